import { expect, test } from "./test";
import { Player } from "./player";

test("three people share one device, and none sees another's cards", async ({ guest }) => {
  const anna = await guest("Anna");
  const { page } = anna;
  const me = async (name: string) => ((await (await anna.context.request.post("/api/companions", { data: { name } })).json()) as { person: string }).person;
  const [ben, cleo] = [await me("Ben"), await me("Cleo")];
  const { SHORT } = await import("./test");
  const opened = await anna.context.request.post("/api/tables", {
    data: {
      game: "eschnapur",
      players: 3,
      edition: SHORT,
      seat: "A",
      companions: { B: ben, C: cleo },
      terms: { pace: { pace: "free" }, open_counting: true, spectators: false, private_chat: false, public: false, stand_in: "novice" },
      start: true,
    },
  });
  const { link } = (await opened.json()) as { link: string };
  await page.goto(link);

  // The curtain hangs before anybody has said who he is, and nothing of the table is on the page.
  await expect(page.getByRole("heading", { name: "Anna, it is your turn" })).toBeVisible();
  await expect(page.locator("[data-hand]")).toHaveCount(0);
  await page.getByRole("button", { name: "I am Anna" }).click();
  for (const part of [2, 4]) await page.locator(`[data-action="site ${part}"]`).click();
  await page.locator("[data-seal]").click();

  await expect(page.getByRole("heading", { name: "Ben, it is your turn" })).toBeVisible();
  await expect(page.locator("[data-hand], [data-site]")).toHaveCount(0);
  // Whoever has second thoughts takes the device back.
  await page.getByRole("button", { name: "Anna: take it back" }).click();
  await expect(page.getByTestId("sentence")).toHaveText("That is your plan. Seal it, or change it.");
  await page.locator('[data-action="site 2"]').click();
  await page.locator('[data-action="site 3"]').click();
  await page.locator("[data-seal]").click();

  await page.getByRole("button", { name: "I am Ben" }).click();
  await expect(page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");
  await expect(page.locator("[aria-pressed=true][data-action]")).toHaveCount(0);

  const player = new Player(page, { luck: 71 });
  await player.playToTheEnd();
  expect(anna.troubles).toEqual([]);
});

test("everyone on this device: names are enough to begin", async ({ visitor }) => {
  const { page, troubles } = await visitor({ size: "phone" });
  await page.goto("/new?game=eschnapur");
  await page.getByText("Everyone on this device").click();
  const names = page.locator("main input[type=text], main input:not([type])");
  for (let n = 0; n < (await names.count()); n += 1) await names.nth(n).fill(["Anna", "Ben", "Cleo", "Dora"][n] ?? "Esha");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL("**/t/*");
  await expect(page.getByRole("heading", { name: "Anna, it is your turn" })).toBeVisible();
  expect(troubles).toEqual([]);
});
