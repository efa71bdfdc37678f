import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "$src/settings/settings.svelte";
import type { Room } from "./room.svelte";
import { Sealing } from "./sealing.svelte";

/** A room in which a plan is whole; what was sealed is written down. */
function room(chosen: readonly string[] = ["site 1", "site 2"], isUntold = false): { room: Room<unknown, unknown>; sealed: string[] } {
  const sealed: string[] = [];
  const plan = {
    prompt: { question: 4 },
    wishes: [],
    chosen,
    isClosed: false,
    isUntold,
    settle: () => Promise.resolve(),
    seal: (actions: readonly string[]) => {
      sealed.push(["sealed", ...actions].join(" "));
      return Promise.resolve(true);
    },
  };
  return { room: { isAsked: true, plan, screen: { completion: () => ["leave 1"], isMove } } as unknown as Room<unknown, unknown>, sealed };
}

function isMove(plan: readonly string[]): boolean {
  return plan.length === 1 && plan[0]?.startsWith("site") === true;
}

beforeEach(() => prefer({ confirm: false, atOnce: true, text: false }));
afterEach(() => vi.restoreAllMocks());

test("a button seals at once, a key only when it is pressed again", async () => {
  const { room: one, sealed } = room();
  const sealing = new Sealing(one);
  expect(sealing.strike()).toBe(true);
  await Promise.resolve();
  expect([sealed, sealing.asksAgain]).toEqual([[], true]);
  expect(sealing.strike()).toBe(false);
  await vi.waitFor(() => expect([sealed, sealing.asksAgain]).toEqual([["sealed leave 1"], false]));
  await sealing.press();
  expect(sealed).toHaveLength(2);
});

test("whoever thinks again must begin again", async () => {
  const { room: one, sealed } = room();
  const sealing = new Sealing(one);
  sealing.strike();
  sealing.forget();
  expect(sealing.strike()).toBe(true);
  await Promise.resolve();
  expect(sealed).toEqual([]);
});

test("whoever wants to be asked once more is asked by the button, too", async () => {
  prefer({ confirm: true });
  const { room: one, sealed } = room();
  const sealing = new Sealing(one);
  await sealing.press();
  expect([sealed, sealing.asksAgain]).toEqual([[], true]);
  await sealing.press();
  expect(sealed).toEqual(["sealed leave 1"]);
});

test("a whole move is sealed as it is made, and once only", async () => {
  const { room: one, sealed } = room(["site 1"], true);
  const sealing = new Sealing(one);
  expect(sealing.isMove).toBe(true);
  await sealing.move();
  await sealing.move();
  expect(sealed).toEqual(["sealed"]);
});

test("more than one choice is no move, nor is what the server knows already", () => {
  expect(new Sealing(room(["site 1", "site 2"], true).room).isMove).toBe(false);
  expect(new Sealing(room(["site 1"], false).room).isMove).toBe(false);
});

test.each([{ atOnce: false }, { confirm: true }, { text: true }])("with %o a move waits to be sealed", (wish) => {
  prefer(wish);
  expect(new Sealing(room(["site 1"], true).room).isMove).toBe(false);
});
