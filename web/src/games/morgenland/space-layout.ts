import type { Space } from "$wire/morgenland";
import { inside, type BoardLayout, type Rect } from "./board-layout";
import { partOf } from "./spaces";

/** How the place of a space is shared. All places are within the space. */
export interface SpaceLayout {
  /** What it is called and what it offers, in a line; a cave has its treasure elsewhere. */
  head: Rect;
  /** The shelves of a cave. */
  shelves: Rect | null;
  /** Shelves stand beside each other, as numbers. */
  isTerse: boolean;
  /** Where tokens lie. */
  crowd: Rect;
}

/** Room at the sides. */
const SIDE = 7;
const CLOSE_SIDE = 3;
/** A line with a name, and one with a sign as well. */
const LINE = 19;
const SIGNS = 32;
const CLOSE_SIGNS = 25;
/** How high a shelf is where only its number is written. */
const TERSE = 21;
/** What a shelf needs in width if its treasure is written, and if it is drawn. */
const TERSE_WIDTH = 27;
const DRAWN = 74;
/** Tokens have this at least. */
const LEAST = 18;

/** Shares the place of a space, which has so many shelves. */
export function spaceLayout(layout: BoardLayout, space: Space, shelves: number): SpaceLayout | null {
  const rect = layout.spaces.get(space);
  if (rect === undefined) return null;
  const side = layout.isClose ? CLOSE_SIDE : SIDE;
  const below = inside(layout, space, { ...rect, x: 0, y: 0 });
  const within: Rect = { x: side, y: below.y, width: Math.max(0, below.width - 2 * side), height: Math.max(0, below.height - 3) };
  return partOf(space) === "caves" ? cave(within, layout.isClose, shelves) : building(within, layout.isClose);
}

function building(within: Rect, isClose: boolean): SpaceLayout {
  const height = Math.min(isClose ? CLOSE_SIGNS : SIGNS, Math.max(0, within.height - LEAST));
  return { head: { ...within, height }, shelves: null, isTerse: isClose, crowd: under(within, height) };
}

function cave(within: Rect, isClose: boolean, shelves: number): SpaceLayout {
  const line = isClose ? 0 : LINE;
  const head = { ...within, height: line };
  const rest = under(within, line);
  if (shelves === 0) return { head, shelves: null, isTerse: isClose, crowd: rest };
  if (isClose) {
    const beside = Math.max(1, Math.floor(rest.width / TERSE_WIDTH));
    const height = Math.min(Math.ceil(shelves / beside) * TERSE, Math.max(0, rest.height - LEAST));
    return { head, shelves: { ...rest, height }, isTerse: true, crowd: under(rest, height) };
  }
  const width = Math.min(DRAWN, rest.width * 0.46);
  return {
    head,
    shelves: { ...rest, width },
    isTerse: false,
    crowd: { ...rest, x: rest.x + width + 5, width: Math.max(0, rest.width - width - 5) },
  };
}

function under(rect: Rect, height: number): Rect {
  return { ...rect, y: rect.y + height, height: Math.max(0, rect.height - height) };
}
