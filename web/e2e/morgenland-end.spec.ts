import { expectNothingCutOff } from "./overflow";
import { expect, expectAccessible, test } from "./test";

const GAMES = [
  ["basic with three", { game: "morgenland", players: 3, level: "novice", choices: { version: "basic" } }],
  ["magic with five", { game: "morgenland", players: 5, level: "novice", choices: { version: "magic" } }],
] as const;
const SIZES = [
  [1440, 900],
  [1366, 650],
  [390, 844],
] as const;

for (const [told, wish] of GAMES) {
  test(`the end of ${told} tells who won, what decided it and what happened in each round`, async ({ server, guest }) => {
    const { page, context, troubles } = await guest("Anna");
    const table = await server.played(context.request, wish);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${table}`);
      await expect(page.getByRole("heading", { level: 2, name: /(wins|share the win) with \d+ artefacts?$/ })).toBeVisible();
      await expect(page.locator("[data-row=total] td")).toHaveCount(wish.players);
      await expect(page.locator("[data-tale=decided] p")).not.toHaveCount(0);
      await expect(page.locator("[data-mark]")).not.toHaveCount(0);
      await page.locator("[data-before]").first().click();
      const recap = page.locator("[data-recap]").filter({ visible: true });
      await expect(recap.locator("[data-gains]")).toHaveCount(wish.players);
      await expect(recap.locator("[data-account=guard]")).toContainText("strength");
      await recap.getByRole("combobox").selectOption("1");
      await expect(recap.locator("[data-account^=cave]")).not.toHaveCount(0);
      await expectNothingCutOff(page);
      await expectAccessible(page);
    }
    expect(troubles).toEqual([]);
  });

  test(`whoever looks through all eyes at ${told} sees all hands`, async ({ server, guest }) => {
    const { page, context, troubles } = await guest("Anna");
    const table = await server.played(context.request, wish);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`/replay/${table}?at=${3 * wish.players + 3}&eyes=all`);
      const hands = page.locator("[data-hand-of]");
      await expect(hands).toHaveCount(wish.players);
      await expect(hands.last()).toBeInViewport({ ratio: 0.99 });
      await expect(hands.first().locator(".unseen").first()).toHaveText(/tokens \d/);
      await expect(page.locator(".controls").first()).toBeInViewport({ ratio: 0.99 });
    }
    await page.getByLabel("Whose eyes").selectOption("A");
    await expect(page.locator("[data-hand-of]")).toHaveCount(0);
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".where")).toContainText(/moment (\d+) of \1$/);
    expect(troubles).toEqual([]);
  });
}
