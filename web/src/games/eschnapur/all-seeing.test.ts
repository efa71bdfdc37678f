import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Purse, Shown, TableauShown } from "$wire/eschnapur";
import type { BySeat, Seat } from "$wire/tabletop";
import { speak } from "$src/words/words.svelte";
import { allSeeing } from "./all-seeing";
import { endedGame } from "./ended-games";
import { fold } from "./fold";
import Hands from "./Hands.svelte";
import { plan, PLAYERS, scene, slots } from "./sample";

/** A recorded view. */
const BASE = endedGame("spectator-4-short").view;

const HANDS: Record<"A" | "B", Purse> = { A: [0, 1], B: [5] };

/** What each player saw: their own hand and their own plan. */
function views(phase: (seat: Seat) => Shown["phase"]): BySeat<Shown> {
  const found: BySeat<Shown> = {};
  for (const seat of ["A", "B"] as const) {
    const own = BASE.tableaus[seat];
    if (own === undefined) throw new Error("a player is missing");
    found[seat] = {
      ...BASE,
      observer: { observer: "seat", seat },
      phase: phase(seat),
      officials: [1, 2, 3, 4, 5],
      tableaus: { ...BASE.tableaus, [seat]: { ...own, hand: HANDS[seat], sites: [1, 2] } },
    };
  }
  return found;
}

test("each tableau is the one its owner sees", () => {
  const seen = allSeeing(views(() => BASE.phase));
  expect(seen?.observer).toEqual({ observer: "spectator" });
  expect(seen?.tableaus.A).toMatchObject({ hand: HANDS.A, sites: [1, 2] });
  expect(seen?.tableaus.B).toMatchObject({ hand: HANDS.B, sites: [1, 2] });
});

test("nobody's plan is mine", () => {
  const seen = allSeeing(views(() => ({ step: "sites", awaited: ["B"], mine: [3, 4] })));
  expect(seen?.phase).toEqual({ step: "sites", awaited: ["B"], mine: null });
});

test("what was chosen lies where it will be seen, and only for those who have chosen", () => {
  const picked = allSeeing(views((seat) => ({ step: "sites", awaited: [], mine: seat === "A" ? [3, 4] : [] })));
  expect(picked?.tableaus.A?.sites).toEqual([3, 4]);
  expect(picked?.tableaus.B?.sites).toEqual([1, 2]);
  const laid = allSeeing(views((seat) => ({ step: "laying", awaited: [], mine: seat === "A" ? plan() : plan({ 1: 5, 2: 0, 5: 1 }) })));
  const cards = (seat: "A" | "B") => laid?.tableaus[seat]?.slots.map((slot) => (slot.slot === "empty" ? null : slot.gold));
  expect(cards("A")).toEqual(BASE.tableaus.A?.slots.map((slot) => (slot.slot === "empty" ? null : slot.gold)));
  expect([cards("B")?.[0], cards("B")?.[1], cards("B")?.[4]]).toEqual([5, 0, 1]);
});

test("what is chosen is drawn as it is told, while others know nothing of it", () => {
  const seen = allSeeing(views(() => ({ step: "laying", awaited: [], mine: plan() })));
  if (seen === null) throw new Error("there is a game");
  const laid = fold(
    { ...seen, tableaus: { ...seen.tableaus, A: { ...(seen.tableaus.A as TableauShown), slots: slots() } } },
    { event: "gold-laid", seat: "A", official: 2, gold: 1 },
  );
  expect(laid.tableaus.A?.slots[1]).toEqual({ slot: "down", gold: 1 });
  expect(laid.tableaus.A?.hand).toEqual([0]);
  const picked = fold(
    { ...seen, tableaus: { ...seen.tableaus, A: { ...(seen.tableaus.A as TableauShown), sites: null } } },
    { event: "site-picked", seat: "A", part: 4 },
  );
  expect(picked.tableaus.A?.sites).toEqual([4]);
  expect(fold(BASE, { event: "site-picked", seat: "A", part: 4 })).toMatchObject({ tableaus: BASE.tableaus });
});

test("everybody's hand is shown, by value", () => {
  const seen = allSeeing(views(() => BASE.phase));
  if (seen === null) throw new Error("there is a game");
  const players = PLAYERS.slice(0, 2);
  const { container } = render(Hands, { scene: scene({ view: seen, players, me: null }) });
  const told = [...container.querySelectorAll<HTMLElement>("[data-hand-of]")].map((hand) => [
    hand.dataset["handOf"],
    hand.querySelector(".unseen")?.textContent,
  ]);
  expect(told).toEqual([
    ["A", "Anna: 1 × 0, 1 × 1"],
    ["B", "Bert: 1 × 5"],
  ]);
  const counts = [...container.querySelectorAll('[data-hand-of="A"] .count')].map(({ textContent }) => textContent);
  expect(counts).toEqual(["×1", "×1", "×0", "×0", "×0", "×0"]);
});

test("without views there is nothing to see", () => {
  expect(allSeeing({})).toBeNull();
});

beforeAll(() => speak("en"));
