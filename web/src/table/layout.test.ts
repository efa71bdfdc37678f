import { expect, test } from "vitest";
import { layoutOf, shows, TABS, tabsOf, type Layout } from "./layout";

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
  expect(layoutOf(width / 16, height / 16, players)).toBe(layout);
});

test("letters twice as large leave a large window the place of a small one", () => {
  expect(layoutOf(1440 / 32, 900 / 32, 4)).toBe("lying");
  expect(layoutOf(1920 / 32, 1440 / 32, 2)).toBe("low");
});

test("every part is seen, or has a tab that opens it", () => {
  for (const layout of ["broad", "wide", "low", "tall", "lying", "slim"] satisfies Layout[]) {
    const tabs = tabsOf(layout);
    for (const part of TABS) {
      const isAlwaysSeen = TABS.every((open) => shows(layout, open, part));
      expect(isAlwaysSeen || (tabs.includes(part) && shows(layout, part, part)), `${part} in ${layout}`).toBe(true);
    }
  }
});

test("a round that is over has a tab beside market and log, and takes the place of neither for good", () => {
  expect(tabsOf("low", { isLookingBack: true })).toEqual(["round", "me", "log"]);
  for (const tab of ["round", "me", "log"] as const) {
    const seen = (["round", "me", "log"] as const).filter((part) => shows("low", tab, part));
    expect(seen).toEqual([tab]);
    expect(shows("low", tab, "board") && shows("low", tab, "bids")).toBe(true);
  }
  expect(tabsOf("broad", { isLookingBack: true })).toEqual([]);
});

test("in words everything but the log is one part, and both are there where there is room", () => {
  expect([tabsOf("slim", { isTold: true }), tabsOf("lying", { isTold: true }), tabsOf("wide", { isTold: true }), tabsOf("broad", { isTold: true })]).toEqual([["board", "log"], ["board", "log"], [], []]);
  for (const part of ["board", "bids", "me"] as const) {
    expect(shows("slim", "bids", part, true)).toBe(true);
    expect(shows("slim", "log", part, true)).toBe(false);
    expect(shows("low", "log", part, true)).toBe(true);
  }
  expect([shows("slim", "log", "log", true), shows("slim", "me", "log", true), shows("low", "me", "log", true)]).toEqual([true, false, true]);
});
