import { expect, test } from "./test";

const moment = /Round \d+, moment (\d+) of (\d+)/;

test("a finished game is stepped through, and every moment has its link", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.played(anna.context.request, { players: 3 });
  const { page } = anna;
  const where = async () => Number(moment.exec(await page.locator(".where").innerText())?.[1]);
  await page.goto(`/replay/${table}`);
  await expect(page.getByRole("slider")).toBeVisible();
  await expect.poll(where).toBe(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(where).toBeGreaterThan(1);
  // The address follows, and leads whoever has it to the same moment.
  const here = await where();
  await expect(page).toHaveURL(new RegExp(`at=${here}`));
  const second = await anna.context.newPage();
  await second.goto(page.url());
  await expect(second.locator(".where")).toContainText(`moment ${here} of`);
  expect(anna.troubles).toEqual([]);
});

test("whoever looks through all eyes sees all hands and plans, and nothing of the board is hidden", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.played(anna.context.request, { players: 4, edition: null });
  const { page } = anna;
  await page.goto(`/replay/${table}?at=2&eyes=spectator`);
  await expect(page.getByRole("slider")).toBeVisible();
  const hands = page.locator("[data-hand-of]");
  await expect(hands).toHaveCount(0);
  await page.getByLabel("Whose eyes").selectOption("all");
  await expect(hands).toHaveCount(4);
  // A plan is a move, and its moment shows where it was laid.
  await page.getByRole("tab", { name: "Moves" }).click();
  const move = page.locator("[data-move]").last();
  await expect(move).toHaveText(/picks part \d and part \d\.$/);
  await page.goto(`/replay/${table}?at=60&eyes=all`);
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [1280, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [".reasons", ".board svg", ".controls", "[data-hand-of=D]"])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator("[data-entry]").last()).toBeInViewport();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of [".board svg", ".controls", "[data-hand-of=D]"])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.99 });
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(page.locator("[data-move][aria-current=step]")).toBeInViewport();
  await page.locator("[data-move]").first().click();
  await expect(page.getByRole("tab", { name: "Board" })).toHaveAttribute("aria-selected", "true");
  await page.getByLabel("Whose eyes").selectOption("A");
  await expect(page).toHaveURL(/eyes=A/);
  await expect(hands).toHaveCount(0);
  expect(anna.troubles).toEqual([]);
});

test("a game plays by itself to its end, and what lies ahead is not marked before", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.played(anna.context.request, { players: 2 });
  await anna.page.goto(`/replay/${table}?at=0`);
  await expect(anna.page.getByRole("slider")).toBeVisible();
  await anna.page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(anna.page.locator(".where")).not.toContainText("moment 0 of");
  await anna.page.getByRole("button", { name: "To the end" }).click();
  await expect(anna.page.locator(".where")).toContainText(/moment (\d+) of \1$/);
  expect(anna.troubles).toEqual([]);
});

test("a game that is not over keeps its secrets", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3 });
  await anna.page.goto(`/replay/${table}`);
  await expect(anna.page.getByText("This game is not over yet")).toBeVisible();
});
