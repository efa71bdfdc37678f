import type { Page } from "@playwright/test";
import type { Outcome } from "$wire/tabletop";
import { Player } from "./player";
import { expect, expectAccessible, screenshot, test } from "./test";

const NAMES = { A: "Anna", B: "Bot B", C: "Bot C" } as const;

/** What somebody could do who sees numbers and nothing else. */
interface Sight {
  isOver: boolean;
  /** So many choices are numbered. */
  count: number;
  maySeal: boolean;
}

function look(page: Page): Promise<Sight> {
  return page.evaluate(() => ({
    isOver: document.querySelector("[data-end]") !== null,
    count: document.querySelectorAll("[data-offers] [data-digit]").length,
    maySeal: document.querySelector("[data-seal]:not(:disabled)") !== null,
  }));
}

/** Plays to the end by the numbers in front of the choices and by S, which seals when it is pressed twice. */
async function playByNumbers(page: Page, atQuestion: (sight: Sight) => Promise<void>): Promise<void> {
  let luck = 7;
  const chance = (below: number) => {
    luck = (Math.imul(luck, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (luck >> 8) % below;
  };
  for (let sight = await look(page); !sight.isOver; sight = await look(page)) {
    const { count, maySeal } = sight;
    if (count > 0) await atQuestion(sight);
    if (maySeal && (count === 0 || chance(10) > 0)) await page.keyboard.type("ss");
    else if (count > 0) {
      const number = 1 + chance(count);
      await page.keyboard.type(String(number));
      // Longer numbers begin like it.
      if (10 * number <= count) await page.keyboard.press("Enter");
    }
    await page.waitForTimeout(count > 0 ? 25 : 100);
  }
}

/** The points of every player: as the table of players has them, and as the log tells them one by one. */
function points(page: Page): Promise<Record<"sheet" | "log", Record<string, number>>> {
  return page.evaluate((names) => {
    const rows = [...document.querySelectorAll("table")].find((table) => /\bVP\b/.test(table.querySelector("thead")?.textContent ?? ""));
    const column = [...(rows?.querySelectorAll("thead tr > *") ?? [])].findIndex(({ textContent }) => textContent.trim() === "VP");
    const told = [...document.querySelectorAll("[data-entry]")].map(({ textContent }) => textContent).join(" ");
    const sheet: Record<string, number> = {};
    const log: Record<string, number> = {};
    for (const name of names) {
      const row = [...(rows?.querySelectorAll("tbody tr") ?? [])].find(
        (one) => one.querySelector("th")?.textContent.includes(name) === true,
      );
      sheet[name] = Number(row?.children[column]?.textContent);
      const scored = [...told.matchAll(new RegExp(`${name} (?:scores|gets) (\\d+) (?:points|point|victory points?) for`, "g"))];
      log[name] = scored.reduce((sum, [, more]) => sum + Number(more), 0);
    }
    return { sheet, log };
  }, Object.values(NAMES));
}

function final(outcome: Outcome): Record<string, number> {
  return Object.fromEntries(Object.entries(NAMES).map(([seat, name]) => [name, outcome[seat as "A"]?.points ?? 0]));
}

test("a whole game is played on the plain screen by numbers, and what it shows is what its log tells", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { light: "dark", settings: { plain: true } });
  const table = await server.open(context.request, { players: 3, level: "novice" });
  await page.goto(`/t/${table}`);
  await expect(page.getByRole("heading", { name: "What you may choose" })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, "plain-question");
  const counted = { questions: 0, longest: 0 };
  let asked = "";
  await playByNumbers(page, async ({ count }) => {
    const sentence = await page.getByTestId("sentence").innerText();
    counted.longest = Math.max(counted.longest, count);
    if (sentence === asked) return;
    asked = sentence;
    counted.questions += 1;
    const { sheet, log } = await points(page);
    expect(sheet, sentence).toEqual(log);
    if (counted.questions === 8) {
      await expectAccessible(page);
      await screenshot(page, "plain-middle");
    }
  });
  expect(counted.questions).toBeGreaterThan(10);
  // There were numbers of two digits.
  expect(counted.longest).toBeGreaterThan(9);
  await expectAccessible(page);
  await screenshot(page, "plain-end");
  const { stage } = await server.table(context.request, table);
  const outcome = final(stage.stage === "finished" ? stage.outcome : {});
  expect(await points(page)).toEqual({ sheet: outcome, log: outcome });
  const result = page.locator("[data-end] tbody tr");
  for (const [name, most] of Object.entries(outcome))
    await expect(result.filter({ hasText: name }).locator("td").last()).toHaveText(String(most));
  expect(troubles).toEqual([]);
});

