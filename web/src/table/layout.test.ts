import { expect, test } from "vitest";
import { eschnapur } from "$src/games/eschnapur/game";
import { layoutOf, shows, tabsOf, type Layout, type Stands } from "./layout";

/** Sizes of windows in pixels, at the usual size of letters. */
const LAYOUTS: readonly [width: number, height: number, players: number, layout: Layout][] = [
  [1280, 640, 2, "low"],
  [1280, 640, 4, "low"],
  [1366, 768, 4, "low"],
  [1280, 800, 3, "wide"],
  [1440, 900, 4, "broad"],
  [1920, 1080, 4, "broad"],
  [1024, 640, 4, "low"],
  [820, 1180, 4, "tall"],
  [768, 1024, 2, "tall"],
  [844, 390, 3, "lying"],
  [740, 360, 3, "lying"],
  [932, 430, 3, "lying"],
  [390, 844, 3, "slim"],
  [430, 932, 3, "slim"],
];

test.each(LAYOUTS)("%i×%i with %i players is %s", (width, height, players, layout) => {
  expect(layoutOf(width / 16, height / 16, eschnapur.shares.height(players))).toBe(layout);
});

test("letters twice as large leave a large window the place of a small one", () => {
  expect(layoutOf(1440 / 32, 900 / 32, eschnapur.shares.height(4))).toBe("lying");
  expect(layoutOf(1920 / 32, 1440 / 32, eschnapur.shares.height(2))).toBe("low");
});

const PANELS: Stands = [
  { id: "picture", stands: "centre" },
  { id: "players", stands: "below" },
  { id: "shop", stands: "beside" },
];
const PARTS = [...PANELS.map(({ id }) => id), "log"];

test("every part is seen, or has a tab that opens it", () => {
  for (const layout of ["broad", "wide", "low", "tall", "lying", "slim"] satisfies Layout[]) {
    const tabs = tabsOf(layout, PANELS);
    for (const part of PARTS) {
      const isAlwaysSeen = PARTS.every((open) => shows(layout, PANELS, open, part));
      expect(isAlwaysSeen || (tabs.includes(part) && shows(layout, PANELS, part, part)), `${part} in ${layout}`).toBe(true);
    }
  }
});

test("a round that is over has a tab where the log shares a place, and takes the place of nothing for good", () => {
  expect(tabsOf("low", PANELS, { isLookingBack: true })).toEqual(["round", "shop", "log"]);
  for (const tab of ["round", "shop", "log"]) {
    expect(["round", "shop", "log"].filter((part) => shows("low", PANELS, tab, part))).toEqual([tab]);
    expect(shows("low", PANELS, tab, "picture") && shows("low", PANELS, tab, "players")).toBe(true);
  }
  expect(tabsOf("broad", PANELS, { isLookingBack: true })).toEqual([]);
});

test("whatever was opened in another window, what is beside the picture is open until the log is", () => {
  expect(shows("wide", PANELS, "picture", "shop")).toBe(true);
  expect(shows("wide", PANELS, "log", "shop")).toBe(false);
});

test("in words everything but the log is one part, and both are there where there is room", () => {
  const told = (layout: Layout) => tabsOf(layout, PANELS, { isTold: true });
  expect([told("slim"), told("lying"), told("wide"), told("broad")]).toEqual([["picture", "log"], ["picture", "log"], [], []]);
  const isSeen = (layout: Layout, open: string, part: string) => shows(layout, PANELS, open, part, true);
  for (const part of ["picture", "players", "shop"]) {
    expect(isSeen("slim", "players", part)).toBe(true);
    expect(isSeen("slim", "log", part)).toBe(false);
    expect(isSeen("low", "log", part)).toBe(true);
  }
  expect([isSeen("slim", "log", "log"), isSeen("slim", "shop", "log"), isSeen("low", "shop", "log")]).toEqual([true, false, true]);
});
