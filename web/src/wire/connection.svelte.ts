import type { ToServer } from "$wire/index";
import type { ClientMessage, ServerMessage } from "$wire/protocol";
import type { TableId } from "$wire/table";
import type { Asked } from "$wire/tabletop";
import { words } from "$src/words/words.svelte";
import { Refusal, Unreachable } from "./problem";
import { meet } from "./version.svelte";

/** What the server says, of a game with this view and these events. */
type FromServer<V = unknown, E = unknown> = ServerMessage<unknown, V, E, Asked<unknown, unknown>>;

export type TableMessage<V = unknown, E = unknown> = Extract<
  FromServer<V, E>,
  { message: "table" | "frame" | "draft" | "people" | "gone" | "recalled" }
>;

/**
 * Somebody who wants to hear of a table. The server tells only of the game that is played there, so whoever listens may expect
 * to be told of that game.
 */
export interface Ear {
  hear(message: TableMessage): void;
  /** The connection is there again: whatever was missed must be asked for. */
  resume(): void;
}

interface Waiting {
  done(): void;
  failed(why: Error): void;
}

/** How long to wait before trying again, in milliseconds: longer and longer, up to the last one. */
const PATIENCE = [0, 500, 1000, 2000, 4000, 8000];

/** An answer that takes longer than this does not come any more. */
const ANSWER_PATIENCE = 15_000;

/** The server expects to hear something from time to time; so do we. */
const PULSE = 20_000;

/** The one socket of this window. It comes back by itself. */
export class Connection {
  /** Is it there? */
  state = $state<"resting" | "connecting" | "open">("resting");
  /** What the operator says to everybody. */
  announcement = $state.raw<Extract<FromServer, { message: "announcement" }> | null>(null);
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  #socket: WebSocket | null = null;
  #number = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ears = new Map<TableId, Ear>();

  /** Listens to a table. The socket is there as long as somebody listens. Whoever is being told already need not ask. */
  listen(table: TableId, ear: Ear, isTold = false): () => void {
    this.#ears.set(table, ear);
    if (this.#socket === null) this.#connect();
    else if (this.state === "open" && !isTold) ear.resume();
    return () => {
      if (this.#ears.get(table) !== ear) return;
      this.#ears.delete(table);
      if (this.state === "open") this.say({ message: "unwatch", with: { table } }).catch(() => undefined);
      if (this.#ears.size === 0) this.#rest();
    };
  }

  /** Says something; the promise is kept when the server has done it. */
  say(message: ClientMessage): Promise<void> {
    const socket = this.#socket;
    if (socket === null || this.state !== "open") return Promise.reject(new Unreachable());
    this.#number += 1;
    const id = this.#number;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Unreachable());
      }, ANSWER_PATIENCE);
      const end = () => {
        clearTimeout(late);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
        done() {
          end();
          resolve();
        },
        failed(why) {
          end();
          reject(why);
        },
      });
      const numbered: ToServer = { id, ...message };
      socket.send(JSON.stringify(numbered));
    });
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Another person, another socket. */
  renew(): void {
    if (this.#socket !== null) this.#socket.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.state = "connecting";
    const address = new URL("/api/socket", window.location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("language", words().language);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as FromServer);
    });
    socket.addEventListener("close", () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #rest(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.state = "resting";
    socket?.close();
    this.#failAll();
  }

  #lost(): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    this.#failAll();
    if (this.#ears.size === 0) {
      this.state = "resting";
      return;
    }
    this.state = "connecting";
    const wait = PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)] ?? 0;
    this.#failures += 1;
    // A server that restarts would be run over by everybody coming back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #failAll(): void {
    for (const waiting of [...this.#waiting.values()]) waiting.failed(new Unreachable());
  }

  #hear(message: FromServer): void {
    switch (message.message) {
      case "hello":
        // Nothing that is said from here on would be understood.
        if (!meet(message.protocol)) {
          this.#rest();
          return;
        }
        this.ahead = message.time - Date.now();
        this.#failures = 0;
        this.state = "open";
        this.#pulse = setInterval(() => void this.say({ message: "ping" }).catch(() => this.#socket?.close()), PULSE);
        for (const ear of this.#ears.values()) ear.resume();
        return;
      case "done":
        this.#waiting.get(message.id)?.done();
        return;
      case "trouble":
        if (message.id !== null) this.#waiting.get(message.id)?.failed(new Refusal(message.trouble));
        return;
      case "announcement":
        this.announcement = message;
        return;
      case "table":
        this.#ears.get(message.about.table)?.hear(message);
        return;
      case "frame":
        // The server's clock may have been set.
        if (message.frame.news.some(({ news }) => news === "interrupted")) this.ahead = message.frame.at - Date.now();
        this.#ears.get(message.table)?.hear(message);
        return;
      case "draft":
      case "people":
      case "gone":
      case "recalled":
        this.#ears.get(message.table)?.hear(message);
    }
  }
}

export const connection = new Connection();
