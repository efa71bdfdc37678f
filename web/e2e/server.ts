import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type APIRequestContext, expect, request } from "@playwright/test";
import type { ListedTable, Me, NewTable, Opened } from "$wire/protocol";
import type { TableId, Terms } from "$wire/table";
import type { Seat } from "$wire/tabletop";

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of three or four fields: a game over within a few rounds. */
export const SHORT = readFileSync(here("./short.toml"), "utf8");

const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E"];

const TERMS: Terms = {
  pace: { pace: "free" },
  open_counting: true,
  spectators: true,
  private_chat: false,
  public: true,
  stand_in: "novice",
};

/** What a test wants of a table; everything has a default. */
export interface Wish {
  /** "eschnapur" unless said otherwise. */
  game?: string;
  /** 3 unless said otherwise. */
  players?: number;
  /** Where whoever opens it sits: A unless said otherwise; null to look on. */
  seat?: Seat | null;
  /** Seats left free for others. Such a table waits until somebody starts it; any other begins at once. */
  free?: readonly Seat[];
  /** How strong the bots on all other seats are: "random", "novice" or "regular". */
  level?: string;
  /** The text of an edition file; Eschnapur is short unless said otherwise, and null is the usual edition. */
  edition?: string | null;
  /** The version and the like. */
  choices?: NewTable["choices"];
  /** Whatever differs from a public table without a clock. */
  terms?: Partial<Terms>;
}

/** A real server in a process of its own, with a folder of its own. Bots answer at once, and nothing is limited. */
export class Server {
  /** Where it is: the same after every restart. */
  readonly address: string;
  readonly #data: string;
  #process: ChildProcess;

  private constructor(address: string, data: string, process: ChildProcess) {
    this.address = address;
    this.#data = data;
    this.#process = process;
  }

  /** Starts one on a free port. */
  static async start(): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), "durbar-e2e-"));
    const { process, address } = await launch("127.0.0.1:0", data);
    return new Server(address, data, process);
  }

  /** Stops it as a host would; clients are told. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Ends it as if the machine had failed. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Starts it again after it was stopped or killed: the same tables at the same address. */
  async restart(): Promise<void> {
    await this.stop();
    ({ process: this.#process } = await launch(new URL(this.address).host, this.#data));
  }

  /** Ends it and forgets everything. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Somebody without a browser, to fill seats and to open tables. */
  async api(name: string): Promise<APIRequestContext> {
    const api = await request.newContext({ baseURL: this.address });
    await this.signIn(api, name);
    return api;
  }

  /** Makes whoever has these cookies a guest. */
  async signIn(api: APIRequestContext, name: string): Promise<Me> {
    const answer = await api.post(`${this.address}/api/guests`, { data: { name } });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as Me;
  }

  /** Opens a table, and says which. */
  async open(host: APIRequestContext, wish: Wish = {}): Promise<TableId> {
    const { game = "eschnapur", players = 3, seat = "A", free = [], level = "random", choices } = wish;
    const edition = wish.edition === undefined && game === "eschnapur" ? SHORT : (wish.edition ?? null);
    const others = SEATS.slice(0, players).filter((other) => other !== seat && !free.includes(other));
    const table: NewTable = {
      game,
      players,
      edition,
      seat,
      terms: { ...TERMS, ...wish.terms },
      bots: Object.fromEntries(others.map((other) => [other, level])),
      start: free.length === 0,
      ...(choices === undefined ? {} : { choices }),
    };
    const answer = await host.post(`${this.address}/api/tables`, { data: table });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as Opened).table;
  }

  /**
   * A table that goes on where a log ends that was kept: how the game began, and what was done. Whoever asks for it sits at A, with
   * bots on all other seats.
   */
  async continued(host: APIRequestContext, wish: Omit<Wish, "seat" | "free">, log: readonly unknown[]): Promise<TableId> {
    const model = await this.open(host, wish);
    const keep = (...words: string[]) => run(program(), [...words, "--data", this.#data]);
    const { stdout } = await keep("export", model);
    const id = `${model.slice(0, -1)}${model.endsWith("0") ? "1" : "0"}`;
    const document = JSON.parse(stdout.replaceAll(model, id)) as { entries: { deed: string }[] };
    const sat = document.entries.filter(({ deed }) => deed === "sat");
    const file = join(this.#data, `${id}.json`);
    writeFileSync(file, JSON.stringify({ ...document, entries: [...sat, ...log] }));
    await keep("import", file);
    return id;
  }

  /** How a table stands. */
  async table(host: APIRequestContext, table: TableId): Promise<ListedTable> {
    const answer = await host.get(`${this.address}/api/tables/${table}`);
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as ListedTable;
  }

  /** A game that bots have played to its end, for replays and results. */
  async played(host: APIRequestContext, wish: Omit<Wish, "seat" | "free"> = {}): Promise<TableId> {
    const table = await this.open(host, { ...wish, seat: null });
    const stage = async () => (await this.table(host, table)).stage.stage;
    await expect.poll(stage, { timeout: 60_000 }).toBe("finished");
    return table;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill(signal);
    await ended;
  }
}

/** The program: as the chores say, or as a build of the tests left it. */
function program(): string {
  const built = process.env["DURBAR"] ?? here("../../target/debug/durbar");
  if (existsSync(built)) return built;
  throw new Error(`there is no ${built}: "cargo xtask web && cargo build -p durbar" makes it, or DURBAR says where it is`);
}

async function launch(listen: string, data: string): Promise<{ process: ChildProcess; address: string }> {
  const options = ["--listen", listen, "--data", data, "--hasty-bots", "--lift-limits", "--log", "warn"];
  const child = spawn(program(), ["serve", ...options], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Durbar is at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return { process: child, address };
  }
  throw new Error("the server ended before it said where it is");
}
