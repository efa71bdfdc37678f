import { expect, expectAccessible, screenshot, test } from "./test";
import { Player } from "./player";
import { unseen } from "./seen";

const WINDOWS = [
  [1440, 900],
  [1366, 650],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

test("the first game is explained while it is played, survives a reload, and its end is in every window", async ({ visitor }) => {
  const { page, troubles } = await visitor();
  await page.setViewportSize({ width: 1366, height: 650 });
  const tip = page.locator("[data-tip]");
  const read = page.locator("[data-tip-done]");
  const told: string[] = [];
  await page.goto("/learn/eschnapur");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(tip).toHaveText("Welcome to Eschnapur!");
  await read.click();
  await expect(tip).toHaveText("Choose two sites");
  await screenshot(page, "coach");
  await expectAccessible(page);
  await page.reload();
  await expect(tip).toHaveText("Choose two sites");
  await new Player(page, { luck: 15 }).playUntil(async () => {
    while ((await tip.count()) > 0) {
      const lesson = (await tip.getAttribute("data-tip")) ?? "";
      // What it is about is shown or asked meanwhile, and all of it is to be seen.
      expect(await unseen(page), lesson).toEqual([]);
      await expect(read).toBeInViewport({ ratio: 1 });
      const [sentence, text] = [await page.getByTestId("sentence").innerText(), await page.locator(".coach .speech").innerText()];
      const part = /part (\d)/.exec(text)?.[1];
      if (part !== undefined) expect(sentence, lesson).toContain(`art ${part}`);
      told.push(lesson);
      await read.click();
    }
    return (await page.locator("[data-end]").count()) > 0;
  });
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(expect.arrayContaining(["sites", "gold", "officials", "points", "wages", "finished", "round", "bonus"]));
  const farewell = page.locator("[data-farewell]");
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(farewell, `${width}×${height}`).toBeInViewport({ ratio: 0.99 });
    await expect(farewell.getByRole("link", { name: "Play now" }), `${width}×${height}`).toBeInViewport({ ratio: 1 });
  }
  await expect(farewell.getByRole("heading", { level: 2 })).toBeFocused();
  await screenshot(page, "coach-end");
  expect(troubles).toEqual([]);
});

test("a rule is found by its words and by its id, in the visitor's language", async ({ visitor }) => {
  const { page, troubles } = await visitor({ language: "de" });
  await page.goto("/rules/eschnapur");
  const search = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
  await expect(search).toBeVisible();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type("goldbeutel");
  await expect(page.locator("mark").first()).toBeVisible();
  await page.goto("/rules/eschnapur#E7.5");
  await expect(page.locator('[id="E7.5"]')).toBeInViewport();
  expect(troubles).toEqual([]);
});

test("a phase explains itself on hover and on focus, with its rule", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3 });
  await anna.page.goto(`/t/${table}`);
  const phase = anna.page.getByRole("button", { name: /Phase 7/ });
  await phase.hover();
  await expect(anna.page.getByRole("link", { name: "Rule E7.1" })).toBeVisible();
  await anna.page.mouse.move(5, 500);
  await expect(anna.page.getByRole("link", { name: "Rule E7.1" })).toBeHidden();
  await phase.focus();
  await anna.page.keyboard.press("ArrowLeft");
  await anna.page.keyboard.press("ArrowRight");
  await expect(anna.page.getByRole("link", { name: "Rule E7.1" })).toBeVisible();
});

test("a phase of Morgenland is explained with a picture, which stays out of the way of what it explains", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { game: "morgenland", choices: { version: "magic" } });
  await anna.page.goto(`/t/${table}`);
  const phase = anna.page.getByRole("button", { name: /Phase 2/ });
  await phase.hover();
  const card = anna.page.getByRole("tooltip");
  await expect(card.locator("figcaption")).toContainText("face down");
  await expect(card.getByRole("link", { name: "Rule M2.1" })).toBeVisible();
  const [from, to] = [await phase.boundingBox(), await card.boundingBox()];
  if (from === null || to === null) throw new Error("the card is not to be seen");
  expect(to.y >= from.y + from.height || to.y + to.height <= from.y).toBe(true);
  await anna.page.setViewportSize({ width: 1366, height: 260 });
  await anna.page.mouse.move(5, 200);
  await expect(card).toBeHidden();
  await phase.hover();
  await expect(card.getByRole("link", { name: "Rule M2.1" })).toBeVisible();
  await expect(card.locator("figure")).toBeHidden();
});

test("a finger that stays on something learns what it is, and chooses nothing", async ({ server, guest }) => {
  const { page, context } = await guest("Anna", { size: "phone" });
  const table = await server.open(context.request, { players: 3 });
  await page.goto(`/t/${table}`);
  const part = page.locator('[data-action="site 4"]');
  const box = await part.boundingBox();
  if (box === null) throw new Error("the part is not to be seen");
  const finger = await context.newCDPSession(page);
  const rule = page.getByRole("link", { name: /^Rule E/ });
  const hold = async () => {
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
    await expect(rule).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await hold();
  await expect(page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");
  await expect(rule).toBeVisible();
  await page.getByTestId("sentence").tap();
  await expect(rule).toBeHidden();
  await hold();
  await part.tap();
  await expect(rule).toBeHidden();
  await expect(page.getByTestId("sentence")).toContainText("Which is the second?");
});

test("a finger that stays on a phase of Morgenland sees its picture", async ({ server, guest }) => {
  const { page, context } = await guest("Anna", { size: "phone" });
  const table = await server.open(context.request, { game: "morgenland", choices: { version: "magic" } });
  await page.goto(`/t/${table}`);
  const box = await page.getByRole("button", { name: /Phase 1/ }).boundingBox();
  if (box === null) throw new Error("the phase is not to be seen");
  const finger = await context.newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
  const card = page.getByRole("tooltip");
  await expect(card.locator("figure svg").first()).toBeVisible();
  await expect(card.locator("figcaption")).toContainText("four caves");
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(card.getByRole("link", { name: "Rule M1.1" })).toBeVisible();
});

test("every link to a page of the rulebook leads there", async ({ visitor }) => {
  const { page } = await visitor();
  for (const from of ["/about", "/new?game=eschnapur", "/rules/eschnapur", "/new?game=morgenland", "/rules/morgenland"]) {
    await page.goto(from);
    await page.waitForLoadState("networkidle");
    const links = await page.locator('main a[href^="/rules/"]').evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of new Set(links)) {
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("There is no such rule");
    }
  }
});
