import { expect, Server, test } from "./test";
import { Player } from "./player";

test("every stone of a plan is drawn, the last one too", async ({ server, guest }) => {
  const { page, context, troubles } = await guest("Anna");
  const table = await server.open(context.request, { players: 3, level: "novice", edition: null });
  await page.goto(`/t/${table}`);
  const builds = page.locator('.board button[data-action^="build"]');
  const coins = page.locator('[data-action^="take"]');
  const planned = page.locator('.board [data-stone="A"].planned');
  const left = async () => Number(await page.locator(".mine .tally.stones .count").innerText());
  const hasTwo = async () => (await builds.count()) > 0 && (await planned.count()) === 0 && (await left()) > 1;
  await new Player(page, { luck: 4 }).playUntil(hasTwo);
  const held = await left();
  while ((await builds.or(coins).count()) > 0) {
    const before = await left();
    const isBuilding = (await coins.count()) === 0;
    await (isBuilding ? builds : coins).first().click();
    // What has no alternative comes along, so there may be more than one.
    if (isBuilding) await expect.poll(left).toBeLessThan(before);
    await expect(planned).toHaveCount(held - (await left()));
  }
  await expect(page.getByTestId("sentence")).toHaveText("That is your plan. Seal it, or change it.");
  expect(troubles).toEqual([]);
});

test("without a connection the bar stays free and choices stand; the message about it goes when it is back", async ({ visitor }) => {
  const server = await Server.start();
  const { page, context } = await visitor({ address: server.address });
  await server.signIn(context.request, "Anna");
  const table = await server.open(context.request, { players: 2, level: "novice" });
  await page.goto(`/t/${table}`);
  const sites = page.locator('[data-action^="site"]');
  await expect(sites.first()).toBeVisible();
  await server.kill();
  const lost = page.getByText("The connection is gone");
  await expect(lost).toBeVisible();
  await sites.nth(0).click();
  await sites.nth(1).click();
  const chosen = page.locator('[data-action^="site"][aria-pressed="true"]');
  await expect(chosen).toHaveCount(2);
  const [message, bar] = [await lost.boundingBox(), await page.locator(".bar").boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await server.restart();
  await expect(lost).toBeHidden();
  await expect(chosen).toHaveCount(2);
  await expect(page.getByTestId("sentence")).toHaveText("That is your plan. Seal it, or change it.");
  await server.dispose();
});
