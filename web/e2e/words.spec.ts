import type { CDPSession, Page } from "@playwright/test";
import { Player } from "./player";
import { expect, expectAccessible, screenshot, test } from "./test";

/** What was announced so far: the page keeps it from its beginning. */
interface Heard {
  lines: string[];
}

/** Lets a page write down what its live region says. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { lines: [] };
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const fresh = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.parentElement?.matches("[data-voice]"));
      heard.lines.push(...fresh.map((node) => node.textContent ?? ""));
    }).observe(document, { subtree: true, childList: true });
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard.lines);

/** Roles that mean something to whoever meets them, and so must have a name. */
const NAMED = [
  "button",
  "link",
  "textbox",
  "combobox",
  "checkbox",
  "switch",
  "tab",
  "region",
  "heading",
  "dialog",
  "columnheader",
  "rowheader",
  "main",
];

/** What the browser tells assistive technology and leaves without a name. */
async function nameless(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role, name }) => !ignored && NAMED.includes(String(role?.value)) && String(name?.value ?? "").trim() === "")
    .map(({ role, backendDOMNodeId }) => `${String(role?.value)} ${backendDOMNodeId ?? 0}`);
}

/** The facts that both ways to show a table must agree on, read from the words. */
function told(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const facts: Record<string, string> = {};
    for (const cell of document.querySelectorAll<HTMLElement>("[data-fact]")) {
      const [kind = "", seat = "", official = ""] = (cell.dataset["fact"] ?? "").split(" ");
      const text = cell.textContent.trim();
      if (["vp", "pp", "stones", "supply", "cards"].includes(kind)) facts[`${kind} ${seat}`] = /^\d+/.exec(text)?.[0] ?? "";
      if (kind === "slot") facts[`${seat} ${official}`] = /^an? (\d)/.exec(text)?.[1] ?? (text.startsWith("a card") ? "hidden" : "empty");
      if (kind === "reason") facts[`reason ${seat}`] = text;
    }
    for (const row of document.querySelectorAll("[data-place='board'] tbody tr")) {
      const [part, stones, , , , state] = [...row.children].map((cell) => cell.textContent.trim());
      const isFinished = (state ?? "").startsWith("Finished");
      facts[`part ${part ?? ""}`] =
        `${isFinished ? 0 : stones === "–" ? 0 : (stones ?? "").split(/, | and /).length} ${isFinished ? "finished" : (state ?? "").includes("Stopped") ? "stopped" : ""}`;
    }
    return facts;
  });
}

/** The same, read from the pictures. */
function drawn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const facts: Record<string, string> = {};
    const seats = [...new Set([...document.querySelectorAll<HTMLElement>(".slot")].map(({ dataset }) => dataset["seat"] ?? ""))];
    for (const [n, row] of [...document.querySelectorAll(".bids .line:not(.head, .reasons)")].entries()) {
      for (const tally of row.querySelectorAll(".tally"))
        facts[`${tally.classList[1] ?? ""} ${seats[n] ?? ""}`] = (tally.querySelector(".count")?.textContent ?? "").trim();
    }
    for (const slot of document.querySelectorAll<HTMLElement>(".bids .slot")) {
      const card = slot.querySelector<HTMLElement>(".card");
      facts[`${slot.dataset["seat"] ?? ""} ${slot.dataset["official"] ?? ""}`] =
        card === null ? "empty" : (card.dataset["gold"] ?? "hidden");
    }
    for (const cell of document.querySelectorAll<HTMLElement>("[data-spot^='reason']")) {
      facts[cell.dataset["spot"] ?? ""] = (cell.querySelector(".why")?.textContent ?? "–").trim();
    }
    const parts = [...document.querySelectorAll<HTMLElement>(".board li[data-spot]")].map(({ dataset }) => dataset["spot"] ?? "");
    for (const [n, tower] of [...document.querySelectorAll(".board .tower")].entries()) {
      const stones = [...tower.querySelectorAll(".brick")].length - (tower.querySelector(".mark ~ .brick") === null ? 0 : 1);
      facts[parts[n] ?? ""] =
        `${stones} ${tower.classList.contains("finished") ? "finished" : tower.querySelector(".barrier") === null ? "" : "stopped"}`;
    }
    return facts;
  });
}

