import type { Page } from "@playwright/test";
import { Player } from "./player";
import { Network } from "./network";
import { expect, type Guest, type Server, test as base } from "./test";

/** Everything goes through a network that a test can make as bad as it likes. */
const test = base.extend<{ network: Network }>({
  network: async ({ server }, use) => {
    const network = await Network.start(server.address);
    await use(network);
    await network.stop();
  },
});

/** The gold before officials 1 to 5 as it is drawn in the row of whoever looks; "–" where nothing lies. */
function laid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slots = [...document.querySelectorAll<HTMLElement>(".line.mine .slot[data-official]")];
    return slots.map((slot) => slot.querySelector<HTMLElement>("[data-gold]")?.dataset["gold"] ?? "–");
  });
}

/** Clicks so quickly that no network could keep up; tells after each click what was drawn by then. */
function clickAll(page: Page, selectors: readonly string[], apart: number): Promise<string[]> {
  return page.evaluate(
    async ({ wanted, pause }) => {
      const drawn: string[] = [];
      for (const selector of wanted) {
        document.querySelector<HTMLElement>(selector)?.click();
        await new Promise((resolve) => setTimeout(resolve, pause));
        const slots = [...document.querySelectorAll<HTMLElement>(".line.mine .slot[data-official]")];
        drawn.push(slots.map((slot) => slot.querySelector<HTMLElement>("[data-gold]")?.dataset["gold"] ?? "–").join(" "));
      }
      return drawn;
    },
    { wanted: selectors, pause: apart },
  );
}

/** A table at which gold is to be laid: five cards of five values, from 5 to 1. */
async function layingGold(server: Server, { page, context }: Guest): Promise<string> {
  const table = await server.open(context.request, { players: 3, level: "novice" });
  await page.goto(`/t/${table}`);
  await new Player(page, { luck: 3 }).playUntil(async () => (await page.locator("[data-gold-button]").count()) > 0);
  return table;
}

/** The cards of whoever looks, by official, as the server reveals them to everybody. */
function revealed(page: Page): Map<number, number> {
  const cards = new Map<number, number>();
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { message: string; frame?: { news: { event?: Revealed }[] } };
      for (const { event } of message.frame?.news ?? []) {
        if (event?.event === "revealed" && event.seat === "A") cards.set(event.official, event.gold);
      }
    });
  });
  return cards;
}

interface Revealed {
  event: string;
  seat: string;
  official: number;
  gold: number;
}

const GOLD = ["5", "4", "3", "2", "1"].map((gold) => `[data-gold-button="${gold}"]`);
const STEPS = ["5 – – – –", "5 4 – – –", "5 4 3 – –", "5 4 3 2 –", "5 4 3 2 1"];

/** What was revealed is what was laid; a card may have been blocked. */
async function expectRevealed(cards: ReadonlyMap<number, number>): Promise<void> {
  await expect.poll(() => cards.size).toBeGreaterThan(0);
  for (const [official, gold] of cards) expect(gold, `before official ${official}`).toBe(6 - official);
}

for (const roundTrip of [50, 400, 1000]) {
  test(`clicks are drawn at once, and none is lost or lands elsewhere at ${roundTrip} ms`, async ({ server, guest, network }) => {
    const anna = await guest("Anna", { address: network.address });
    const cards = revealed(anna.page);
    await layingGold(server, anna);
    network.delay = roundTrip / 2;
    expect(await clickAll(anna.page, GOLD, 30)).toEqual(STEPS);
    // Whoever is as quick to seal need not press again.
    await anna.page.locator("[data-seal]").click();
    await expectRevealed(cards);
    expect(anna.troubles).toEqual([]);
  });
}

test("what is chosen while the connection is gone is there when it is back, and so is the seal", async ({ server, guest, network }) => {
  const anna = await guest("Anna", { address: network.address });
  const cards = revealed(anna.page);
  await layingGold(server, anna);
  network.delay = 100;
  await clickAll(anna.page, GOLD.slice(0, 2), 30);
  network.isDown = true;
  network.cut();
  await expect(anna.page.locator(".lost")).toBeVisible();
  expect(await clickAll(anna.page, GOLD.slice(2), 30)).toEqual(STEPS.slice(2));
  await anna.page.locator("[data-seal]").click();
  network.isDown = false;
  await expectRevealed(cards);
  await expect(anna.page.locator(".lost")).toHaveCount(0);
  // The browser itself says that nobody answered.
  expect(anna.troubles.filter((trouble) => !trouble.startsWith("WebSocket connection"))).toEqual([]);
});