test("a whole game of another kind is played on the plain screen with the mouse, on a phone", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { size: "phone", settings: { plain: true } });
  const table = await server.open(context.request, { game: "morgenland", choices: { version: "magic" }, players: 3, level: "novice" });
  await page.goto(`/t/${table}`);
  await expect(page.getByRole("heading", { name: "What you may choose" })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, "plain-phone");
  const player = new Player(page, { luck: 4 });
  await player.playUntil(async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width, await player.sentence()).toBeLessThanOrEqual(0);
    return (await page.locator("[data-end]").count()) > 0;
  });
  // Whether anybody is ever asked to pass is up to the cards.
  for (const verb of ["place", "seal"]) expect([...player.verbs]).toContain(verb);
  await expectAccessible(page);
  await screenshot(page, "plain-phone-end");
  const { stage } = await server.table(context.request, table);
  const outcome = final(stage.stage === "finished" ? stage.outcome : {});
  for (const [name, most] of Object.entries(outcome))
    await expect(page.locator("[data-end] tbody tr").filter({ hasText: name }).locator("td").last()).toHaveText(String(most));
  expect(troubles).toEqual([]);
});

test("a finished game is looked at in sheets, line by line and through all eyes", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { settings: { plain: true } });
  const table = await server.played(context.request, { players: 3, level: "novice" });
  await page.goto(`/replay/${table}?at=30`);
  const heading = page.locator("[data-heading]");
  await expect(heading).toContainText("Round 1");
  const hands = page.locator("dt", { hasText: "Hand" });
  await expect(hands).toHaveCount(0);
  await page.getByLabel("Whose eyes").selectOption("A");
  await expect(hands).toHaveCount(1);
  await page.getByLabel("Whose eyes").selectOption("all");
  // Everybody's hand, each with whose it is.
  const shown = page.locator("dl > div", { has: hands }).locator("dd");
  await expect(shown).toHaveCount(3);
  for (const [n, seat] of ["A", "B", "C"].entries()) await expect(shown.nth(n)).toContainText(`Bot ${seat}`);
  await expectAccessible(page);
  await screenshot(page, "plain-replay");
  const line = page.locator("[data-entry]").nth(3);
  await line.click();
  await expect(page.getByRole("status", { name: "What happens" })).toHaveText((await line.innerText()).trim());
  // In the log the key leads to its last line; elsewhere to the end of the game.
  await page.locator("input[type=range]").first().press("End");
  await expect(heading).toContainText("The game is over");
  const { sheet } = await points(page).then(({ sheet: found }) => ({ sheet: Object.values(found) }));
  expect(sheet).toHaveLength(3);
  expect(troubles).toEqual([]);
});

test("two hand a device round, and between them it shows a sheet that everybody may see", async ({ guest }) => {
  const anna = await guest("Anna", { settings: { plain: true } });
  const { page } = anna;
  const companion = (await (await anna.context.request.post("/api/companions", { data: { name: "Ben" } })).json()) as { person: string };
  const opened = await anna.context.request.post("/api/tables", {
    data: {
      game: "eschnapur",
      players: 2,
      seat: "A",
      companions: { B: companion.person },
      terms: { pace: { pace: "free" }, open_counting: true, spectators: false, private_chat: false, public: false, stand_in: "novice" },
      start: true,
    },
  });
  const { link } = (await opened.json()) as { link: string };
  await page.addInitScript(() => {
    // Whatever is private is among the notes as a hand, or can be chosen.
    const seen: string[] = [];
    Object.assign(window, { secretsSeen: seen });
    const look = () => {
      const isCurtain = document.querySelector(".curtain") !== null;
      const whose = document.querySelector<HTMLElement>("main[data-eyes]")?.dataset["eyes"] ?? "";
      const secrets = [...document.querySelectorAll("dt, [data-choices]")].filter(
        (one) => one.matches("[data-choices]") || one.textContent.includes("Hand"),
      );
      if ((isCurtain || whose === "") && secrets.length > 0) seen.push(secrets.map((one) => one.outerHTML.slice(0, 60)).join());
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "it is your turn" })).toBeVisible();
  const player = new Player(page, { luck: 5 });
  await player.playUntil(async () => (await page.getByText("Round 2", { exact: true }).count()) > 0);
  expect(await page.evaluate(() => (window as unknown as { secretsSeen: string[] }).secretsSeen)).toEqual([]);
  expect(anna.troubles).toEqual([]);
});

test("the plain screen is chosen in the settings, and says the same words as the other", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna");
  const table = await server.open(context.request, { players: 3 });
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Plain tables" }).check();
  // The page has fetched ahead what most of those who open it want; what is asked here is what the plain screen wants.
  await page.route(`**/t/${table}`, async (route) => {
    // Pages from a folder come without the server's links.
    if (process.env["PAGES"] !== undefined) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(/<link [^>]*fetchpriority="low"[^>]*>/g, "") });
  });
  await page.goto(`/t/${table}`);
  const sentence = page.getByTestId("sentence");
  await expect(sentence).toHaveText("Choose two parts to build on.");
  const choices = page.locator("[data-offers] [data-action]");
  const plain = await choices.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["action"] ?? ""));
  // Of the game's own files only its words are loaded.
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => /\/eschnapur-[^/]*\.js$/.test(name))).toHaveLength(1);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Plain tables" }).uncheck();
  await page.goto(`/t/${table}`);
  await expect(sentence).toHaveText("Choose two parts to build on.");
  const drawn = await page.locator("[data-action]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["action"] ?? ""));
  expect(plain.sort()).toEqual(drawn.sort());
  expect(troubles).toEqual([]);
});
