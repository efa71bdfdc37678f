import type { Page } from "@playwright/test";
import { expect, SHORT, test, type Wish } from "./test";
import { Player } from "./player";
import { unseen } from "./seen";

/**
 * Windows at which everything must fit, and how many times as large as usual letters are there. The soak looks through all
 * of them, every run through those that are most different.
 */
const WIDE = process.env["WIDE"] === "1";
const WINDOWS = (
  [
    [1280, 640, 1, true],
    [1366, 650, 1, false],
    [1366, 768, 1, false],
    [1440, 780, 1, false],
    [1440, 900, 1, true],
    [1920, 1080, 1, false],
    [820, 1180, 1, false],
    [390, 844, 1, true],
    [844, 390, 1, true],
    [1440, 900, 2, true],
    [1920, 1080, 2, false],
  ] as const
).filter(([, , , isAlwaysTried]) => WIDE || isAlwaysTried);

/** The window in which the game is played between two looks. */
const [WIDTH, HEIGHT] = [1440, 900];

/** Short, so that a game ends, but with one part as high as any, and privileges that can be bought early. */
const EDITION = SHORT.replace(
  "[parts.5]\nvalues = [3, 4, 5, 6]",
  `[parts.5]\nvalues = [${Array.from({ length: 16 }, (_, n) => n + 3).join(", ")}]`,
).replace(/^([a-z-]+) = (\d+) {2,}#/gm, (_, name: string, cost: string) => `${name} = ${Number(cost) - 5} #`);

/** A game, and what comes whenever it is played. A wide look goes on to the end, for whatever else there is. */
interface Look {
  told: string;
  wish: Wish;
  /** With how many it is looked at: always, and by the soak. */
  players: readonly number[];
  wide: readonly number[];
  certain: readonly string[];
  /** On what they like to build, so that it is asked where. */
  preferred?: string;
}

const LOOKS: readonly Look[] = [
  {
    told: "Eschnapur",
    wish: { level: "novice", edition: EDITION },
    players: [4],
    wide: [2, 3, 4],
    certain: ["asked site", "asked lay", "asked build", "shown official 1 reason", "shown built", "shown scored"],
    preferred: '[data-action="site 5"][aria-pressed="false"]',
  },
  {
    told: "Morgenland",
    wish: { game: "morgenland", level: "novice", choices: { version: "basic" } },
    players: [5],
    wide: [3, 4, 5],
    certain: ["asked take", "asked token", "asked place", "shown space", "shown space tally", "shown player shelf tally", "shown player"],
  },
  {
    told: "Morgenland with magic",
    wish: { game: "morgenland", level: "novice", choices: { version: "magic" } },
    players: [5],
    wide: [3, 4, 5],
    certain: ["asked token", "asked place", "asked artefact", "asked cast", "shown space tally", "shown player space tally"],
  },
];

/** What is being asked, by kinds of choices. */
function questions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const verbs = [...document.querySelectorAll<HTMLElement>("[data-action]")].map(
      (element) => element.dataset["action"]?.split(" ")[0] ?? "",
    );
    const [isLaying, isPicking] = ["[data-mine]", "[data-token-button]"].map((selector) => document.querySelector(selector) !== null);
    const isOpening = document.querySelector("[data-pile]") !== null && document.querySelector("[data-pieces]") === null;
    const others = { lay: isLaying === true, token: isPicking === true, pile: isOpening };
    return [...new Set([...verbs, ...Object.entries(others).flatMap(([kind, isAsked]) => (isAsked ? [kind] : []))])].sort();
  });
}

