import { expect, test } from "vitest";
import { crowd, type Party } from "./crowd";
import { partiesToLay } from "./crowded";
import { spaceShown } from "./mountain";
import { scene } from "./sample";

const party = (change: Partial<Party> = {}): Party => ({ count: 1, isKnown: false, letters: 0, ...change });

test("where there is room no token hides another's value", () => {
  const { size, isTight, parties } = crowd(150, 110, [party({ count: 3, isKnown: true, letters: 3 }), party({ count: 2 })]);
  expect(isTight).toBe(false);
  const [mine] = parties;
  const xs = mine?.pieces.map(({ x }) => x) ?? [];
  for (const [n, x] of xs.slice(1).entries()) expect(x - (xs[n] ?? 0)).toBeGreaterThan(size * 0.7);
});

test("five players stand beside each other before anybody is piled", () => {
  const { isTight, parties } = crowd(
    150,
    80,
    Array.from({ length: 5 }, () => party()),
  );
  expect(isTight).toBe(false);
  expect(new Set(parties.map(({ pieces }) => Math.round(pieces[0]?.x ?? 0))).size).toBe(2);
});

test("where there is none everybody has a pile, and whatever lies there stays inside", () => {
  for (const [width, height] of [
    [64, 62],
    [50, 60],
    [60, 40],
  ] as const)
    expectInside(width, height);
});

function expectInside(width: number, height: number): void {
  const laid = crowd(width, height, [
    party({ count: 5, isKnown: true, letters: 3 }),
    ...Array.from({ length: 4 }, () => party({ count: 3 })),
  ]);
  expect(laid.isTight).toBe(true);
  for (const { pieces, isPiled } of laid.parties) {
    expect(isPiled).toBe(true);
    for (const { x, y } of pieces) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + laid.size).toBeLessThanOrEqual(width + 8);
      expect(y + laid.size).toBeLessThanOrEqual(height + 2);
    }
  }
}

test("a sum needs room only where there is one, and tokens that may be named are seen", () => {
  const alone = spaceShown(scene(), "room-1");
  expect(partiesToLay(alone, []).map(({ letters, isKnown }) => [letters, isKnown])).toEqual([
    [0, false],
    [0, true],
  ]);
  expect(partiesToLay(alone, ["C1"]).every(({ isKnown }) => isKnown)).toBe(true);
});
