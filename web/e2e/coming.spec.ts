import { expect, test } from "./test";

test("a stranger reads what they are invited to, says who they are, and sits down", async ({ server, guest, visitor }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3, free: ["B"], terms: { pace: { pace: "days", hours: 48 } } });
  const { page, context, troubles } = await visitor({ size: "phone" });
  await page.goto(`/t/${table}`);
  await expect(page.getByText("Anna invites you to play")).toBeVisible();
  await expect(page.getByText("2 days per move")).toBeVisible();
  expect(await context.cookies(), "nobody was made a guest for reading").toEqual([]);
  // The way in is on the first screen of a phone.
  await expect(page.getByRole("button", { name: "Join" })).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Your name").fill("Ben");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("that is you")).toBeVisible();
  expect((await server.table(anna.context.request, table)).seats.map(({ name }) => name)).toEqual(["Anna", "Ben", null]);
  expect(troubles).toEqual([]);
});

test("whoever comes too late is told why they can only watch, and watches if they like", async ({ server, guest, visitor }) => {
  const anna = await guest("Anna");
  const running = await server.open(anna.context.request, { players: 2 });
  const among = await server.open(anna.context.request, { players: 2, terms: { spectators: false } });
  const { page, troubles } = await visitor();
  await page.goto(`/t/${among}`);
  await expect(page.getByRole("heading", { name: "Only its players see this game" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Watch" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open a table of your own" })).toBeVisible();
  await page.goto(`/t/${running}`);
  await expect(page.getByRole("heading", { name: "The game has begun" })).toBeVisible();
  await page.getByRole("link", { name: "Watch" }).click();
  await expect(page.getByTestId("sentence")).toBeVisible();
  expect(troubles).toEqual([]);
});

test("a wrong link says what it was for", async ({ visitor }) => {
  const { page } = await visitor();
  for (const [path, title] of [
    ["/t/000000000000", "There is no such table"],
    ["/t/nonsense", "There is no such table"],
    ["/replay", "There is no such replay"],
    ["/rules/eschnapur/blockade/more", "There is no such page in the rules"],
    ["/settings/7H2K-9QWD", "There is no such setting"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title, level: 1 }), path).toBeVisible();
  }
});
