import type { Space } from "$wire/morgenland";
import { rowOf, stopAt, type BoardLayout, type Point } from "./board-layout";
import type { LanternPlace } from "./mountain";
import { SPACES } from "./spaces";

/** A place on the way, and what lies there if it is a space. */
interface Step extends Point {
  at: LanternPlace | null;
}

/** How far what goes is from what comes back, where both share a street. */
const APART = 2.5;

/**
 * The order of tallying as a way: past the caves, in a hairpin back to the left and past the city, in another one past guard
 * and rooms.
 */
export function way(layout: BoardLayout): Step[] {
  const { streets, width } = layout;
  const edge = width - 5;
  const stops = (row: "caves" | "city" | "palace") =>
    SPACES.filter((space) => layout.spaces.has(space) && rowOf(space) === row).map((space) => ({ ...stop(layout, space), at: space }));
  const back = (from: number, to: number, y: number, at: LanternPlace | null): Step[] => [
    { x: edge, y: from, at: null },
    { x: edge, y: y + APART, at: null },
    { x: to, y: y + APART, at: null },
    { x: to, y: y - APART, at },
  ];
  return [
    { x: 9, y: streets.caves.y, at: "foot" },
    ...stops("caves"),
    ...back(streets.caves.y, 5, streets.city.y, "city-gate"),
    ...stops("city"),
    ...back(streets.city.y - APART, Math.max(5, streets.palace.from - 4), streets.palace.y, null),
    ...stops("palace"),
    { x: streets.palace.to, y: streets.palace.y - APART, at: "top" },
  ];
}

function stop(layout: BoardLayout, space: Space): Point {
  const { x, y } = stopAt(layout, space);
  return { x, y: rowOf(space) === "caves" ? y : y - APART };
}

/** The way up to a place, and what is still ahead. */
export function walked(steps: readonly Step[], to: LanternPlace): { lit: readonly Point[]; ahead: readonly Point[]; at: Point } {
  const n = Math.max(
    0,
    steps.findIndex(({ at }) => at === to),
  );
  return { lit: steps.slice(0, n + 1), ahead: steps.slice(n), at: steps[n] ?? { x: 0, y: 0 } };
}

/** A line through points, as SVG has it. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, n) => `${n === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