test("an answer whose echo was lost counts once", async ({ server, guest, network }) => {
  const anna = await guest("Anna", { address: network.address });
  const cards = revealed(anna.page);
  await layingGold(server, anna);
  await clickAll(anna.page, GOLD, 30);
  await expect.poll(() => laid(anna.page)).toEqual(["5", "4", "3", "2", "1"]);
  const before = network.asked;
  network.hold();
  await anna.page.locator("[data-seal]").click();
  await expect.poll(() => network.asked).toBeGreaterThan(before);
  await expect.poll(() => network.waiting).toBeGreaterThan(0);
  network.cut();
  network.flow();
  // The log of the game tells what happened meanwhile.
  await expect(anna.page.getByTestId("sentence")).toBeVisible();
  await new Player(anna.page, { luck: 5 }).playUntil(async () => (await anna.page.getByText("Round 2", { exact: true }).count()) > 0);
  for (const [official, gold] of cards) expect(gold, `before official ${official}`).toBe(6 - official);
  expect(anna.troubles).toEqual([]);
});

test("a draft out of order survives a reload, and is there on another device", async ({ server, guest, visitor, network }) => {
  const anna = await guest("Anna", { address: network.address });
  const table = await layingGold(server, anna);
  network.delay = 150;
  const place = (official: number) => `.line.mine .slot[data-official="${official}"]`;
  await clickAll(anna.page, [place(4), '[data-gold-button="2"]', place(2), '[data-gold-button="5"]'], 20);
  expect(await laid(anna.page)).toEqual(["–", "5", "–", "2", "–"]);
  await expect.poll(() => laid(anna.page)).toEqual(["–", "5", "–", "2", "–"]);
  const phone = await visitor({ address: network.address });
  await phone.context.addCookies(await anna.context.cookies());
  await phone.page.goto(`/t/${table}`);
  await expect.poll(() => laid(phone.page)).toEqual(["–", "5", "–", "2", "–"]);
  await anna.page.reload();
  await expect.poll(() => laid(anna.page)).toEqual(["–", "5", "–", "2", "–"]);
  // What one device adds the other one shows.
  await clickAll(phone.page, [place(1), '[data-gold-button="1"]'], 20);
  await expect.poll(() => laid(anna.page)).toEqual(["1", "5", "–", "2", "–"]);
  expect([...anna.troubles, ...phone.troubles]).toEqual([]);
});

test("opening a table takes two round trips", async ({ server, guest, network }) => {
  const anna = await guest("Anna", { address: network.address });
  const table = await server.open(anna.context.request, { players: 3, level: "novice" });
  await anna.page.goto("/");
  // Whoever was here before knows that they are somebody, and what a table is made of.
  await anna.page.goto(`/t/${table}`);
  await expect(anna.page.getByTestId("sentence")).toBeVisible();
  await anna.page.goto("/");
  await expect(anna.page.locator(`a[href="/t/${table}"]`).first()).toBeVisible();
  await anna.page.waitForLoadState("networkidle");
  await anna.page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("TableScreen")));
  await anna.page.waitForLoadState("networkidle");
  network.hold();
  await anna.page.locator(`a[href="/t/${table}"]`).first().click();
  let trips = 0;
  while ((await anna.page.getByTestId("sentence").count()) === 0) {
    const asked = network.asked;
    await expect.poll(() => network.waiting, { message: `nothing was asked after ${trips} round trips` }).toBeGreaterThan(0);
    await expect.poll(() => stays(() => network.asked + network.waiting)).toBe(true);
    network.release();
    trips += 1;
    // What comes back is looked at, and whoever has another question asks it.
    await expect.poll(async () => network.asked > asked || (await anna.page.getByTestId("sentence").count()) > 0).toBe(true);
  }
  expect(trips).toBeLessThanOrEqual(2);
  network.flow();
});

test("a first visit by a link fetches what the table is drawn with before the server has told of it", async ({ server, guest }) => {
  const host = await server.api("Ben");
  const table = await server.open(host, { players: 3, seat: null });
  const anna = await guest("Anna");
  const asked: string[] = [];
  anna.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The server says nothing of the table until everything else is there.
  let tell: () => void = () => undefined;
  const isTold = new Promise<void>((resolve) => (tell = resolve));
  await anna.page.route(`**/api/tables/${table}`, async (route) => {
    await isTold;
    await route.continue();
  });
  await anna.page.goto(`/t/${table}`, { waitUntil: "commit" });
  const fetched = () => asked.filter((path) => path.startsWith("/assets/"));
  await expect.poll(() => fetched().some((path) => /eschnapur-.*\.js$/.test(path))).toBe(true);
  await expect.poll(() => stays(() => asked.length)).toBe(true);
  const before = fetched().length;
  tell();
  await expect(anna.page.getByTestId("sentence")).toBeVisible();
  // Fonts come when something is written with them.
  const later = fetched().slice(before);
  expect(later.filter((path) => !path.endsWith(".woff2"))).toEqual([]);
  expect(anna.troubles).toEqual([]);
});

/** Does a figure stay as it is for a moment? */
async function stays(figure: () => number): Promise<boolean> {
  const before = figure();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return figure() === before;
}
