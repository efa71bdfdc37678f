import { beforeAll, expect, test } from "vitest";
import type { Purse, Shown } from "$wire/eschnapur";
import type { BySeat, Seat } from "$wire/tabletop";
import type { Player } from "$src/table/players";
import { speak } from "$src/words/words.svelte";
import { allSeeing, sealed, sealedTold } from "./all-seeing";
import endedGames from "./ended-games.json";
import { plan } from "./sample";

/** A recorded view; a JSON module knows no literal types. */
const BASE = endedGames["spectator-4-short"].view as unknown as Shown;

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

test("sealed sites and cards are told for each player who has some", () => {
  expect(sealed(views((seat) => ({ step: "sites", awaited: [], mine: seat === "A" ? [3, 4] : [] })))).toEqual([
    { seat: "A", step: "sites", parts: [3, 4] },
  ]);
  expect(sealed(views((seat) => ({ step: "laying", awaited: [], mine: seat === "A" ? plan() : plan({ 1: 5, 2: 0, 5: 1 }) })))).toEqual([
    { seat: "B", step: "laying", cards: [{ official: 1, gold: 5 }, { official: 2, gold: 0 }, { official: 5, gold: 1 }] },
  ]);
});

test("without views there is nothing to see", () => {
  expect(allSeeing({})).toBeNull();
});

beforeAll(() => speak("en"));

test("sealed choices are told with names", () => {
  const players = [{ seat: "A", name: "Anna" }] as Player[];
  expect(sealedTold(views(() => ({ step: "sites", awaited: [], mine: [3, 4] })), players)).toEqual([
    { seat: "A", sentence: "Anna: part 3 and part 4" },
    { seat: "B", sentence: "B: part 3 and part 4" },
  ]);
  expect(sealedTold(views((seat) => ({ step: "laying", awaited: [], mine: seat === "A" ? plan({ 1: 5, 5: 1 }) : plan() })), players)).toEqual([
    { seat: "A", sentence: "Anna: 5 for the blockade and 1 for the move" },
  ]);
});
