import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { cutOff } from "./overflow";
import { servePages } from "./pages";
import { Player } from "./player";
import { expect, Server, test } from "./test";

/**
 * Everything people read stands between these brackets when the pages are built in the test language: its texts are made
 * from the English ones by a program. What stands outside was never a text, and would be English in every language.
 */
const BRACKETS = /[⟦⟧]/;

/** Names are the same in every language: of people, games and ours. */
const NAMES = ["Anna", "Durbar", "Der Palast von Eschnapur", "Morgenland", "English", "Deutsch", "Nederlands", "Français"];

/** The server's own pages come from the folder in which the test language was built. */
async function speakPseudo(context: BrowserContext): Promise<void> {
  const folder = process.env["PSEUDO_PAGES"];
  if (folder === undefined || !existsSync(join(folder, "index.html"))) {
    throw new Error("PSEUDO_PAGES must be the folder of pages in the test language; `cargo xtask test` builds it");
  }
  await servePages(context, folder);
}

/** All text of the page that is in no bracket, what is only read aloud and what is only pointed at too. */
async function strays(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // A sentence may be spread over several elements: what belongs together is read together.
    const blocks = new Map<Element, string>();
    while (walker.nextNode() !== null) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest("script, style, noscript, template, code") !== null) continue;
      let block = parent;
      while (getComputedStyle(block).display.startsWith("inline") && block.parentElement !== null) block = block.parentElement;
      blocks.set(block, (blocks.get(block) ?? "") + (walker.currentNode.textContent ?? ""));
    }
    found.push(...blocks.values());
    for (const element of document.querySelectorAll(
      "[aria-label], [title], [alt], [placeholder], [aria-description], [aria-roledescription]",
    )) {
      for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"]) {
        const text = element.getAttribute(name);
        if (text !== null) found.push(text);
      }
    }
    return found;
  });
  return [...new Set(texts.map(outside))].filter((text) => /\p{L}{2,}/u.test(text));
}

/** What stands outside all brackets, without names. */
function outside(text: string): string {
  let depth = 0;
  let rest = "";
  for (const letter of text) {
    if (letter === "⟦") depth += 1;
    else if (letter === "⟧") depth -= 1;
    else if (depth === 0) rest += letter;
  }
  for (const name of NAMES) rest = rest.replaceAll(name, "");
  return rest.trim();
}

for (const { words, size } of [
  { words: false, size: "desktop" },
  { words: true, size: "desktop" },
  { words: false, size: "phone" },
] as const) {
  test(`every word of a whole game is a text (${size}, ${words ? "in words" : "drawn"})`, async ({ server, guest }) => {
    const anna = await guest("Anna", { size, settings: { text: words } });
    await speakPseudo(anna.context);
    const table = await server.open(anna.context.request, { players: 3, level: "novice" });
    await anna.page.goto(`/t/${table}`);
    await expect(anna.page.getByTestId("sentence")).toHaveText(BRACKETS);
    const player = new Player(anna.page, { luck: 4 });
    const found = new Set<string>();
    await player.playUntil(async () => {
      for (const stray of await strays(anna.page)) found.add(stray);
      const isOver = (await anna.page.locator("[data-end]").count()) > 0;
      // Names may be shortened: people choose how long theirs are.
      for (const cut of await cutOff(anna.page)) if (!cut.includes(": bdi.called")) found.add(cut);
      return isOver;
    });
    for (const stray of await strays(anna.page)) found.add(stray);
    expect([...found]).toEqual([]);
    expect(anna.troubles).toEqual([]);
  });
}

test("every word of the lobby, a new table and the settings is a text", async ({ visitor }) => {
  // A server of its own: tables of others would bring names that nobody knows here.
  const server = await Server.start();
  const anna = await visitor({ address: server.address });
  await server.signIn(anna.context.request, "Anna");
  await speakPseudo(anna.context);
  for (const address of ["/", "/new", "/settings", "/about", "/nowhere"]) {
    await anna.page.goto(address);
    await expect(anna.page.getByRole("heading").first()).toHaveText(BRACKETS);
    expect(await strays(anna.page), address).toEqual([]);
  }
  await server.dispose();
});
