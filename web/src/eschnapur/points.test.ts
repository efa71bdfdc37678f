import { describe, expect, test } from "vitest";
import type { Event, Shown } from "$wire/eschnapur";
import type { Outcome } from "$wire/tabletop";
import endedGames from "./ended-games.json";
import { endingOf, officialsWon, outcomeByPoints, pointsByRound, scores, seatsOf, standings } from "./points";

/** Recorded games; a JSON module knows no literal types. */
const GAMES = endedGames as unknown as Record<string, { outcome: Outcome; view: Shown; story: Event[] }>;

function game(name: string): { outcome: Outcome; view: Shown; story: Event[] } {
  const found = GAMES[name];
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}

describe.each(Object.keys(GAMES))("in %s", (name) => {
  const { view, story, outcome } = game(name);
  const seats = seatsOf(view);

  test("parts and bonus add up to the points of every player", () => {
    const found = scores(story, seats);
    expect(found.size).toBe(Object.keys(outcome).length);
    for (const seat of seats) {
      expect(found.get(seat)?.total).toBe(view.tableaus[seat]?.vp);
      expect(found.get(seat)?.total).toBe(outcome[seat]?.points);
    }
  });

  test("the chart begins with nothing and ends with the outcome", () => {
    const tallies = pointsByRound(story, seats);
    expect(tallies.map(({ round }) => round)).toEqual([...Array(view.round + 1).keys(), "end"]);
    for (const seat of seats) {
      expect(tallies[0]?.points.get(seat)).toBe(0);
      expect(tallies.at(-1)?.points.get(seat)).toBe(outcome[seat]?.points);
      const bonus = view.phase.step === "over" ? (view.phase.bonus[seat] ?? 0) : 0;
      expect(tallies.at(-2)?.points.get(seat)).toBe((outcome[seat]?.points ?? 0) - bonus);
    }
  });

  test("players stand in the order of the outcome", () => {
    const places = standings(view, outcome).map(({ place }) => place);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).toHaveLength(seats.length);
  });

  test("every won official counts once", () => {
    const won = officialsWon(story, seats);
    const events = story.filter((event) => typeof event !== "string" && "won" in event);
    expect([...won.values()].reduce((sum, one) => sum + one, 0)).toBe(events.length);
  });

  test("the ending is told", () => {
    expect(endingOf(view)).toBe("parts-finished");
  });
});

test("gold decides between players of equal points", () => {
  const { view, outcome } = game("spectator-4-short");
  const [first, second, third] = standings(view, outcome);
  expect(first).toMatchObject({ seat: "B", place: 1, points: 37, gold: 41, byGold: true });
  expect(second).toMatchObject({ seat: "A", place: 2, points: 37, gold: 32, byGold: true });
  expect(third?.byGold).toBe(false);
});

test("without an outcome, equal points share a place", () => {
  const { view } = game("spectator-4-short");
  expect(outcomeByPoints(view)).toMatchObject({ A: { place: 1 }, B: { place: 1 }, D: { place: 3 }, C: { place: 4 } });
});

test("gold that people must remember themselves is not shown", () => {
  const { view, outcome } = game("seat-2-short");
  const tableaus = structuredClone(view.tableaus);
  delete tableaus.B?.owned;
  expect(standings({ ...view, tableaus }, outcome)[0]).toMatchObject({ seat: "B", gold: null });
});
