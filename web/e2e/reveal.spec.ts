import { longestFrame } from "./frames";
import { expect, screenshot, test, type Guest, type Server } from "./test";
import { Player } from "./player";

/** A sentence that was shown, and what the log said with it. */
interface Told {
  sentence: string;
  log: string;
}

test("an official is revealed card by card, can be skipped, and the frames are measured", async ({ server, guest }) => {
  const anna = await guest("Anna", { motion: true });
  const { page } = anna;
  const table = await server.open(anna.context.request, { players: 4, level: "novice", edition: null });
  await page.goto(`/t/${table}`);
  await page.locator('[data-action="site 3"]').click();
  await page.locator('[data-action="site 5"]').click();
  await page.locator("[data-seal]").click();
  const player = new Player(page, { luck: 1 });
  await expect(page.locator("[data-gold-button]").first()).toBeVisible();
  await player.playUntil(async () => (await page.locator("[data-seal]:not([disabled])").count()) > 0);
  // What is shown passes by: every sentence is written down, and what the log said at that moment.
  await page.evaluate(() => {
    const sentence = document.querySelector("[data-testid=sentence]");
    const told: Told[] = [];
    Object.assign(window, { told });
    const write = () => told.push({ sentence: sentence?.textContent ?? "", log: document.querySelector(".log .story")?.textContent ?? "" });
    if (sentence !== null) new MutationObserver(write).observe(sentence, { childList: true, characterData: true, subtree: true });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
  const said = async (what: RegExp) => (await told()).find(({ sentence }) => what.test(sentence));
  const longest = await longestFrame(page, "reveal", async () => {
    await page.locator("[data-seal]").click();
    await expect.poll(() => said(/^For the blockade: /), { intervals: [50] }).toBeDefined();
    await expect.poll(() => said(/wins the blockade/), { intervals: [50] }).toBeDefined();
  });
  // The log does not know more than was shown.
  const log = (await said(/wins the blockade/))?.log;
  expect(log).toMatch(/For the blockade: .* \d/);
  expect(log).not.toMatch(/For the building stop:/);
  expect(longest).toBeGreaterThan(0);
  expect(anna.troubles).toEqual([]);
});

test("what a favour brings flies to where it happens", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { motion: true });
  const table = await server.open(context.request, { players: 4, level: "novice" });
  await page.goto(`/t/${table}`);
  const player = new Player(page, { luck: 12 });
  const flown: string[] = [];
  await page.exposeFunction("flew", (flight: string) => flown.push(flight));
  await page.evaluate(() => {
    const { flew } = window as unknown as { flew: (flight: string) => void };
    const look = () => {
      for (const thing of document.querySelectorAll<HTMLElement>("[data-flight]"))
        if (thing.getAnimations().length > 0) flew(thing.dataset["flight"] ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
  await player.playUntil(() => Promise.resolve(flown.some((flight) => /^slot [A-D] [123] → (player|part|slot) /.test(flight))));
  expect(troubles).toEqual([]);
});

test("on a phone the tab follows what is shown, until somebody opens another one", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { motion: true, size: "phone" });
  const table = await server.open(context.request, { players: 3, level: "novice", edition: null });
  await page.goto(`/t/${table}`);
  const player = new Player(page, { luck: 12 });
  await player.playUntil(async () => (await page.locator("[data-gold-button]").count()) > 0);
  await player.playUntil(async () => (await page.locator("[data-seal]:not([disabled])").count()) > 0);
  const tab = (name: string) => page.locator(".tabbar").getByRole("tab", { name });
  await tab("Board").click();
  await page.locator("[data-seal]").click();
  await expect(tab("Bids")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Skip all" })).toBeVisible();
  await tab("Log").click();
  // It opens at the newest line, and stays there while lines are added.
  await expect(page.locator(".log [data-entry]").last()).toBeInViewport();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(tab("Log")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".log [data-entry]").last()).toBeInViewport();
  expect(troubles).toEqual([]);
});

/** Opens a table, and seals gold for the first time: now the officials are revealed. */
async function sealGold(server: Server, { page, context }: Guest): Promise<void> {
  const table = await server.open(context.request, { players: 4, level: "novice" });
  await page.goto(`/t/${table}`);
  const player = new Player(page, { luck: 12 });
  await player.playUntil(async () => (await page.locator("[data-gold-button]").count()) > 0);
  await player.playUntil(async () => (await page.locator("[data-seal]:not([disabled])").count()) > 0);
  await page.locator("[data-seal]").click();
}

test("a click shows the next thing at once", async ({ server, guest }) => {
  const anna = await guest("Anna", { motion: true });
  await sealGold(server, anna);
  await anna.page.getByRole("button", { name: "Next" }).click();
  await screenshot(anna.page, "reveal");
  await anna.page.keyboard.press("Escape");
  expect(anna.troubles).toEqual([]);
});

test("all that is shown can be skipped", async ({ server, guest }) => {
  const anna = await guest("Anna", { motion: true });
  await sealGold(server, anna);
  const skip = anna.page.getByRole("button", { name: "Skip all" });
  // By itself it would end sooner or later; here it ends with the click.
  const isOver = await skip.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    return !button.isConnected;
  });
  expect(isOver).toBe(true);
  expect(anna.troubles).toEqual([]);
});

