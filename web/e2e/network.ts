import { once } from "node:events";
import { type AddressInfo, createServer, connect, type Server, type Socket } from "node:net";

/**
 * A bad network between a browser and a server: what goes through it is late, waits until it is let through, or is cut off.
 */
export class Network {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  /** One way, in milliseconds. */
  delay = 0;
  /** Is nobody let in? */
  isDown = false;
  #held: (() => void)[] | null = null;
  /** How much went through to the server, to tell whether somebody is still asking. */
  asked = 0;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((socket) => this.#join(socket));
  }

  static async start(address: string): Promise<Network> {
    const network = new Network(new URL(address));
    network.#server.listen(0, "127.0.0.1");
    await once(network.#server, "listening");
    return network;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends every connection, as a train in a tunnel does: what is under way is lost. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** From now on answers wait until they are let through. */
  hold(): void {
    this.#held = [];
  }

  /** Lets all answers through that wait: a round trip is over. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = [];
    for (const pass of held) pass();
  }

  /** Nothing waits any more. */
  flow(): void {
    this.release();
    this.#held = null;
  }

  get waiting(): number {
    return this.#held?.length ?? 0;
  }

  async stop(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }

  #join(browser: Socket): void {
    if (this.isDown) {
      browser.destroy();
      return;
    }
    const server = connect(Number(this.#target.port), this.#target.hostname);
    const both = [browser, server];
    for (const socket of both) {
      this.#sockets.add(socket);
      // Whatever goes wrong here is what the network is made for.
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#sockets.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    browser.on("data", (bytes) => {
      this.asked += bytes.length;
      this.#late(() => server.write(bytes));
    });
    server.on("data", (bytes) => {
      const pass = () => this.#late(() => browser.write(bytes));
      if (this.#held === null) pass();
      else this.#held.push(pass);
    });
  }

  #late(pass: () => void): void {
    if (this.delay === 0) pass();
    else setTimeout(pass, this.delay);
  }
}
