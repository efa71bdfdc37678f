import { expect, test } from "vitest";
import type { GameEvent } from "$wire/eschnapur";
import { view } from "./sample";
import { spots } from "./spots";

function about(...events: GameEvent[]): string[] {
  return spots({ events, view: view(), duration: 1 });
}

test("a card that is turned is seen in its place, and its official is named once", () => {
  expect(
    about({ event: "revealed", seat: "A", official: 2, gold: 3, back: false }, { event: "stayed-blocked", seat: "B", official: 2 }),
  ).toEqual(["slot A 2", "official 2", "slot B 2"]);
});

test("what nobody must look for has no place", () => {
  expect(about({ event: "round-began", round: 2 })).toEqual([]);
});