test("whoever holds goes on step by step, and it is kept", async ({ server, guest }) => {
  const anna = await guest("Anna", { motion: true });
  await sealGold(server, anna);
  const { page } = anna;
  const hold = page.locator("[data-hold]");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const sentence = page.getByTestId("sentence");
  await hold.click();
  await expect(hold).toHaveText("Go on");
  expect(await page.evaluate(() => localStorage.getItem("durbar.settings"))).toContain('"hold":true');
  let steps = 0;
  for (; (await next.count()) > 0; steps += 1) {
    const before = await sentence.innerText();
    // What was shown last may end while it is clicked.
    await next.click({ timeout: 5000 }).catch(async (why: unknown) => {
      if ((await next.count()) > 0) throw why;
    });
    await expect(sentence).not.toHaveText(before);
  }
  expect(steps).toBeGreaterThan(0);
  expect(anna.troubles).toEqual([]);
});

test("what is held goes on by itself again", async ({ server, guest }) => {
  const anna = await guest("Anna", { motion: true, settings: { hold: true, pace: "brisk" } });
  await sealGold(server, anna);
  const { page } = anna;
  await expect(page.getByTestId("sentence")).toContainText("face down");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByTestId("sentence")).toContainText(/wins the blockade/);
  await expect(page.getByRole("button", { name: "Skip all" })).toHaveCount(0);
  expect(anna.troubles).toEqual([]);
});

test("pace and steps are kept, and a pace shows steps also where nothing moves", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const { page } = anna;
  const table = await server.open(anna.context.request, { players: 3, level: "novice" });
  await page.goto(`/t/${table}`);
  await page.locator("[data-menu]").click();
  await page.getByLabel("Pace").selectOption("leisurely");
  await page.getByLabel("Step by click").check();
  await page.reload();
  await page.locator("[data-menu]").click();
  await expect(page.getByLabel("Pace")).toHaveValue("leisurely");
  await expect(page.getByLabel("Step by click")).toBeChecked();
  await page.keyboard.press("Escape");
  const player = new Player(page, { luck: 12 });
  const next = page.getByRole("button", { name: "Next", exact: true });
  await player.playUntil(async () => (await next.count()) > 0);
  await page.getByRole("button", { name: "Skip all" }).click();
  await expect(next).toHaveCount(0);
  expect(anna.troubles).toEqual([]);
});

