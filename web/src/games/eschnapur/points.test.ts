import { describe, expect, test } from "vitest";
import { ENDED, endedGame } from "./ended-games";
import { all } from "./event";
import { endingOf, officialsWon, pointsByRound, scores, seatsOf, standings } from "./points";

describe.each(Object.keys(ENDED))("in %s", (name) => {
  const { view, story, outcome } = endedGame(name);
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
    const ended = standings(view);
    const places = ended.map(({ place }) => place);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const { seat, place, points } of ended) expect({ place, points }).toEqual(outcome[seat]);
  });

  test("every won official counts once", () => {
    const won = officialsWon(story, seats);
    const events = all(story, "won");
    expect([...won.values()].reduce((sum, one) => sum + one, 0)).toBe(events.length);
  });

  test("the ending is told", () => {
    expect(endingOf(view)).toBe("parts-finished");
  });
});

test("gold decides between players of equal points", () => {
  const [first, second, third] = standings(endedGame("spectator-4-short").view);
  expect(first).toMatchObject({ seat: "D", place: 1, points: 37, gold: 50, byGold: true });
  expect(second).toMatchObject({ seat: "C", place: 2, points: 37, gold: 30, byGold: true });
  expect(third?.byGold).toBe(false);
});

test("gold that people must remember themselves is not shown", () => {
  const { view } = endedGame("seat-2-short");
  expect(standings({ ...view, standings: { A: { place: 1, by_gold: false } } })).toMatchObject([{ seat: "A", gold: null }]);
});
