import type { Page } from "@playwright/test";
import type { Card, GameEvent, Play } from "$wire/morgenland";
import { fixture } from "../src/testing/fixtures";
import { Player } from "./player";
import { unseen } from "./seen";
import { expect, expectAccessible, type Guest, screenshot, type Server, test } from "./test";

/** A game in which something may be played at these places of its log, in notation. */
interface Kept {
  positions: Record<string, number>;
  log: readonly unknown[];
}

const GAMES = fixture("morgenland", "plays") as Kept[];

/** So many spells there are, and besides them a Lamp, a Double, a Carpet, a Key and a Counterspell can be played. */
const ALL = 21 + 5;

/** Everything that the server tells this page of the game. */
function happening(page: Page): GameEvent[] {
  const events: GameEvent[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { message: string; frame?: { news: { event?: GameEvent }[] } };
      for (const { event } of message.frame?.news ?? []) if (event !== undefined) events.push(event);
    }),
  );
  return events;
}

/** What is played, as the card that lies on the table. */
function cardOf(play: string): Card | null {
  const [verb, name = ""] = play.split(" ");
  if (verb === "cast") return { card: "spell", spell: name } as Card;
  return verb === "artefact" ? ({ card: "artefact", artefact: name } as Card) : null;
}

const isMine = ({ seat, card }: Play, meant: Card | null) => seat === "A" && JSON.stringify(card) === JSON.stringify(meant);

/** How a play of mine ended, once it did. */
function end(play: string, events: readonly GameEvent[]): GameEvent | undefined {
  const [verb, name] = play.split(" ");
  return events.find((event) => {
    switch (event.event) {
      case "lamp-lit":
        return play === "artefact lamp" && event.seat === "A";
      case "countered":
        return verb === "counter"
          ? event.by === "A" && event.spell === name
          : verb === "cast" && event.seat === "A" && event.spell === name;
      case "carried-out":
      case "came-to-nothing":
        return isMine(event.play, cardOf(play));
      default:
        return false;
    }
  });
}

/** Does a play lie among those that are open, with what was named for it drawn where it lies? */
async function isDrawn(page: Page, play: Play): Promise<boolean> {
  const row = page.locator("[data-place=supplies] .stack li").filter({ hasText: "Anna’s", visible: true });
  if ((await row.count()) === 0) return false;
  return play.space === null || (await page.locator(`[data-aim][data-at="${play.space}"]`).count()) > 0;
}

async function perform(server: Server, { page, context }: Guest, { positions, log }: Kept, play: string): Promise<void> {
  const events = happening(page);
  const table = await server.continued(
    context.request,
    { game: "morgenland", level: "novice", choices: { version: "magic" } },
    log.slice(0, positions[play]),
  );
  await page.goto(`/t/${table}`);
  // A card in my hand, or the answer beside the spell that is countered.
  const card = page.locator(`[data-action="${play}"]:visible`).first();
  await expect(card).toBeVisible();
  await card.click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  let wasDrawn = false;
  await new Player(page, { luck: 5 }).playUntil(async () => {
    for (; (await next.count()) > 0; await next.evaluate((button: HTMLElement) => button.click()).catch(() => undefined)) {
      const declared = events
        .flatMap((event) => (event.event === "declared" && isMine(event.play, cardOf(play)) ? [event.play] : []))
        .at(0);
      if (declared !== undefined && !wasDrawn) wasDrawn = await isDrawn(page, declared);
    }
    return end(play, events) !== undefined;
  });
  const ended = end(play, events);
  // The log tells the same, in its own words.
  const story = page.locator(".log .story");
  switch (ended?.event) {
    case "lamp-lit":
      await expect(story).toContainText("Anna lights a Lamp");
      break;
    case "countered":
      await expect(story).toContainText(play.startsWith("counter") ? /Anna counters .+’s/ : /counters Anna’s/);
      break;
    case "carried-out":
    case "came-to-nothing":
      await expect(story).toContainText(ended.event === "carried-out" ? /Anna’s .+ is carried out/ : /Anna’s .+ comes to nothing/);
      expect(wasDrawn, `${play} was seen among what is declared`).toBe(true);
      break;
    default:
      throw new Error(`${play} has no end`);
  }
}

test("the positions that are kept have every spell and every artefact that can be played", () => {
  const plays = GAMES.flatMap(({ positions }) => Object.keys(positions));
  expect(plays).toHaveLength(ALL);
  expect(plays.filter((play) => play.startsWith("cast "))).toHaveLength(21);
});

for (const game of GAMES) {
  const plays = Object.keys(game.positions);
  test(`played by hand: ${plays.join(", ")}`, async ({ server, guest }) => {
    // What is shown stays until it was looked at.
    const anna = await guest("Anna", { settings: { pace: "normal", hold: true } });
    for (const play of plays) await test.step(play, () => perform(server, anna, game, play));
    await expectAccessible(anna.page);
    expect(anna.troubles).toEqual([]);
  });
}

test("on a phone a token that lies in a pile is named after its space was opened", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { size: "phone" });
  const play = "cast teleport";
  const kept = GAMES.find(({ positions }) => play in positions);
  if (kept === undefined) throw new Error(`nobody casts ${play}`);
  const wish = { game: "morgenland", level: "novice", choices: { version: "magic" } };
  const table = await server.continued(context.request, wish, kept.log.slice(0, kept.positions[play]));
  await page.goto(`/t/${table}`);
  await page.locator(`[data-action="${play}"]:visible`).first().click();
  await page.locator("[data-seal]:enabled").first().click();
  const piles = page.locator("[data-pile]");
  await expect(piles.first()).toBeVisible();
  expect(await page.locator('[data-action^="piece "]:visible').count()).toBe(0);
  expect(await unseen(page)).toEqual([]);
  await expectAccessible(page);
  await screenshot(page, "piles-phone");
  // The fullest one.
  const counts = await piles.evaluateAll((all) => all.map((one) => one.closest("li")?.querySelectorAll(".piece").length ?? 0));
  await piles.nth(counts.indexOf(Math.max(...counts))).click();
  const pieces = page.locator('[data-pieces] [data-action^="piece "]');
  await expect(pieces.first()).toBeVisible();
  expect(await unseen(page)).toEqual([]);
  await screenshot(page, "piles-phone-open");
  await pieces.last().click();
  // Then the question is where it goes, and nothing lies above the spaces.
  await expect(page.locator('[data-action^="space "]').first()).toBeVisible();
  await expect(page.locator("[data-pieces]")).toHaveCount(0);
  expect(troubles).toEqual([]);
});
