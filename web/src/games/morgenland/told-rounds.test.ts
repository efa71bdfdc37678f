import { describe, expect, test } from "vitest";
import type { GameEvent } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { ENDED } from "./ended-games";
import { all } from "./event";
import { purchases, roundsTold, turnedAway } from "./told-rounds";

const seatsOf = (outcome: object) => Object.keys(outcome).sort() as Seat[];

/** What somebody gave right before this, without anything between. */
function givenBefore(story: readonly GameEvent[], place: number, seat: Seat): number {
  let sum = 0;
  for (const event of story.slice(0, place).reverse()) {
    if (event.event !== "gave" || event.seat !== seat) break;
    sum += event.units;
  }
  return sum;
}

describe.each(ENDED)("%s", (_, { outcome, story }) => {
  const told = roundsTold(story, seatsOf(outcome));

  test("has as many rounds as began", () => {
    expect(told.map(({ round }) => round)).toEqual(all(story, "round-began").map(({ round }) => round));
  });

  test("tells of each purchase what was paid for it, and where", () => {
    const bought = story.flatMap((event, n) =>
      event.event === "bought" ? [{ seat: event.seat, room: event.room, units: givenBefore(story, n, event.seat) }] : [],
    );
    expect(purchases(told).map(({ seat, room, units }) => ({ seat, room, units }))).toEqual(bought);
  });

  test("tells of everybody who was turned away", () => {
    const away = turnedAway(told);
    expect(away.map(({ seat }) => seat)).toEqual(all(story, "turned-away").map(({ seat }) => seat));
    for (const { strength, guard } of away) expect(strength).toBeLessThan(guard);
    for (const { round, guard } of away)
      expect(all(told[round - 1]?.events ?? [], "guard-turned").map((one) => one.strength)).toEqual([guard]);
  });
});
