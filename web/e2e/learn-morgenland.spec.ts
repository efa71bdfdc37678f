import type { Page } from "@playwright/test";
import { expect, expectAccessible, screenshot, test, type Browsing } from "./test";
import { Player, type Manner } from "./player";

const WINDOWS = [
  [1440, 900],
  [1366, 650],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

/** What is told in every game of a course, however it goes. */
const ALWAYS = {
  basic: [
    "welcome",
    "opening",
    "card",
    "tokens",
    "placing",
    "spaces",
    "rooms",
    "guard",
    "tally",
    "guard-turned",
    "round",
    "ties-at-the-end",
  ],
  magic: ["magic", "open-artefacts", "own-lamp", "tent", "djinn", "round-magic"],
} as const;
type Course = keyof typeof ALWAYS;

async function begin(page: Page, course: Course): Promise<void> {
  await page.goto("/learn/morgenland");
  await expectAccessible(page);
  await page.locator(`section[aria-labelledby="course-${course}"]`).getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("main.table")).toBeVisible();
}

/** What is pointed at is to be seen, and so is what goes on; in words nothing is pointed at. */
async function look(page: Page, lesson: string): Promise<void> {
  const inWords = (await page.locator("main.told").count()) > 0;
  if (inWords || lesson === "ended") await expect(page.locator("[data-pointed]"), lesson).toHaveCount(0);
  else await expect(page.locator("[data-pointed]"), lesson).toBeInViewport({ ratio: 0.2 });
  await expect(page.locator(".coach [data-tip]"), lesson).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator("[data-tip-done]"), lesson).toBeInViewport({ ratio: 0.99 });
}

/** Plays a course to its farewell, and reads every tip; says what was told. */
async function learn(
  page: Page,
  { manner = "pointer", luck = 4, seen }: { manner?: Manner; luck?: number; seen?: (lesson: string) => Promise<void> } = {},
): Promise<string[]> {
  const tip = page.locator("[data-tip]");
  const farewell = page.locator("[data-farewell]");
  const told: string[] = [];
  await new Player(page, { manner, luck }).playUntil(async () => {
    while ((await tip.count()) > 0) {
      const lesson = (await tip.getAttribute("data-tip")) ?? "";
      await look(page, lesson);
      await seen?.(lesson);
      told.push(lesson);
      await page.locator("[data-tip-done]").click();
    }
    return (await farewell.count()) > 0;
  });
  expect(new Set(told).size).toBe(told.length);
  return told;
}

async function expectFarewell(page: Page): Promise<void> {
  const farewell = page.locator("[data-farewell]");
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(farewell, `${width}×${height}`).toBeInViewport({ ratio: 0.99 });
    await expect(farewell.getByRole("link", { name: "Play now" }), `${width}×${height}`).toBeInViewport({ ratio: 1 });
    await expect(farewell.getByRole("button", { name: "Play on" }), `${width}×${height}`).toBeInViewport({ ratio: 1 });
  }
  await expect(farewell.getByRole("heading", { level: 2 })).toBeFocused();
}

const LOW: Browsing = {};
const PHONE: Browsing = { size: "phone" };

test("the basic version is learned by playing three rounds, played on, and leads to magic", async ({ visitor }) => {
  const { page, troubles } = await visitor(LOW);
  await page.setViewportSize({ width: 1366, height: 650 });
  await begin(page, "basic");
  const told = await learn(page, {
    seen: async (lesson) => {
      if (lesson === "tokens") await screenshot(page, "coach-morgenland");
    },
  });
  expect(told).toEqual(expect.arrayContaining([...ALWAYS.basic]));
  await expectFarewell(page);
  await expectAccessible(page);
  await screenshot(page, "coach-morgenland-end");
  const farewell = page.locator("[data-farewell]");
  await farewell.getByRole("button", { name: "Play on" }).click();
  await expect(page.getByText("Round 4", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Round 4", { exact: true })).toBeVisible();
  await expect(farewell).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("after the first game the second one begins with a click", async ({ visitor }) => {
  const { page, troubles } = await visitor(PHONE);
  await begin(page, "basic");
  const told = await learn(page, { luck: 6 });
  expect(told).toEqual(expect.arrayContaining([...ALWAYS.basic]));
  await page.getByRole("button", { name: "On to the next game" }).click();
  await expect(page.locator("[data-tip]").or(page.getByTestId("sentence"))).not.toHaveCount(0);
  const more = await learn(page, { luck: 8 });
  expect(more).toEqual(expect.arrayContaining([...ALWAYS.magic]));
  await expect(page.getByRole("button", { name: "On to the next game" })).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("magic is learned in a low window, and its farewell is in every window", async ({ visitor }) => {
  const { page, troubles } = await visitor(LOW);
  await page.setViewportSize({ width: 1366, height: 650 });
  await begin(page, "magic");
  const told = await learn(page, { luck: 9 });
  expect(told).toEqual(expect.arrayContaining([...ALWAYS.magic]));
  await expectFarewell(page);
  expect(troubles).toEqual([]);
});

for (const course of ["basic", "magic"] as const) {
  test(`the ${course} course is learned in words alone, by keyboard`, async ({ visitor }) => {
    const { page, troubles } = await visitor({ settings: { text: true } });
    await begin(page, course);
    const told = await learn(page, { manner: "keyboard", luck: 12 });
    expect(told).toEqual(expect.arrayContaining([...ALWAYS[course]]));
    expect(troubles).toEqual([]);
  });
}
