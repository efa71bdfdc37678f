import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "$src/settings/settings.svelte";
import type { Room } from "./room.svelte";
import { Sealing } from "./sealing.svelte";

/** A room in which a plan is whole; what was sealed is written down. */
function room(): { room: Room<unknown, unknown>; sealed: string[] } {
  const sealed: string[] = [];
  const plan = {
    prompt: { question: 4 },
    wishes: [],
    chosen: ["site 1", "site 2"],
    isSealing: false,
    isUntold: false,
    told: () => Promise.resolve(),
    seal: (actions: readonly string[]) => {
      sealed.push(["sealed", ...actions].join(" "));
      return Promise.resolve(true);
    },
  };
  return { room: { isAsked: true, plan, screen: { completion: () => ["leave 1"] } } as unknown as Room<unknown, unknown>, sealed };
}

beforeEach(() => prefer({ confirm: false }));
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
