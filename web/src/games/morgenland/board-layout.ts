import type { Space } from "$wire/morgenland";
import { CAVES, CITY, partOf, type BoardPart } from "./spaces";

/** A place on the board, in pixels of letters of the usual size. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A way past the spaces of one row, from left to right. */
export interface Street {
  y: number;
  from: number;
  to: number;
}

/** How the rows of the mountain share a place. */
interface Measures {
  /** Between two spaces of a row. */
  gap: number;
  /** Below each row: the way that the lantern walks. */
  street: number;
  /** How much of the height each row gets. */
  shares: Record<BoardRow, number>;
  /** How far the city stands back from the foot of the mountain, as a share of the width. */
  back: number;
}

/** Caves, city and palace, from the foot. The guard stands in the row of the palace. */
export type BoardRow = "caves" | "city" | "palace";

/** Where there is room, the mountain grows narrower towards its top; where there is none, every space is as wide as it can be. */
const WIDE: Measures = { gap: 10, street: 17, shares: { caves: 0.35, city: 0.3, palace: 0.35 }, back: 0.045 };
const CLOSE: Measures = { gap: 4, street: 13, shares: { caves: 0.35, city: 0.29, palace: 0.36 }, back: 0 };

/** Where spaces are narrower than this, little can stand beside each other in them. */
const ROOMY = 150;
/** What stands beside the palace needs this, if the palace leaves it. */
const CORNER = 112;
/** Otherwise it stands in a strip above everything. */
const STRIP = 30;
/** How narrow a room may be for the sake of the corners beside the palace. */
const ROOM = 116;

export interface BoardLayout {
  width: number;
  height: number;
  /** There is little room: only the most important stands on the board. */
  isClose: boolean;
  spaces: ReadonlyMap<Space, Rect>;
  rows: Record<BoardRow, Rect>;
  /** How much of the height of a space its roof or arch takes. */
  roof: Record<BoardPart, number>;
  streets: Record<BoardRow, Street>;
  /** Who plays when, and the treasure card; without a place it is a sign that explains itself. */
  sequence: Rect;
  card: Rect | null;
}

/** Where everything stands on a mountain of this size, with these rooms. */
export function layoutOf(width: number, height: number, rooms: readonly Space[]): BoardLayout {
  const isClose = width / CAVES.length < ROOMY;
  const measures = isClose ? CLOSE : WIDE;
  const chambers = rooms.length + 1;
  const hasCorners = (width - 2 * CORNER) / chambers >= ROOM;
  const strip = hasCorners ? 0 : STRIP;
  const left = Math.max(0, height - strip - 3 * measures.street);
  const heights = { palace: left * measures.shares.palace, city: left * measures.shares.city, caves: left * measures.shares.caves };
  const palace: Rect = row(strip, heights.palace, width, hasCorners ? palaceEdge(width, chambers) : measures.gap);
  const city: Rect = row(palace.y + palace.height + measures.street, heights.city, width, width * measures.back + measures.gap);
  const caves: Rect = row(city.y + city.height + measures.street, heights.caves, width, measures.gap);
  const spaces = new Map<Space, Rect>([
    ...split(CAVES, caves, measures.gap),
    ...split(CITY, city, measures.gap),
    ...split(["guard", ...rooms], palace, measures.gap),
  ]);
  const street = (of: Rect): Street => ({
    y: of.y + of.height + measures.street / 2,
    from: Math.max(6, of.x - 26),
    to: Math.min(width - 6, of.x + of.width + 26),
  });
  return {
    width,
    height,
    isClose,
    spaces,
    rows: { caves, city, palace },
    roof: {
      caves: clamp(heights.caves * 0.1, 7, 16),
      city: clamp(heights.city * 0.2, 10, 34),
      guard: clamp(heights.palace * 0.18, 10, 30),
      palace: clamp(heights.palace * 0.2, 12, 40),
    },
    streets: { caves: street(caves), city: street(city), palace: street(palace) },
    sequence: hasCorners
      ? { x: 8, y: 8, width: CORNER - 12, height: heights.palace - 12 }
      : { x: 4, y: 2, width: width - 8, height: STRIP - 4 },
    card: hasCorners ? { x: width - CORNER + 4, y: 8, width: CORNER - 12, height: heights.palace - 12 } : null,
  };
}

/** A palace is no wider than it must be: the sky is beside it. */
function palaceEdge(width: number, chambers: number): number {
  return Math.max(CORNER, (width - chambers * 190) / 2);
}

function row(y: number, height: number, width: number, edge: number): Rect {
  return { x: edge, y, width: Math.max(0, width - 2 * edge), height };
}

function split(spaces: readonly Space[], { x, y, width, height }: Rect, gap: number): [Space, Rect][] {
  const each = Math.max(0, (width - gap * (spaces.length - 1)) / spaces.length);
  return spaces.map((space, n) => [space, { x: x + n * (each + gap), y, width: each, height }]);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The part of a space below its roof. */
export function inside({ roof }: BoardLayout, space: Space, { x, y, width, height }: Rect): Rect {
  const above = roof[partOf(space)];
  return { x, y: y + above, width, height: Math.max(0, height - above) };
}

export function rowOf(space: Space): BoardRow {
  const part = partOf(space);
  return part === "guard" ? "palace" : part;
}

/** Where the lantern stands at a space: on the way below it, at its left. */
export function stopAt(layout: BoardLayout, space: Space): Point {
  const rect = layout.spaces.get(space);
  return { x: (rect?.x ?? 0) + Math.min(16, (rect?.width ?? 0) / 4), y: layout.streets[rowOf(space)].y };
}

/** Where a panel of this size disturbs least: not over what is being looked at, rather over what is done than over what comes. */
export function leastDisturbing(
  layout: BoardLayout,
  width: number,
  height: number,
  weight: (space: Space) => number,
): { at: Rect; cost: number } {
  const places = [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.25, 0.5, 0.75, 1].map((down): Rect => ({
      x: 4 + across * Math.max(0, layout.width - width - 8),
      y: 4 + down * Math.max(0, layout.height - height - 8),
      width,
      height,
    })),
  );
  let best = { at: places[0] ?? { x: 0, y: 0, width, height }, cost: Infinity };
  for (const at of places) {
    let cost = 0;
    for (const [space, rect] of layout.spaces) cost += weight(space) * shared(at, rect);
    if (cost < best.cost - 1) best = { at, cost };
  }
  return best;
}

/** The area that two places share. */
function shared(one: Rect, other: Rect): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
