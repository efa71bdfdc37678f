import { beforeAll, expect, test } from "vitest";
import type { Shown } from "$wire/morgenland";
import { speak } from "$src/words/words.svelte";
import { isStranded, lantern, turnOf } from "./mountain";
import { tallyShown } from "./ranking";
import { artefacts, AskedPlan, beat, hidden, open, player, scene, standing, view } from "./sample";
import { strengthsOf } from "./tally";
import { tallyTold } from "./told";
import { GAMES } from "./recorded";

beforeAll(() => speak("en"));

const CAVE: Partial<Shown> = {
  stage: { stage: "tally", space: "cave-1" },
  standing: standing({
    ranking: [
      { seat: "B", strength: 9 },
      { seat: "A", strength: 9 },
      { seat: "C", strength: 2 },
    ],
  }),
};

test("a tie is settled by the sequence, and everybody sees what they get", () => {
  const tally = tallyShown(scene({ view: view(CAVE) }));
  if (tally === null) throw new Error("nobody is ranked");
  expect(tallyTold(tally)).toBe("1. Bo 9, 5 crowns, 9 = 9, Bo sits earlier. 2. Anna 9, 3 crowns. 3. Cleo 2");
});

test("what was taken from a shelf is remembered", () => {
  const recent = [{ event: "took-shelf", seat: "B", cave: "cave-1", shelf: 1, units: 5 }] as const;
  const shown = view({ ...CAVE, caves: { "cave-1": [0, 3] } });
  expect(tallyShown(scene({ view: shown, recent, beat: beat(recent, shown) }))?.ranks.map(({ fate }) => fate)).toEqual([
    { fate: "shelf", kind: "crown", units: 5, isTaken: true },
    { fate: "shelf", kind: "crown", units: 3, isTaken: false },
    { fate: "nothing" },
  ]);
});

test("at the guard nobody competes: some enter, some owe, some are turned away", () => {
  const shown = view({
    guard: 6,
    stage: { stage: "tally", space: "guard" },
    standing: standing({
      ranking: [
        { seat: "A", strength: 6 },
        { seat: "B", strength: 4 },
        { seat: "C", strength: 4 },
      ],
      entered: ["A"],
      bribes: { B: 2 },
    }),
  });
  const tally = tallyShown(scene({ view: shown }));
  expect(tally?.ranks.map(({ fate, isTied }) => [fate.fate, isTied])).toEqual([
    ["enters", false],
    ["owes", false],
    ["away", false],
  ]);
});

test("whoever is strong enough for the guard is not turned away while others may still play something", () => {
  const shown = view({
    guard: 7,
    stage: { stage: "tally", space: "guard" },
    standing: standing({
      ranking: [
        { seat: "B", strength: 15 },
        { seat: "A", strength: 5 },
      ],
      let_in: ["B"],
      bribes: { A: 2 },
    }),
  });
  expect(tallyTold(tallyShown(scene({ view: shown })) ?? { space: "guard", ranks: [] })).toBe("1. Bo 15, enters. 2. Anna 5, 2 short");
});

test("in a room the price is said until it is bought or declined", () => {
  const shown = view({
    stage: { stage: "tally", space: "room-1" },
    standing: standing({
      ranking: [
        { seat: "B", strength: 9 },
        { seat: "A", strength: 8 },
      ],
      prices: { B: [9], A: [7, 1] },
    }),
    ask: { step: "buying", seat: "A", declined: ["B"] },
  });
  expect(tallyTold(tallyShown(scene({ view: shown })) ?? { space: "room-1", ranks: [] })).toBe("1. Bo 9, declines. 2. Anna 8, pays 7 + 1");
});

test("a warning comes with tokens in rooms that nothing opens, and only while tokens are placed", () => {
  const mine = (change: Parameters<typeof player>[0]) => view({ players: { A: player({ hand: [2], ...change }) } });
  const placing = new AskedPlan(["place 2 market"]);
  const inRoom = [hidden("room-1", 7)];
  const stranded = (change: Parameters<typeof player>[0], choice: AskedPlan | null = placing) =>
    isStranded(scene({ view: mine(change), choice }));
  expect(stranded({ pieces: inRoom })).toBe(true);
  expect(stranded({ pieces: [] })).toBe(false);
  expect(stranded({ pieces: [...inRoom, hidden("guard", 1)] })).toBe(false);
  expect(stranded({ pieces: inRoom, artefacts: artefacts({ key: 1 }) })).toBe(false);
  expect(stranded({ pieces: inRoom, artefacts: artefacts({ carpet: 1 }), used: artefacts({ carpet: 1 }) })).toBe(true);
  expect(stranded({ pieces: inRoom }, new AskedPlan(["pass"]))).toBe(false);
});

test("the lantern stands where the round is", () => {
  expect(lantern({ stage: { stage: "placed" } })).toBe("foot");
  expect(lantern({ stage: { stage: "caves-done" } })).toBe("city-gate");
  expect(lantern({ stage: { stage: "tally", space: "market" } })).toBe("market");
  expect(["cave-5", "market", "guard"].map((space) => turnOf({ stage: { stage: "tally", space: "market" } }, space as "market"))).toEqual([
    "done",
    "now",
    "ahead",
  ]);
});

test("a Double counts once more, a Carpet for 3, and the last are first except at the guard", () => {
  const shown = view({
    marks: { taboo: null, smuggler: null, reversed: true, spy: null, djinn: null, keys: [], entered: [] },
    players: { A: player({ pieces: [open("market", 9, 1), open("guard", 9)], carpets: ["market"] }) },
  });
  expect(strengthsOf(shown)).toEqual({ market: { A: { strength: 5, hidden: 0 } }, guard: { A: { strength: 9, hidden: 0 } } });
});

test.each(GAMES)("what lies on the spaces is added up as the server does, in %s", (_, game) => {
  for (const { after } of game) {
    if (after.stage.stage !== "over") expect(strengthsOf(after)).toEqual(after.standing.strengths);
  }
});
