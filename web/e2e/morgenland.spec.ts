import type { Page } from "@playwright/test";
import { Player, playTogether } from "./player";
import { expect, expectAccessible, Server, test, type Guest } from "./test";

/** Both versions, with as few and as many players as there can be. */
const BASIC = { game: "morgenland", players: 3, level: "novice", choices: { version: "basic" } } as const;
const MAGIC = { game: "morgenland", players: 5, level: "novice", choices: { version: "magic" } } as const;

const round = (page: Page, n: number) => page.getByText(`Round ${n}`, { exact: true });

/** Plays until a round has begun. */
async function playUntilRound(player: Player, n: number): Promise<void> {
  await player.playUntil(async () => (await round(player.page, n).count()) > 0 || (await player.page.locator("[data-end]").count()) > 0);
}

function one(people: readonly Guest[]): Guest {
  const [first] = people;
  if (first === undefined) throw new Error("somebody was expected");
  return first;
}

test("two clicks lead from the first visit to a game of either version against bots", async ({ visitor }) => {
  for (const version of ["Basic game", "With magic"]) {
    const { page, troubles } = await visitor();
    await page.goto("/");
    await page.locator("section.game").filter({ hasText: "Morgenland" }).getByRole("button", { name: "Play now" }).click();
    await page.getByText(version, { exact: false }).first().click();
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByTestId("sentence")).toContainText("take 3 treasures from the bank");
    expect(troubles).toEqual([]);
  }
});

test("one person plays a whole game of the basic version, and the server is killed in its midst", async ({ guest }) => {
  const server = await Server.start();
  const anna = await guest("Anna", { address: server.address });
  await server.signIn(anna.context.request, "Anna");
  const table = await server.open(anna.context.request, BASIC);
  await anna.page.goto(`${server.address}/t/${table}`);
  const player = new Player(anna.page, { luck: 3 });
  await playUntilRound(player, 2);
  await server.kill();
  await expect(anna.page.getByText("The connection is gone.")).toBeVisible();
  await server.restart();
  await expect(anna.page.getByText("The connection is gone.")).toBeHidden();
  await player.playToTheEnd();
  expect((await server.table(anna.context.request, table)).stage.stage).toBe("finished");
  for (const verb of ["take", "place", "give", "seal"]) expect([...player.verbs]).toContain(verb);
  await expectAccessible(anna.page);
  await server.dispose();
});

test("two people and three bots play a whole game with magic", async ({ company }) => {
  const { people } = await company(["Anna", "Ben"], { ...MAGIC, free: ["B"] });
  const players = people.map(({ page }, n) => new Player(page, { luck: 5 + n }));
  await playTogether(players);
  const verbs = new Set(players.flatMap(({ verbs: made }) => [...made]));
  // Whether somebody is asked and has nothing better than to pass, depends on the cards.
  for (const verb of ["place", "artefact", "cast"]) expect([...verbs]).toContain(verb);
  for (const { troubles } of people) expect(troubles).toEqual([]);
});

test("a game with magic is played on a phone, in German, and nothing is wider than the window", async ({ server, guest }) => {
  const anna = await guest("Anna", { size: "phone", language: "de" });
  const table = await server.open(anna.context.request, { ...MAGIC, players: 3 });
  await anna.page.goto(`/t/${table}`);
  const player = new Player(anna.page, { luck: 11 });
  const width = () => anna.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await player.playUntil(async () => {
    expect(await width(), await player.sentence()).toBeLessThanOrEqual(0);
    return (await anna.page.getByText("Runde 4", { exact: true }).count()) > 0 || (await anna.page.locator("[data-end]").count()) > 0;
  });
  expect(anna.troubles).toEqual([]);
});

test("tokens are dragged to their spaces, or called to one that was picked", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, BASIC);
  await anna.page.goto(`/t/${table}`);
  const player = new Player(anna.page, { manner: "drag", luck: 19 });
  await playUntilRound(player, 2);
  expect([...player.verbs]).toContain("drag");
  expect(anna.troubles).toEqual([]);
});

test("a whole game is played by keyboard alone, in Dutch", async ({ server, guest }) => {
  const anna = await guest("Anna", { language: "nl" });
  const table = await server.open(anna.context.request, BASIC);
  await anna.page.goto(`/t/${table}`);
  await new Player(anna.page, { manner: "keyboard", luck: 7 }).playToTheEnd();
  expect(anna.troubles).toEqual([]);
});

