import { expect, test } from "vitest";
import type { Layout } from "$src/table/layout";
import { isPartSeen, TABS, tabsOf } from "./tabs";

test.each<Layout>(["broad", "wide", "low", "tall", "lying", "slim"])("in a %s window every part can be seen", (layout) => {
  for (const part of TABS) expect(TABS.some((open) => isPartSeen(layout, open, part)), part).toBe(true);
});

test("beside the picture exactly one page is open, whatever was opened in another window", () => {
  for (const layout of ["broad", "wide", "low", "tall"] as const) {
    for (const open of TABS) {
      expect(isPartSeen(layout, open, "board") && isPartSeen(layout, open, "bids")).toBe(true);
      expect(tabsOf(layout).filter((part) => isPartSeen(layout, open, part))).toHaveLength(1);
    }
  }
});
