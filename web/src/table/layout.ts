import { BREAKPOINTS as AT } from "$src/design/breakpoints";
import type { Stand } from "./screen";

/**
 * How the parts of a table share a window. A game has a panel in the centre, one below it and one beside it:
 *
 * - `broad`: log, centre above below, beside, side by side; hand and question at the foot.
 * - `wide`: the same, but the log and what is beside share a place.
 * - `low`: centre and below beside each other, because there is no height for both; the log shares a place as before.
 * - `tall`: centre, below, then what is beside and the log next to each other: a tablet that stands.
 * - `lying`: one part at a time, with tabs at the left and hand and question at the right: a phone that lies.
 * - `slim`: one part at a time, with tabs above: a phone that stands.
 */
export type Layout = "broad" | "wide" | "low" | "tall" | "lying" | "slim";

/** What can be opened where not everything is seen at once: a panel by its id, the log, or the round that is over. */
export type Tab = string;

/** How a window is shared. All lengths are in rem, so that whoever wants large letters gets a table that has room for them. */
export function layoutOf(width: number, height: number, needed: number): Layout {
  const isHigh = height >= needed;
  if (width >= AT.table && isHigh) return width >= AT["table-broad"] ? "broad" : "wide";
  if (width >= AT["table-low"] && height >= AT["low-height"]) return "low";
  if (width >= AT.table && height >= AT["wide-height"]) return "low";
  if (width >= AT["table-tall"] && height >= AT["tall-height"]) return "tall";
  return width > height ? "lying" : "slim";
}

/** Does every part have a tab of its own? */
export function isTabbed(layout: Layout): boolean {
  return layout === "lying" || layout === "slim";
}

/** Do the log and what is beside share a place? */
export function isPaired(layout: Layout): boolean {
  return layout === "wide" || layout === "low";
}

/** What the frame must know of panels to open and shut them. */
export type Stands = readonly { id: string; stands: Stand }[];

function standing(panels: Stands, stand: Stand): Tab[] {
  return panels.filter(({ stands }) => stands === stand).map(({ id }) => id);
}

/**
 * Which tabs there are. Where everything is told in words, the words are one part, and the log is the other; a round that is
 * over and looked at has a tab where parts share a place.
 */
export function tabsOf(layout: Layout, panels: Stands, { isTold = false, isLookingBack = false } = {}): readonly Tab[] {
  if (isTabbed(layout)) return isTold ? [...standing(panels, "centre"), "log"] : [...panels.map(({ id }) => id), "log"];
  if (!isPaired(layout) || isTold) return [];
  const pair = [...standing(panels, "beside"), "log"];
  return isLookingBack ? ["round", ...pair] : pair;
}

/** Is a part to be seen while a tab is open? */
export function shows(layout: Layout, panels: Stands, open: Tab, part: Tab, isTold = false): boolean {
  if (isTold) return !isTabbed(layout) || (open === "log") === (part === "log");
  if (isTabbed(layout)) return open === part;
  if (!isPaired(layout)) return true;
  const beside = standing(panels, "beside");
  if (beside.includes(part)) return open !== "log" && open !== "round" && (part === open || (part === beside[0] && !beside.includes(open)));
  return panels.some(({ id }) => id === part) || open === part;
}
