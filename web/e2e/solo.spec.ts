import { expect, test } from "./test";
import { Player } from "./player";

test("two clicks lead from the first visit to a game against bots", async ({ visitor }) => {
  const { page, troubles } = await visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");
  expect(troubles).toEqual([]);
});

for (const players of [2, 3, 4]) {
  test(`one person plays a whole game against ${players - 1} bots`, async ({ server, guest }) => {
    const anna = await guest("Anna");
    const table = await server.open(anna.context.request, { players, level: "novice" });
    await anna.page.goto(`/t/${table}`);
    const player = new Player(anna.page, { luck: players });
    await player.playToTheEnd();
    expect((await server.table(anna.context.request, table)).stage.stage).toBe("finished");
    for (const verb of ["site", "lay", "seal"]) expect([...player.verbs]).toContain(verb);
    // Nobody else must be asked whether they want to play again.
    await anna.page.getByRole("button", { name: "Once more!" }).click();
    await expect(anna.page).not.toHaveURL(new RegExp(table));
    await expect(anna.page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");
    expect(anna.troubles).toEqual([]);
  });
}

test("a game is played to its end by keyboard alone", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3, level: "novice" });
  await anna.page.goto(`/t/${table}`);
  await new Player(anna.page, { manner: "keyboard", luck: 5 }).playToTheEnd();
  expect(anna.troubles).toEqual([]);
});

test("a game is played to its end on a phone", async ({ server, guest }) => {
  const anna = await guest("Anna", { size: "phone", language: "de" });
  const table = await server.open(anna.context.request, { players: 4, level: "novice" });
  await anna.page.goto(`/t/${table}`);
  const player = new Player(anna.page, { luck: 11 });
  const width = () => anna.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await player.playUntil(async () => {
    expect(await width(), await player.sentence()).toBeLessThanOrEqual(0);
    return (await anna.page.locator("[data-end]").count()) > 0;
  });
  expect(anna.troubles).toEqual([]);
});

test("a game is played to its end in words alone", async ({ server, guest }) => {
  const anna = await guest("Anna", { settings: { text: true } });
  const table = await server.open(anna.context.request, { players: 3, level: "novice" });
  await anna.page.goto(`/t/${table}`);
  await expect(anna.page.getByRole("heading", { name: "What you may choose" })).toBeVisible();
  await new Player(anna.page, { luck: 3 }).playToTheEnd();
  expect(anna.troubles).toEqual([]);
});

test("the usual edition is played for two rounds, and until a stone was built", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 4, level: "novice", edition: null });
  await anna.page.goto(`/t/${table}`);
  const player = new Player(anna.page, { luck: 8 });
  await player.playUntil(async () => (await anna.page.getByText("Round 3", { exact: true }).count()) > 0);
  // Whoever bids badly for stones has none for a while, but not for ever.
  await player.playUntil(() => Promise.resolve(player.verbs.has("build")));
  expect(anna.troubles).toEqual([]);
});

test("a gold card is dragged to an official, moved to another, and taken back", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna");
  const table = await server.open(context.request, { players: 3 });
  await page.goto(`/t/${table}`);
  for (const part of [3, 5]) await page.locator(`[data-action="site ${part}"]`).click();
  await page.locator("[data-seal]").click();
  const drag = async (from: string, to: string) => {
    const [start, end] = [await page.locator(from).first().boundingBox(), await page.locator(to).first().boundingBox()];
    if (start === null || end === null) throw new Error(`${from} or ${to} is not to be seen`);
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  const slot = (official: number) => `.bids [data-mine][data-official="${official}"]`;
  await expect(page.locator('[data-gold-button="5"]')).toBeVisible();
  await drag('[data-gold-button="5"]', slot(4));
  await expect(page.locator(`${slot(4)} [data-gold="5"]`)).toBeVisible();
  await drag(slot(4), slot(2));
  await expect(page.locator(`${slot(2)} [data-gold="5"]`)).toBeVisible();
  await expect(page.locator(`${slot(4)} [data-gold="5"]`)).toHaveCount(0);
  await page.locator(slot(2)).click();
  await expect(page.locator(`${slot(2)} [data-gold="5"]`)).toHaveCount(0);
  expect(troubles).toEqual([]);
});
