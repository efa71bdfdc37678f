import { expect, expectAccessible, screenshot, type Size, test } from "./test";

const SCREENS = ["/", "/new", "/learn", "/learn/eschnapur", "/rules/eschnapur", "/rules/eschnapur/blockade", "/settings", "/about"];

for (const size of ["desktop", "phone"] satisfies Size[]) {
  test(`the lobby opens on a ${size}`, async ({ visitor }) => {
    const { page, troubles } = await visitor({ size });
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(200);
    await expect(page.locator("#main")).toBeAttached();
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, "nothing is scrolled sideways").toBeLessThanOrEqual(0);
    await screenshot(page, "lobby");
    expect(troubles).toEqual([]);
  });
}

test("every screen opens by its address", async ({ visitor }) => {
  const { page, troubles } = await visitor();
  for (const screen of SCREENS) {
    const answer = await page.goto(screen);
    expect(answer?.status(), screen).toBe(200);
    await expect(page.locator("#main"), screen).toBeAttached();
  }
  expect(troubles).toEqual([]);
});

test("a running table and a finished one open by their links", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const running = await server.open(anna.context.request);
  const over = await server.played(anna.context.request);
  for (const link of [`/t/${running}`, `/replay/${over}`]) {
    const answer = await anna.page.goto(link);
    expect(answer?.status(), link).toBe(200);
    expect(answer?.headers()["x-robots-tag"], link).toBe("noindex");
    await expect(anna.page.locator("#main"), link).toBeAttached();
  }
});

test("where there is nothing the app says so", async ({ visitor }) => {
  const { page, troubles } = await visitor();
  const answer = await page.goto("/no/such/place");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("#main")).toBeAttached();
  expect(troubles).toEqual([]);
});

test("what keeps somebody out is found", async ({ visitor }) => {
  const { page } = await visitor();
  const body = (main: string) => `<html lang="en"><title>Durbar</title><main><h1>Durbar</h1>${main}</main></html>`;
  await page.setContent(body("<p>Welcome</p>"));
  await expectAccessible(page);
  await page.setContent(body("<button></button>"));
  await expect(expectAccessible(page)).rejects.toThrow("button-name");
});

test("the visitor's language is spoken", async ({ visitor }) => {
  for (const [language, spoken] of [
    ["fr-CA", "fr"],
    ["ja", "en"],
  ] as const) {
    const { page } = await visitor({ language });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", spoken);
  }
  const { page } = await visitor({ language: "fr", settings: { language: "nl" } });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});
