import { expect, test } from "vitest";
import type { Layout } from "$src/table/layout";
import type { Stands } from "$src/table/layout";
import { isPartSeen, PAGES, tabsOf } from "./tabs";

const PANELS: Stands = [
  { id: "picture", stands: "centre" },
  { id: "players", stands: "below" },
  { id: "shop", stands: "beside" },
];
const TABS = [...PANELS.map(({ id }) => id), ...PAGES];

test.each<Layout>(["broad", "wide", "low", "tall", "lying", "slim"])("in a %s window every part can be seen", (layout) => {
  for (const part of TABS)
    expect(
      TABS.some((open) => isPartSeen(layout, PANELS, open, part)),
      part,
    ).toBe(true);
});

test("beside the picture exactly one page is open, whatever was opened in another window", () => {
  for (const layout of ["broad", "wide", "low", "tall"] as const) {
    for (const open of TABS) {
      expect(isPartSeen(layout, PANELS, open, "picture") && isPartSeen(layout, PANELS, open, "players")).toBe(true);
      expect(tabsOf(layout, PANELS).filter((part) => isPartSeen(layout, PANELS, open, part))).toHaveLength(1);
    }
  }
});
