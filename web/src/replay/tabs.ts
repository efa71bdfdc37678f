import { isTabbed, type Layout } from "$src/table/layout";

/** What can be opened in a replay where not everything is seen at once. */
export const TABS = ["board", "bids", "log", "moves", "me", "more"] as const;
export type Tab = (typeof TABS)[number];

/** Which of them there are in a window. */
export function tabsOf(layout: Layout): readonly Tab[] {
  if (isTabbed(layout)) return TABS;
  // Where log and market share a place at the table, they do here.
  return layout === "wide" || layout === "low" ? ["log", "moves", "me", "more"] : ["log", "moves", "more"];
}

/** Is a part to be seen while a tab is open? Beside the picture something is always open: the log, unless somebody chose. */
export function isPartSeen(layout: Layout, open: Tab, part: Tab): boolean {
  if (isTabbed(layout)) return part === open;
  const tabs = tabsOf(layout);
  if (!tabs.includes(part)) return true;
  return part === (tabs.includes(open) ? open : tabs[0]);
}
