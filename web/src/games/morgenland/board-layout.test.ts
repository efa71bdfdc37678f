import { expect, test } from "vitest";
import { layoutOf, leastDisturbing, type Rect } from "./board-layout";
import { spaceLayout } from "./space-layout";
import { CAVES, ROOMS, SPACES } from "./spaces";
import { walked, way } from "./way";

/** The places that the board gets in the windows in which everything must fit, from the largest to the smallest. */
const PLACES: readonly [width: number, height: number][] = [
  [1250, 640],
  [848, 440],
  [640, 470],
  [800, 620],
  [378, 480],
  [376, 330],
  [455, 325],
];

const within = (one: Rect, other: Rect) =>
  one.x >= other.x - 0.01 &&
  one.y >= other.y - 0.01 &&
  one.x + one.width <= other.x + other.width + 0.01 &&
  one.y + one.height <= other.y + other.height + 0.01;
const apart = (one: Rect, other: Rect) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

test.each(PLACES)("on %i × %i every space has a place of its own, large enough for a finger", (width, height) => {
  for (const rooms of [3, 4, 5]) {
    const layout = layoutOf(width, height, ROOMS.slice(0, rooms));
    const places = [...layout.spaces];
    expect(places.map(([space]) => space).sort()).toEqual(SPACES.slice(0, 10 + rooms).sort());
    for (const [n, [, rect]] of places.entries()) {
      expect(within(rect, { x: 0, y: 0, width, height })).toBe(true);
      expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44);
      for (const [, other] of places.slice(n + 1)) expect(apart(rect, other)).toBe(true);
    }
    expect(places.every(([, rect]) => apart(rect, layout.sequence) && (layout.card === null || apart(rect, layout.card)))).toBe(true);
  }
});

test.each(PLACES)("on %i × %i head, shelves and tokens share the place of a space", (width, height) => {
  const layout = layoutOf(width, height, ROOMS);
  for (const [space, rect] of layout.spaces) {
    for (const shelves of CAVES.some((cave) => cave === space) ? [0, 1, 4] : [0]) {
      const parts = spaceLayout(layout, space, shelves);
      const all = [parts?.head, parts?.shelves, parts?.crowd].filter((part) => part != null);
      for (const [n, part] of all.entries()) {
        expect(within(part, { x: 0, y: 0, width: rect.width, height: rect.height }), `${space} with ${shelves} shelves`).toBe(true);
        for (const other of all.slice(n + 1))
          expect(part.height === 0 || apart(part, other), `${space} with ${shelves} shelves`).toBe(true);
      }
      expect(parts?.crowd.height).toBeGreaterThanOrEqual(18);
    }
  }
});

test("the way passes every space in the order of tallying, and begins at the foot", () => {
  const layout = layoutOf(848, 440, ROOMS.slice(0, 3));
  const stops = way(layout).flatMap(({ at }) => (at === null ? [] : [at]));
  expect(stops).toEqual(["foot", ...SPACES.slice(0, 5), "city-gate", ...SPACES.slice(5, 13), "top"]);
  const begun = walked(way(layout), "foot");
  expect([begun.lit.length, begun.ahead.length]).toEqual([1, way(layout).length]);
  const there = walked(way(layout), "guard");
  expect(there.lit.at(-1)).toEqual(there.ahead[0]);
  expect(there.at.y).toBeLessThan(begun.at.y);
});

test("a panel never lies over what is looked at", () => {
  const layout = layoutOf(848, 440, ROOMS);
  for (const space of SPACES) {
    const rect = layout.spaces.get(space);
    if (rect === undefined) throw new Error(space);
    const { at } = leastDisturbing(layout, 240, 150, (one) => (one === space ? 50 : 1));
    expect(apart(at, rect), space).toBe(true);
  }
});
