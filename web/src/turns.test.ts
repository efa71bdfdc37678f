import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListedTable } from "$wire/protocol";
import { connection, type Ear, type TableMessage } from "$src/wire/connection.svelte";
import { awaiting, hearList, leaveTable, listenInBackground, tellTurn } from "./turns.svelte";

const PEOPLE = ["anna"];

function seat(isAsked: boolean) {
  return {
    sitter: { sitter: "person", person: "anna", away: false, resigned: false },
    name: "Anna",
    asked: isAsked ? 1 : null,
    deadline: null,
  };
}

/** A table in a list at which Anna is asked, or not. */
function listed(table: string, isAsked: boolean, stage = "playing"): ListedTable {
  return { table, stage: { stage }, seats: [seat(isAsked)] } as unknown as ListedTable;
}

function frame(table: string, isAsked: boolean): TableMessage {
  return {
    message: "frame",
    table,
    frame: { seq: 2, at: 0, news: [], board: { status: { stage: { stage: "playing" }, seats: [seat(isAsked)] } } },
  } as unknown as TableMessage;
}

let ears: Map<string, Ear>;

beforeEach(() => {
  ears = new Map();
  vi.spyOn(connection, "listen").mockImplementation((table, ear) => {
    ears.set(table, ear);
    return () => void ears.delete(table);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  hearList([], []);
});

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a list calls for what is new in it, and for nothing that was known", () => {
  hearList([], PEOPLE);
  expect(hearList([listed("one", true)], PEOPLE)).toBe(true);
  expect(hearList([listed("one", true)], PEOPLE)).toBe(false);
  expect(hearList([listed("one", true), listed("two", true)], ["ben"])).toBe(false);
});

test("an open table knows best about itself, and what it knew stays known", () => {
  hearList([listed("one", true), listed("two", true)], PEOPLE);
  tellTurn("one", false);
  expect(awaiting()).toBe(1);
  leaveTable("one");
  expect(awaiting()).toBe(1);
  tellTurn("one", true);
  leaveTable("one");
  expect(awaiting()).toBe(2);
});

test("in the background a window listens to its running tables, and calls once for every turn", () => {
  const onturn = vi.fn();
  const stop = listenInBackground(onturn);
  hearList([listed("one", false), listed("two", true), listed("over", false, "finished"), listed("open", false, "gathering")], PEOPLE);
  expect(ears.size).toBe(0);
  look("hidden");
  expect([...ears.keys()]).toEqual(["one", "two"]);
  ears.get("two")?.hear(frame("two", true));
  expect(onturn).not.toHaveBeenCalled();
  ears.get("one")?.hear(frame("one", true));
  ears.get("one")?.hear(frame("one", true));
  expect([awaiting(), onturn.mock.calls.length]).toEqual([2, 1]);
  ears.get("two")?.hear(frame("two", false));
  expect(awaiting()).toBe(1);
  look("visible");
  expect(ears.size).toBe(0);
  look("hidden");
  stop();
  expect(ears.size).toBe(0);
});

test("a table that is open hears of itself already", () => {
  const stop = listenInBackground(() => undefined);
  hearList([listed("one", false), listed("two", false)], PEOPLE);
  tellTurn("one", false);
  look("hidden");
  expect([...ears.keys()]).toEqual(["two"]);
  stop();
  leaveTable("one");
});
