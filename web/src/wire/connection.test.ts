import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "$wire/index";

class FakeSocket extends EventTarget {
  static latest: FakeSocket | null = null;
  readonly said: unknown[] = [];
  isClosed = false;

  constructor() {
    super();
    FakeSocket.latest = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  hello(protocol: number): void {
    const message = { message: "hello", protocol, me: { person: "p", name: "Anna" }, time: 0 };
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

async function meeting(protocol: number) {
  const { speak } = await import("$src/words/words.svelte");
  await speak("en");
  const { Connection } = await import("./connection.svelte");
  const { isOutdated } = await import("./version.svelte");
  const connection = new Connection();
  const ear = { hear: vi.fn(), resume: vi.fn() };
  connection.listen("table", ear);
  const socket = FakeSocket.latest;
  if (socket === null) throw new Error("nobody was called");
  socket.hello(protocol);
  return { connection, ear, socket, isOutdated: isOutdated() };
}

test("a server of our version is talked to, and every message has its number", async () => {
  const { connection, ear, socket, isOutdated } = await meeting(PROTOCOL);
  expect([ear.resume.mock.calls.length, isOutdated, connection.state]).toEqual([1, false, "open"]);
  void connection.say({ message: "watch", with: { table: "table" } }).catch(() => undefined);
  expect(socket.said).toEqual([{ id: 1, message: "watch", with: { table: "table" } }]);
});

test("a server that was renewed is not talked to, and people are told", async () => {
  const { connection, ear, socket, isOutdated } = await meeting(PROTOCOL + 1);
  expect([ear.resume.mock.calls.length, isOutdated, connection.state]).toEqual([0, true, "resting"]);
  expect([socket.said, socket.isClosed]).toEqual([[], true]);
});

test("answers over HTTP tell it too", async () => {
  const { isOutdated, meetIn } = await import("./version.svelte");
  meetIn(new Headers());
  meetIn(new Headers({ "durbar-protocol": String(PROTOCOL) }));
  expect(isOutdated()).toBe(false);
  meetIn(new Headers({ "durbar-protocol": "1" }));
  expect(isOutdated()).toBe(true);
});
