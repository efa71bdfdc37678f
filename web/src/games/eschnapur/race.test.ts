import { expect, test } from "vitest";
import { goal, packs } from "./race";
import { PLAYERS } from "./sample";

const points = (values: Record<string, number>) => (seat: string) => values[seat] ?? 0;

test("players with equal points share a pin", () => {
  const found = packs(PLAYERS, points({ A: 7, B: 20, C: 7, D: 0 }), 820, 20);
  expect(found.map((pack) => [pack.points, pack.players.map((player) => player.initial).join("")])).toEqual([
    [0, "D"],
    [7, "AC"],
    [20, "B"],
  ]);
});

test("pins never cover each other", () => {
  const found = packs(PLAYERS, points({ A: 18, B: 19, C: 20, D: 21 }), 374, 20);
  for (const one of found) {
    for (const other of found) {
      if (one !== other && one.lane === other.lane) expect(Math.abs(one.x - other.x)).toBeGreaterThan((one.width + other.width) / 2);
    }
  }
  expect(new Set(found.map((pack) => pack.lane)).size).toBeGreaterThan(1);
});

test("no pin leaves the track", () => {
  for (const pack of packs(PLAYERS, points({}), 374, 20)) expect(pack.x - pack.width / 2).toBeGreaterThanOrEqual(0);
});

test("the track ends beyond the leader", () => {
  expect(goal([0, 0])).toBe(30);
  expect(goal([48, 3])).toBe(60);
});