/** What is being shown, by kinds of things that are marked as new or as looked at now, or that a beat is about. */
function reveals(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const officials = [...document.querySelectorAll(".bids .head .cell")].flatMap((cell, n) =>
      cell.classList.contains("now") ? [`official ${n + 1}`] : [],
    );
    const reasons = document.querySelector(".reasons .now .why") === null ? [] : ["reason"];
    const kinds = { ".brick.new": "built", ".barrier.new": "stopped", "[data-scored]": "scored", ".crown.new": "finished" };
    const marked = Object.entries(kinds).flatMap(([selector, kind]) => (document.querySelector(selector) === null ? [] : [kind]));
    // Places are called by their kind and which one it is.
    const spots = [...(document.querySelector<HTMLElement>("main.table")?.dataset["about"] ?? "").matchAll(/data-spot="(\w+)/g)].map(
      ([, kind]) => kind ?? "",
    );
    const isTallied = document.querySelector("[data-fact=tally]") !== null;
    const about =
      officials.length > 0 || spots.length === 0 ? [] : [[...new Set([...spots, ...(isTallied ? ["tally"] : [])])].sort().join(" ")];
    return [...officials.map((official) => [official, ...reasons].join(" ")), ...marked, ...about];
  });
}

/** Letters of this many times the usual size, as browsers are told to have them. */
async function enlarge(page: Page, letters: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${letters * 100}%`);
}

/** Looks at what there is now through every window. */
async function look(page: Page, what: string): Promise<string[]> {
  const troubles: string[] = [];
  for (const [width, height, letters] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await enlarge(page, letters);
    troubles.push(...(await unseen(page)).map((trouble) => `${what} at ${width}×${height}, letters ×${letters}: ${trouble}`));
  }
  await enlarge(page, 1);
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  // Whoever plays on finds the table laid out for this window.
  await expect(page.locator("main.table:not([data-layout=slim]):not([data-layout=lying])")).toBeVisible();
  return troubles;
}

// Most of it stands on the table when as many play as can; the soak looks at fewer, too.
for (const { told, wish, players: usual, wide, certain, preferred } of LOOKS) {
  for (const players of WIDE ? wide : usual) {
    test(`${told} with ${players} players: whatever is asked about or shown is in the window`, async ({ server, guest }) => {
      // What is shown stays until the test has seen it.
      const anna = await guest("Anna", { settings: { pace: "normal", hold: true } });
      const { page } = anna;
      const [seen, troubles] = [new Set<string>(), new Set<string>()];
      const lookAtNew = async (kinds: readonly string[]) => {
        const fresh = kinds.filter((kind) => !seen.has(kind));
        for (const kind of fresh) seen.add(kind);
        if (fresh.length > 0) for (const trouble of await look(page, fresh.join(", "))) troubles.add(trouble);
      };
      const next = page.getByRole("button", { name: "Next", exact: true });
      const isEnough = () => !WIDE && certain.every((kind) => seen.has(kind));
      /** Bots and cards differ: what did not come up in one game comes in another. */
      const GAMES = 3;
      for (let game = 1; game <= GAMES && !certain.every((kind) => seen.has(kind)); game += 1) {
        const table = await server.open(anna.context.request, { ...wish, players });
        await page.goto(`/t/${table}`);
        await expect(page.getByTestId("sentence")).toBeVisible();
        await new Player(page, { luck: 3 * game + players }).playUntil(async () => {
          while ((await next.count()) > 0) {
            await lookAtNew((await reveals(page)).map((kind) => `shown ${kind}`));
            // Nothing may hurry what is looked at; what comes next comes at once.
            await next.evaluate((button: HTMLElement) => button.click()).catch(() => undefined);
          }
          await lookAtNew((await questions(page)).map((kind) => `asked ${kind}`));
          const liked = preferred === undefined ? null : page.locator(preferred);
          if (liked !== null && (await liked.count()) > 0) await liked.first().click();
          return isEnough() || (await page.locator("[data-end]").count()) > 0;
        });
      }
      expect([...troubles]).toEqual([]);
      expect(
        certain.filter((kind) => !seen.has(kind)),
        [...seen].join(" · "),
      ).toEqual([]);
      expect(anna.troubles).toEqual([]);
    });
  }
}
