import { isPaired, isTabbed, type Layout, type Stands } from "$src/table/layout";

/** What can be opened in a replay where not everything is seen at once: a panel by its id, or one of these. */
export const PAGES = ["log", "moves", "more"] as const;
export type ReplayTab = string;

/** Which of them there are in a window. */
export function tabsOf(layout: Layout, panels: Stands): readonly ReplayTab[] {
  const at = (...wanted: Stands[number]["stands"][]) => panels.filter(({ stands }) => wanted.includes(stands)).map(({ id }) => id);
  if (isTabbed(layout)) return [...at("centre", "below"), "log", "moves", ...at("beside"), "more"];
  // Where the log shares a place with what is beside at the table, it does here.
  return isPaired(layout) ? ["log", "moves", ...at("beside"), "more"] : PAGES;
}

/** Is a part to be seen while a tab is open? Beside the picture something is always open: the log, unless somebody chose. */
export function isPartSeen(layout: Layout, panels: Stands, open: ReplayTab, part: ReplayTab): boolean {
  if (isTabbed(layout)) return part === open;
  const tabs = tabsOf(layout, panels);
  if (!tabs.includes(part)) return true;
  return part === (tabs.includes(open) ? open : tabs[0]);
}