test("a round that was shown ends with its summary, which says what the log says and gives way to the answer", async ({
  server,
  guest,
}) => {
  const { page, context, troubles } = await guest("Anna", { motion: true });
  const table = await server.open(context.request, { players: 4, level: "novice" });
  await page.goto(`/t/${table}`);
  const recap = page.locator("[data-recap='1']");
  const player = new Player(page, { luck: 12 });
  const playPast = async (isSo: () => Promise<boolean>) => {
    const skip = page.getByRole("button", { name: "Skip all" });
    await player.playUntil(async () => {
      // What is shown may end by itself just now.
      if ((await skip.count()) > 0) await skip.click({ timeout: 1000 }).catch(() => undefined);
      return isSo();
    });
  };
  await playPast(async () => (await recap.count()) > 0);
  await expect(page.locator("[data-before]")).toContainText("Round 2");
  await expect(page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");
  await page.getByLabel("Show which rounds").first().selectOption("1");
  // What is told in one line is opened: then everything stands there one by one.
  await page.locator(".log .fold").evaluateAll((folds: HTMLElement[]) => folds.forEach((fold) => fold.click()));
  const log = await page
    .locator(".log [data-entry]:not([data-folded])")
    .evaluateAll((lines) => lines.map((line) => line.textContent.replace(/[\u2066-\u2069]/g, "")));
  const figures = await recap.locator("[data-gains]").evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector(".name")?.textContent ?? "",
      ...Object.fromEntries<string | number>(
        [...row.querySelectorAll<HTMLElement>("[data-figure]")].map((cell) => [
          cell.dataset["figure"] ?? "",
          Number(cell.textContent.replace("–", "0")),
        ]),
      ),
    })),
  );
  const logged = (name: string, told: RegExp) =>
    log.reduce((sum, line) => sum + (line.startsWith(`${name} `) ? Number(told.exec(line)?.[1] ?? 0) : 0), 0);
  const expected = figures.map(({ name }) => ({
    name,
    stones: logged(name, / gets (\d+) stone/),
    built: log.filter((line) => line.startsWith(`${name} builds`)).length,
    gold: logged(name, / takes a (\d) from the bank/),
    pp: logged(name, / gains (\d+) privilege point/),
    vp: logged(name, / scores (\d+) points/),
  }));
  expect(figures).toEqual(expected);
  expect(figures).toHaveLength(4);
  const winners = await recap.locator("[data-winner] .verdict .name").allInnerTexts();
  expect(winners).toEqual(log.flatMap((line) => /^(?!Nobody)(.+) wins /.exec(line)?.[1] ?? []));
  // What is asked can be answered beside it; then it is gone, and can be had again.
  for (const action of await page.locator("[data-action^=site]").all()) await expect(action).toBeInViewport();
  await playPast(async () => (await recap.count()) === 0);
  await page.locator("[data-before]").click();
  await expect(recap).toBeVisible();
  await recap.getByRole("button", { name: "Close" }).click();
  await expect(recap).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("with reduced motion nothing is shown in steps, and the log says what happened", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3, level: "novice" });
  await anna.page.goto(`/t/${table}`);
  const player = new Player(anna.page, { luck: 6 });
  await player.playUntil(async () => {
    expect(await anna.page.getByRole("button", { name: "Skip all" }).count()).toBe(0);
    return (await anna.page.getByText("Round 2", { exact: true }).count()) > 0;
  });
  await expect(
    anna.page
      .locator(".log")
      .getByText(/wins the/)
      .first(),
  ).toBeAttached();
  // Nor does a summary open by itself.
  await expect(anna.page.locator("[data-recap]")).toHaveCount(0);
  await anna.page.locator("[data-before]").click();
  await expect(anna.page.locator("[data-recap='1']")).toBeVisible();
});

test("a line of the log shows its moment, and a button leads back", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3, level: "novice" });
  await anna.page.goto(`/t/${table}`);
  const player = new Player(anna.page, { luck: 6 });
  await player.playUntil(async () => (await anna.page.getByText("Round 2", { exact: true }).count()) > 0);
  // The newest line is to be seen without scrolling, and on a desktop the table itself never scrolls.
  await expect(anna.page.locator(".log li").last()).toBeInViewport();
  expect(await anna.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
  const stones = () => anna.page.locator(".board [data-stone]").count();
  await expect.poll(stones).toBeGreaterThan(0);
  await anna.page.locator(".log li button").first().click();
  await anna.page.getByRole("button", { name: "The game begins." }).click();
  await expect(anna.page.getByTestId("sentence")).toContainText("You are looking at an earlier moment. The game begins.");
  await expect.poll(stones).toBe(0);
  // A frame tells of many things; a line of it leads to its own moment: the next official is not decided yet.
  const decided = anna.page.locator(".reasons .why");
  await anna.page
    .locator("[data-entry]", { hasText: /wins the blockade/ })
    .first()
    .click();
  await expect(decided).toHaveCount(1);
  await anna.page
    .locator("[data-entry]", { hasText: /wins the building stop/ })
    .first()
    .click();
  await expect(decided).toHaveCount(2);
  await anna.page.getByRole("button", { name: "Back to now" }).click();
  await expect.poll(stones).toBeGreaterThan(0);
});
