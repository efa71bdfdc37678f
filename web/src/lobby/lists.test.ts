import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pretend } from "$src/testing/server";
import { speak } from "$src/words/words.svelte";
import { TableList, whileLooking } from "./lists.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("lists are heard anew while somebody looks, and while nobody does nothing runs", () => {
  const refresh = vi.fn();
  const seen = vi.spyOn(document, "visibilityState", "get");
  const look = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  seen.mockReturnValue("visible");
  const stop = whileLooking(refresh);
  vi.advanceTimersByTime(40_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  look("hidden");
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  look("visible");
  expect(refresh).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect([refresh.mock.calls.length, vi.getTimerCount()]).toEqual([3, 0]);
  seen.mockRestore();
});

test("older tables stay when the newest are heard anew", async () => {
  pretend({
    "GET /api/tables?list=finished": { tables: [{ table: "new" }], next: "9" },
    "GET /api/tables?list=finished&before=9": { tables: [{ table: "old" }], next: null },
  });
  const list = new TableList("finished");
  await list.refresh();
  await list.more();
  pretend({ "GET /api/tables?list=finished": { tables: [{ table: "newest" }, { table: "new" }], next: "8" } });
  await list.refresh();
  expect(list.tables.map(({ table }) => table)).toEqual(["newest", "new", "old"]);
  expect(list.next).toBeNull();
});

test("what went wrong is kept with the tables that were heard before", async () => {
  pretend({ "GET /api/tables?list=open": { tables: [{ table: "one" }], next: null } });
  const list = new TableList("open");
  await list.refresh();
  pretend({});
  await list.refresh();
  expect(list.trouble).not.toBeNull();
  expect(list.tables).toHaveLength(1);
});
