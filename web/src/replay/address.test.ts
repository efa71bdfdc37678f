import { expect, test } from "vitest";
import { routeOf } from "$src/route.svelte";
import type { SeatedPlayer } from "$src/table/players";
import { addressOf, eyesNamed } from "./address";

const PLAYERS = [{ seat: "A" }, { seat: "B" }] as SeatedPlayer[];

test("an address leads back to the same moment and the same eyes", () => {
  const here = routeOf(new URL(addressOf("t1", 34, "B"), "http://durbar.example"));
  expect(here).toEqual({ screen: "replay", table: "t1", at: 34, eyes: "B" });
});

test("what goes without saying is left out", () => {
  expect(addressOf("t1", 0, "spectator")).toBe("/replay/t1");
});

test("only eyes that are there are looked through", () => {
  expect(eyesNamed("B", PLAYERS, true)).toBe("B");
  expect(eyesNamed("C", PLAYERS, true)).toBe("spectator");
  expect(eyesNamed(null, PLAYERS, true)).toBe("spectator");
  expect(eyesNamed("all", PLAYERS, true)).toBe("all");
  expect(eyesNamed("all", PLAYERS, false)).toBe("spectator");
});
