/**
 * How the parts of a table share a window:
 *
 * - `broad`: log, board above bids, market, side by side; hand and question below.
 * - `wide`: the same, but log and market share a place.
 * - `low`: board and bids beside each other, because there is no height for both; log and market share a place.
 * - `tall`: board, bids, then market and log beside each other: a tablet that stands.
 * - `lying`: one part at a time, with tabs at the left and hand and question at the right: a phone that lies.
 * - `slim`: one part at a time, with tabs above: a phone that stands.
 */
export type Layout = "broad" | "wide" | "low" | "tall" | "lying" | "slim";

/** What can be opened where not everything is seen at once. */
export const TABS = ["board", "bids", "me", "log"] as const;
/** Where market and log share a place, the round that is over does too, as long as it is looked at. */
export type Tab = (typeof TABS)[number] | "round";

/** The height that a board above the bids needs with everything but the bids, and what every player adds to it. */
const ABOVE_BIDS = 40.5;
const ROW = 2.9;

/** How a window is shared. All lengths are in rem, so that whoever wants large letters gets a table that has room for them. */
export function layoutOf(width: number, height: number, players: number): Layout {
  const isHigh = height >= ABOVE_BIDS + ROW * players;
  if (width >= 60 && isHigh) return width >= 88 ? "broad" : "wide";
  if ((width >= 72 && height >= 28) || (width >= 60 && height >= 36)) return "low";
  if (width >= 45 && height >= 56) return "tall";
  return width > height ? "lying" : "slim";
}

/** Does every part have a tab of its own? */
export function isTabbed(layout: Layout): boolean {
  return layout === "lying" || layout === "slim";
}

/** Do market and log share a place? */
export function isPaired(layout: Layout): boolean {
  return layout === "wide" || layout === "low";
}

/**
 * Which tabs there are. Where everything is told in words, the words are one part, and the log is the other; a round that is
 * over and looked at has a tab where parts share a place.
 */
export function tabsOf(layout: Layout, { isTold = false, isLookingBack = false } = {}): readonly Tab[] {
  if (isTabbed(layout)) return isTold ? ["board", "log"] : TABS;
  if (!isPaired(layout) || isTold) return [];
  return isLookingBack ? ["round", "me", "log"] : ["me", "log"];
}

/** Is a part to be seen while a tab is open? */
export function shows(layout: Layout, open: Tab, part: Tab, isTold = false): boolean {
  if (isTold) return !isTabbed(layout) || (open === "log") === (part === "log");
  if (isTabbed(layout)) return open === part;
  if (!isPaired(layout)) return true;
  if (part === "me") return open !== "log" && open !== "round";
  return part === "board" || part === "bids" || open === part;
}
