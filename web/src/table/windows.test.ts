import { expect, test } from "vitest";
import type { Stage, Wish } from "$wire/table";
import { common, everywhere, fewer, mayHold, wanted } from "./windows";

const SOME: Record<string, Wish> = { start: "if-it-concerns-me", guard: "always" };

test("what is asked for everywhere alike is named once, and what differs is not", () => {
  expect(common(SOME)).toBeNull();
  expect(common({})).toBeNull();
  expect(common(everywhere(SOME, "never"))).toBe("never");
  expect(everywhere(SOME, "always")).toEqual({ start: "always", guard: "always" });
});

test("fewer questions are asked step by step, down to none", () => {
  expect([fewer(SOME, "guard"), fewer(SOME, "start"), fewer({ start: "never" }, "start"), fewer(SOME, "elsewhere")]).toEqual([
    "if-it-concerns-me",
    "never",
    null,
    null,
  ]);
});

test("holding on is offered while the game runs, if a window could pass somebody by", () => {
  const status = (stage: Stage) => ({ stage, seats: [], votes: [], commitment: null, rematch: null });
  const playing = status({ stage: "playing" });
  expect(mayHold({ wishes: SOME, standing: null, hold: false, status: playing })).toBe(true);
  expect(mayHold({ wishes: SOME, standing: null, hold: false, status: status({ stage: "paused" }) })).toBe(false);
  expect(mayHold({ wishes: {}, standing: null, hold: false, status: playing })).toBe(false);
  expect(mayHold({ wishes: { guard: "always" }, standing: null, hold: false, status: playing })).toBe(false);
  expect(mayHold({ wishes: { guard: "always" }, standing: "next-round", hold: false, status: playing })).toBe(true);
  // Whoever holds must be able to let go.
  expect(mayHold({ wishes: { guard: "always" }, standing: null, hold: true, status: playing })).toBe(true);
});

test("a table is told what somebody likes only where that is something else than it has", () => {
  expect(wanted(SOME, "game", undefined)).toBeNull();
  expect(wanted(SOME, "always", undefined)).toEqual({ start: "always", guard: "always" });
  expect(wanted(everywhere(SOME, "always"), "always", undefined)).toBeNull();
  // What was chosen at a table of this game goes before what is liked everywhere, and kinds that are no more are forgotten.
  expect(wanted(SOME, "always", { guard: "never", gone: "never" })).toEqual({ start: "if-it-concerns-me", guard: "never" });
});