test("a game with magic is played in words alone, in French", async ({ server, guest }) => {
  const anna = await guest("Anna", { language: "fr", settings: { text: true } });
  const table = await server.open(anna.context.request, { ...MAGIC, players: 4 });
  await anna.page.goto(`/t/${table}`);
  const player = new Player(anna.page, { manner: "keyboard", luck: 9 });
  const isFar = async () => (await anna.page.getByText("Manche 3", { exact: true }).count()) > 0;
  const isOver = async () => (await anna.page.locator("[data-end]").count()) > 0;
  // In which round an artefact can be used first, depends on the cards.
  await player.playUntil(async () => (player.verbs.has("artefact") && (await isFar())) || (await isOver()));
  for (const verb of ["place", "artefact"]) expect([...player.verbs]).toContain(verb);
  expect(anna.troubles).toEqual([]);
});

test("five people share one device, and each sees their own tokens alone", async ({ guest }) => {
  const anna = await guest("Anna");
  const { page } = anna;
  const me = async (name: string) =>
    ((await (await anna.context.request.post("/api/companions", { data: { name } })).json()) as { person: string }).person;
  const [B, C, D, E] = [await me("Ben"), await me("Cleo"), await me("Dora"), await me("Emil")];
  const opened = await anna.context.request.post("/api/tables", {
    data: {
      game: "morgenland",
      players: 5,
      choices: { version: "basic" },
      seat: "A",
      companions: { B, C, D, E },
      terms: { pace: { pace: "free" }, open_counting: true, spectators: false, private_chat: false, public: false, stand_in: "novice" },
      start: true,
    },
  });
  const { link } = (await opened.json()) as { link: string };
  await page.addInitScript(() => {
    // Whatever is private is in the hand, or is a face-down token whose value is known.
    const seen: string[] = [];
    Object.assign(window, { secretsSeen: seen });
    const look = () => {
      const isCurtain = document.querySelector(".curtain") !== null;
      const whose = document.querySelector<HTMLElement>("main[data-eyes]")?.dataset["eyes"] ?? "";
      const secrets = document.querySelectorAll("[data-hand], [data-token-button], [data-action]");
      if ((isCurtain || whose === "") && secrets.length > 0) seen.push([...secrets].map((one) => one.outerHTML.slice(0, 60)).join());
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "it is your turn" })).toBeVisible();
  const player = new Player(page, { luck: 13 });
  await playUntilRound(player, 2);
  expect(await page.evaluate(() => (window as unknown as { secretsSeen: string[] }).secretsSeen)).toEqual([]);
  expect(anna.troubles).toEqual([]);
});

test("in a game over days somebody looks in, places what is asked, and goes", async ({ server, company }) => {
  const { table, people } = await company(["Anna", "Ben"], { ...BASIC, free: ["B"], terms: { pace: { pace: "days", hours: 72 } } });
  await expect(one(people).page.getByRole("timer").first()).toContainText(/2 days|3 days|7\d hours/);
  for (let visit = 0; visit < 3; visit += 1) {
    for (const [n, { page }] of people.entries()) {
      await page.goto(`/t/${table}`);
      await expect(page.getByTestId("sentence")).toBeVisible();
      const isAsked = async () => (await page.locator("footer.foot.mine").count()) > 0;
      if (await isAsked()) await new Player(page, { luck: 17 + n + visit }).playUntil(async () => !(await isAsked()));
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "My tables" })).toBeVisible();
    }
  }
  expect((await server.table(one(people).context.request, table)).stage.stage).toBe("playing");
});

for (const version of ["basic", "magic"] as const) {
  test(`a finished game of the ${version} version is replayed with all eyes, and its result says what decided it`, async ({
    server,
    guest,
  }) => {
    const { page, context, troubles } = await guest("Anna");
    const table = await server.played(context.request, { ...MAGIC, players: 3, choices: { version } });
    await page.goto(`/replay/${table}?at=40&eyes=all`);
    await expect(page.getByRole("slider")).toBeVisible();
    await expect(page.locator("[data-hand-of]")).toHaveCount(3);
    await expectAccessible(page);
    await page.goto(`/t/${table}?watch`);
    await expect(page.locator("[data-end]")).toBeVisible();
    expect(troubles).toEqual([]);
  });
}