test("a whole game in words by keyboard: everything has a name, is announced, and is what the pictures show", async ({
  server,
  guest,
  visitor,
}) => {
  const anna = await guest("Anna", { settings: { text: true, hold: true } });
  const { page, context } = anna;
  await listen(page);
  const session = await context.newCDPSession(page);
  await session.send("Accessibility.enable");
  const table = await server.open(context.request, { players: 3, level: "novice" });
  await page.goto(`/t/${table}`);
  // The same player looks at the same table in pictures.
  const pictures = await visitor({ settings: { text: false, pace: "off" } });
  await pictures.context.addCookies(await context.cookies());
  await pictures.page.goto(`/t/${table}`);

  const sentence = page.getByTestId("sentence");
  const isShowing = async () => (await page.locator("[data-hold]").count()) > 0;
  const counted = { questions: 0, beats: 0 };
  /** What holds at every question and every beat of a reveal. */
  const look = async () => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? "BODY"), await sentence.innerText()).not.toBe("BODY");
    const asked = (await sentence.innerText()).trim();
    await expect
      .poll(async () => (await heard(page)).some((line) => line.includes(asked)) || (await sentence.innerText()).trim() !== asked, asked)
      .toBe(true);
    expect(await nameless(session), asked).toEqual([]);
  };
  let asked = "";
  const player = new Player(page, { manner: "keyboard", luck: 3 });
  await player.playUntil(async () => {
    while (await isShowing()) {
      counted.beats += 1;
      await look();
      await page.keyboard.press("Enter");
    }
    const isOver = (await page.locator("[data-end]").count()) > 0;
    const now = await player.sentence();
    if (isOver || now === asked || (await page.locator("[data-choices]").count()) === 0) return isOver;
    asked = now;
    counted.questions += 1;
    await look();
    // While I am asked nothing else happens, so both windows come to show the same.
    const words = await told(page);
    expect(Object.keys(words).length).toBeGreaterThan(30);
    await expect.poll(() => drawn(pictures.page), asked).toEqual(words);
    return false;
  });
  expect(counted.questions).toBeGreaterThan(10);
  expect(counted.beats).toBeGreaterThan(30);
  await expectAccessible(page);
  await screenshot(page, "words-end");

  // Whatever was scored was heard, and adds up to what the server says.
  const { stage } = await server.table(context.request, table);
  const outcome = stage.stage === "finished" ? stage.outcome : {};
  await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/^The game is over\. .+ wins?\.$|share the win\.$/);
  const lines = (await heard(page)).join(" ");
  const names = { A: "Anna", B: "Bot B", C: "Bot C" };
  for (const [seat, name] of Object.entries(names)) {
    const told = [...lines.matchAll(new RegExp(`${name} (?:scores|gets) (\\d+) (?:points|point|victory points?) for`, "g"))];
    const sum = told.reduce((points, [, more]) => points + Number(more), 0);
    expect(sum, name).toBe(outcome[seat as "A"]?.points);
  }
  expect(anna.troubles).toEqual([]);
});

test("keys are listed, read aloud and can be turned off, and the focus comes back to where it was", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna");
  await listen(page);
  const table = await server.open(context.request, { players: 3 });
  await page.goto(`/t/${table}`);
  await expect(page.locator("[data-bar]")).toBeFocused();
  const first = page.locator("[data-action]").first();
  await expect(first).toBeVisible();
  await page.getByRole("button", { name: "To what you may choose" }).press("Enter");
  await expect(first).toBeFocused();
  await page.keyboard.press("h");
  await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/^Your hand: \d × \d, /);
  // A plan is sealed by key only when it is pressed twice.
  for (const part of [3, 5]) await page.locator(`[data-action="site ${part}"]`).press("Enter");
  await page.keyboard.press("s");
  await expect(page.locator("[data-seal]")).toHaveText("Really seal?");
  await expect.poll(() => heard(page)).toContain("Press S again to seal, Escape to think again.");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-seal]")).toHaveText("Seal");
  await page.keyboard.press("c");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list.getByText("Seal: press it twice")).toBeVisible();
  await expectAccessible(page);
  await list.getByRole("switch", { name: "Single keys" }).press("Space");
  await page.keyboard.press("Escape");
  await expect(first).toBeFocused();
  await page.keyboard.press("s");
  await page.keyboard.press("?");
  await page.locator("[data-menu]").press("Enter");
  await page.getByRole("button", { name: "Keys" }).press("Enter");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-menu]")).toBeFocused();
  await expect(page.locator("[data-seal]")).toHaveText("Seal");
  expect(troubles).toEqual([]);
});
