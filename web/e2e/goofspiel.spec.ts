import { Player } from "./player";
import { expect, expectAccessible, screenshot, test } from "./test";

test("the small game is begun in the lobby and played to its end, and what it shows at last is what the server knows", async ({
  server,
  visitor,
}) => {
  const { page, context, troubles } = await visitor();
  await page.goto("/");
  const small = page.locator("section.game", { has: page.getByRole("heading", { name: "Goofspiel" }) });
  await small.getByRole("button", { name: "Play now" }).click();
  await small.getByRole("button", { name: "Start" }).click();
  await expect(page.getByTestId("sentence")).not.toBeEmpty();
  await expect(page.getByRole("heading", { name: "What you may choose" })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, "goofspiel");
  const table = new URL(page.url()).pathname.split("/")[2] ?? "";
  const player = new Player(page, { luck: 3 });
  await player.playToTheEnd();
  expect([...player.verbs].sort()).toEqual(["bid", "seal"]);
  // One of thirteen cards a round; nobody has a choice with the last one.
  expect(player.deeds.size).toBe(12);
  await expectAccessible(page);
  await screenshot(page, "goofspiel-end");
  const { stage } = await server.table(context.request, table);
  const outcome = stage.stage === "finished" ? stage.outcome : {};
  const rows = page.locator("[data-end] tbody tr");
  await expect(rows).toHaveCount(3);
  for (const [seat, name] of [
    ["A", "Guest"],
    ["B", "Bot B"],
    ["C", "Bot C"],
  ] as const) {
    await expect(rows.filter({ hasText: name }).locator("td").last()).toHaveText(String(outcome[seat]?.points));
  }
  // Whatever a prize brought was told: the points of the prizes that somebody won, round by round.
  const told = (await page.locator("[data-entry]").allTextContents()).join("\n");
  const points = [...told.matchAll(/wins the prizes? ([\d, and]+) with the/g)]
    .flatMap(([, prizes = ""]) => prizes.match(/\d+/g) ?? [])
    .reduce((sum, prize) => sum + Number(prize), 0);
  expect(points).toBe(Object.values(outcome).reduce((sum, one) => sum + one.points, 0));
  expect(troubles).toEqual([]);
});

test("a finished game of it is played again, and its rules are read", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna", { size: "phone" });
  const table = await server.played(context.request, { game: "goofspiel", players: 4, level: "regular" });
  await page.goto(`/replay/${table}?at=9&eyes=all`);
  await expect(page.locator("[data-heading]")).toContainText("Round");
  await expectAccessible(page);
  await screenshot(page, "goofspiel-replay");
  await page.goto("/rules/goofspiel");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Goofspiel");
  await page.locator('main a[href="/rules/goofspiel/a-round"]').first().click();
  await expect(page.getByText("G1.1", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});
