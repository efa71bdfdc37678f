import { beforeAll, describe, expect, test } from "vitest";
import type { GameEvent } from "$wire/eschnapur";
import { eschnapur } from "$src/games/eschnapur/game";
import { GAMES, type Recorded } from "$src/games/eschnapur/recorded";
import { PLAYERS } from "$src/games/eschnapur/sample";
import { speak } from "$src/words/words.svelte";
import { lastMove, movesOf } from "./moves";

beforeAll(() => speak("en"));

function moves(game: readonly Pick<Recorded, "events">[]) {
  const pages = game.map(({ events }, seq) => ({ seq, news: events.map((event) => ({ news: "event" as const, event })) }));
  return movesOf(eschnapur, pages, PLAYERS);
}

/** What only those can do who decide; what is told of it besides. */
const DECIDED: readonly GameEvent["event"][] = [
  "chose",
  "bought",
  "passed",
  "blocked",
  "stopped",
  "built",
  "took",
  "protected",
  "moved",
  "moved-nothing",
  "marker-chosen",
];

describe.each(GAMES)("the moves of a game of %s", (_, game) => {
  test("are all that was decided, each right after it", () => {
    const found = moves(game);
    const told = new Set(found.map(({ moment: { seq, step } }) => `${seq}.${step}`));
    for (const [seq, { events }] of game.entries()) {
      for (const [n, event] of events.entries()) {
        if (!DECIDED.includes(event.event)) continue;
        // A decision is a move, or the next event of the same player goes on with it.
        const ends = found.find(({ moment }) => moment.seq > seq || (moment.seq === seq && moment.step >= n + 1));
        const seat = "by" in event ? event.by : "seat" in event ? event.seat : null;
        expect([event.event, ends?.seat]).toEqual([event.event, seat]);
      }
    }
    expect(told.size).toBe(found.length);
    expect(found.length).toBeGreaterThan(40);
  });

  test("say who did what, in their rounds", () => {
    const found = moves(game);
    for (const { seat, sentence } of found) expect(sentence).toContain(PLAYERS.find((player) => player.seat === seat)?.name);
    const last = game.at(-1)?.after.round;
    expect(found.at(-1)?.round).toBe(last);
    expect(found.map(({ round }) => round)).toEqual(found.map(({ round }) => round).sort((one, other) => one - other));
  });
});

test("a plan that is seen whole is one move", () => {
  const events: GameEvent[] = [
    { event: "site-picked", seat: "A", part: 1 },
    { event: "site-picked", seat: "A", part: 6 },
    { event: "chose", seat: "A" },
    { event: "chose", seat: "B" },
    { event: "gold-laid", seat: "A", official: 1, gold: 2 },
    { event: "gold-laid", seat: "A", official: 2, gold: null },
    { event: "chose", seat: "A" },
    { event: "won", official: 4, seat: "B", gold: 3, because: "highest", bids: [] },
    { event: "marker-handed", seat: "A", marker: 1 },
    { event: "marker-handed", seat: "B", marker: 2 },
    { event: "order-set", order: ["A", "B"], drawn: false },
    { event: "built", seat: "A", part: 1, field: 1 },
    { event: "premium", part: 1, premium: 3 },
    { event: "built", seat: "A", part: 1, field: 2 },
    { event: "took", seat: "B", gold: 2 },
    { event: "took", seat: "B", gold: 1 },
  ];
  expect(moves([{ events }]).map(({ seat, sentence, moment }) => `${moment.step} ${seat}: ${sentence}`)).toEqual([
    "3 A: Anna picks part 1 and part 6.",
    "4 B: Bert has chosen.",
    "7 A: Anna lays 2 for the blockade.",
    "11 B: Bert sets the turn order: Anna and Bert.",
    "14 A: Anna builds 2 stones on part 1.",
    "16 B: Bert takes 2 and 1 from the bank.",
  ]);
});

test("the move that was made last is known at every moment", () => {
  const found = [
    { seq: 2, step: 1 },
    { seq: 4, step: 3 },
  ].map((moment) => ({ moment, round: 1, seat: "A" as const, sentence: "" }));
  expect(
    [
      { seq: 1, step: 9 },
      { seq: 2, step: 1 },
      { seq: 4, step: 2 },
      { seq: 4, step: 3 },
    ].map((here) => lastMove(found, here)),
  ).toEqual([-1, 0, 0, 1]);
});
