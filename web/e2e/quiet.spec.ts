import type { Page } from "@playwright/test";
import { expect, test } from "./test";

/** Everything that the browser has to say about a page: whatever is logged, thrown or not answered as it should be. */
function saidBy(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    // The tests themselves keep the service worker away, and say so.
    if (!message.text().includes("blocked by Playwright")) said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => said.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) => said.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ""}`));
  page.on("response", (response) => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return said;
}

test("a first visit leaves nothing in the console, from the lobby through settings and rules to a first table", async ({ visitor }) => {
  const { page } = await visitor({ motion: true });
  const said = saidBy(page);
  await page.goto("/");
  await expect(page.locator("[data-play-now]").first()).toBeVisible();
  // Whoever leaves while lists are on their way gives them up.
  await page.waitForLoadState("networkidle");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator('a[href^="/rules"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Durbar: to the lobby" }).click();
  await page.locator("[data-play-now]").first().click();
  await page.waitForLoadState("networkidle");
  await page.locator("form [type=submit]").click();
  await expect(page.locator('[data-action="site 3"]')).toBeVisible();
  await page.locator('[data-action="site 3"]').click();
  await page.locator('[data-action="site 5"]').click();
  await page.locator("[data-seal]").click();
  await expect(page.locator("[data-gold-button]").first()).toBeVisible();
  expect(said).toEqual([]);
});

/** How often a page did something of its own accord while it was watched, in so many milliseconds. */
const WATCHED = 2000;

/** What a page does while nobody does anything: nothing at all, once it has come to rest. */
async function expectQuiet(page: Page): Promise<void> {
  // Pictures of the page, which failed tests leave, would be frames.
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const count = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { styles: of("RecalcStyleCount"), layouts: of("LayoutCount"), script: of("ScriptDuration") };
  };
  const watch = async () => {
    const before = await count();
    // It is the time itself in which nothing may happen.
    await new Promise((resolve) => setTimeout(resolve, WATCHED));
    const after = await count();
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    return {
      styles: after.styles - before.styles,
      layouts: after.layouts - before.layouts,
      isBusy: after.script - before.script > 0.002,
      moving,
    };
  };
  await expect.poll(watch, { timeout: 60_000 }).toEqual({ styles: 0, layouts: 0, isBusy: false, moving: 0 });
}

test("nothing runs for ever while nothing happens: at a table that waits for me, in the lobby, in a replay and beside the coach", async ({
  server,
  guest,
}) => {
  const anna = await guest("Anna", { motion: true });
  const { page } = anna;
  const over = await server.played(anna.context.request, { players: 3 });
  const table = await server.open(anna.context.request, { players: 3, terms: { pace: { pace: "days", hours: 24 } } });
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-action="site 3"]')).toBeVisible();
  await expect(page).toHaveTitle(/^● Your turn – /);
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/icon-turn.svg");
  await expectQuiet(page);
  await page.goto("/");
  await expect(page).toHaveTitle(/^● Your turn – /);
  await expectQuiet(page);
  await page.goto(`/replay/${over}`);
  await expect(page.getByRole("slider")).toBeVisible();
  // The table waits, whatever is looked at meanwhile.
  await expect(page).toHaveTitle(/^● Your turn – Replay/);
  await expectQuiet(page);
  await page.goto("/learn/eschnapur");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("[data-tip]")).toBeVisible();
  await expect(page).toHaveTitle(/^● Your turn \(2\) – /);
  await expectQuiet(page);
});
