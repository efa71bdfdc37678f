import type { Page } from "@playwright/test";
import { Player } from "./player";
import { expect, SHORT, test } from "./test";

test("three people share one device, and none sees another's cards", async ({ guest }) => {
  const anna = await guest("Anna");
  const { page } = anna;
  const me = async (name: string) =>
    ((await (await anna.context.request.post("/api/companions", { data: { name } })).json()) as { person: string }).person;
  const [ben, cleo] = [await me("Ben"), await me("Cleo")];
  const opened = await anna.context.request.post("/api/tables", {
    data: {
      game: "eschnapur",
      players: 3,
      edition: SHORT,
      seat: "A",
      companions: { B: ben, C: cleo },
      terms: { pace: { pace: "free" }, open_counting: true, spectators: false, private_chat: false, public: false, stand_in: "novice" },
      start: true,
    },
  });
  const { link } = (await opened.json()) as { link: string };
  await noteSecrets(page);
  await page.goto(link);

  // The curtain hangs before anybody has said who they are, and nothing of the table is on the page.
  await expect(page.getByRole("heading", { name: "Anna, it is your turn" })).toBeVisible();
  await expect(page.locator("[data-hand]")).toHaveCount(0);
  await page.getByRole("button", { name: "I am Anna" }).click();
  for (const part of [2, 4]) await page.locator(`[data-action="site ${part}"]`).click();
  await page.locator("[data-seal]").click();

  await expect(page.getByRole("heading", { name: "Ben, it is your turn" })).toBeVisible();
  await expect(page.locator("[data-hand], [data-site]")).toHaveCount(0);
  // Whoever has second thoughts takes the device back.
  await page.getByRole("button", { name: "Anna: take it back" }).click();
  await expect(page.getByRole("heading", { name: "Anna, it is your turn" })).toBeVisible();
  await expect(page.locator("[data-hand], [data-site]")).toHaveCount(0);
  await page.getByRole("button", { name: "I am Anna" }).click();
  await expect(page.getByTestId("sentence")).toHaveText("That is your plan. Seal it, or change it.");
  await page.locator('[data-action="site 2"]').click();
  await page.locator('[data-action="site 3"]').click();
  await page.locator("[data-seal]").click();

  await page.getByRole("button", { name: "I am Ben" }).click();
  await expect(page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");
  await expect(page.locator("[aria-pressed=true][data-action]")).toHaveCount(0);

  const player = new Player(page, { luck: 71 });
  await player.playToTheEnd();
  expect(await secretsSeen(page)).toEqual([]);
  expect(anna.troubles).toEqual([]);
});

/**
 * Writes down, whenever the page changes, what private things it shows: to everybody, or to somebody who does not hold the
 * device. Who holds it is whoever said so last.
 */
async function noteSecrets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { secretsSeen: seen });
    let holder: string | null = null;
    document.addEventListener(
      "click",
      ({ target }) => {
        const button = target instanceof Element ? target.closest(".curtain .button.act") : null;
        if (button !== null) holder = /^I am (.*)$/.exec(button.textContent.trim())?.[1] ?? null;
      },
      true,
    );
    const look = () => {
      const eyes = document.querySelector<HTMLElement>("main[data-eyes]");
      const whose = eyes?.dataset["eyes"] ?? "";
      const mine = document.querySelector(".line.mine .called")?.textContent ?? null;
      const secrets = [...document.querySelectorAll('[data-hand], [data-lies="down"][data-gold], [data-action], [data-planned]')];
      const told = secrets.map((one) => one.outerHTML.slice(0, 80));
      if (document.querySelector(".curtain") !== null && (eyes !== null || told.length > 0))
        seen.push(`behind the curtain: ${told.join()}`);
      if (eyes !== null && whose === "" && (mine !== null || told.length > 0)) seen.push(`for everybody: ${mine ?? ""} ${told.join()}`);
      if (mine !== null && mine !== holder) seen.push(`${mine}'s row while ${holder ?? "nobody"} holds the device`);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

function secretsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set((window as unknown as { secretsSeen: string[] }).secretsSeen)]);
}

test("what is revealed on a shared device is shown to all of them, and to no one's eyes alone", async ({ guest }) => {
  const anna = await guest("Anna", { motion: true });
  const { page } = anna;
  const answer = await anna.context.request.post("/api/companions", { data: { name: "Ben" } });
  const { person } = (await answer.json()) as { person: string };
  const opened = await anna.context.request.post("/api/tables", {
    data: {
      game: "eschnapur",
      players: 3,
      edition: SHORT,
      seat: "A",
      companions: { B: person },
      bots: { C: "novice" },
      terms: { pace: { pace: "free" }, open_counting: true, spectators: false, private_chat: false, public: false, stand_in: "novice" },
      start: true,
    },
  });
  const { link } = (await opened.json()) as { link: string };
  await noteSecrets(page);
  await page.goto(link);
  const player = new Player(page, { luck: 8 });
  // Both have laid their gold: the officials are revealed to both of them.
  await player.playUntil(async () => (await page.locator('main[data-eyes=""] [data-lies="up"]').count()) > 0);
  await expect(page.getByTestId("sentence")).toBeVisible();
  await player.playUntil(async () => (await page.getByText("Round 2", { exact: true }).count()) > 0);
  expect(await secretsSeen(page)).toEqual([]);
  expect(anna.troubles).toEqual([]);
});

test("everyone on this device: names are enough to begin", async ({ visitor }) => {
  const { page, troubles } = await visitor({ size: "phone" });
  await page.goto("/new?game=eschnapur");
  await page.getByText("Everyone on this device").click();
  const names = page.locator("main input[type=text], main input:not([type])");
  for (let n = 0; n < (await names.count()); n += 1) await names.nth(n).fill(["Anna", "Ben", "Cleo", "Dora"][n] ?? "Esha");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL("**/t/*");
  await expect(page.getByRole("heading", { name: "Anna, it is your turn" })).toBeVisible();
  expect(troubles).toEqual([]);
});
