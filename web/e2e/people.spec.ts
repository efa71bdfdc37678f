import { expect, Server, test, type Guest } from "./test";
import { Player, playTogether } from "./player";

function pair(people: readonly Guest[]): [Guest, Guest] {
  const [one, other] = people;
  if (one === undefined || other === undefined) throw new Error("two people were expected");
  return [one, other];
}

test("two people meet by a link, with bots on the other seats", async ({ guest }) => {
  const [anna, ben] = [await guest("Anna"), await guest("Ben", { size: "phone" })];
  await anna.page.goto("/new?game=eschnapur");
  await anna.page.getByRole("button", { name: "Open table" }).click();
  await anna.page.waitForURL("**/t/*");
  const link = anna.page.url();
  await ben.page.goto(link);
  await ben.page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(anna.page.getByText("Ben")).toBeVisible();
  // The form offers four seats; whoever is missing is a bot.
  for (const seat of ["C", "D"]) {
    const bot = anna.page.getByLabel(`Bot for seat ${seat}`);
    if ((await bot.count()) > 0) await bot.selectOption("novice");
  }
  await anna.page.getByRole("button", { name: "Start" }).click();
  for (const { page } of [anna, ben]) await expect(page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");
  expect([...anna.troubles, ...ben.troubles]).toEqual([]);
});

test("two people play a whole game in browsers of their own", async ({ company }) => {
  const { table, people } = await company(["Anna", "Ben"]);
  const [anna, ben] = pair(people);
  await playTogether([new Player(anna.page, { luck: 21 }), new Player(ben.page, { luck: 22 })]);
  await anna.page.getByRole("button", { name: "Once more!" }).click();
  await ben.page.getByRole("button", { name: "Once more!" }).click();
  await anna.page.getByRole("link", { name: "To the new table" }).click();
  await expect(anna.page).not.toHaveURL(new RegExp(table));
  expect([...anna.troubles, ...ben.troubles]).toEqual([]);
});

test("four people play a whole game in browsers of their own", async ({ company }) => {
  const { people } = await company(["Anna", "Ben", "Chris", "Dora"]);
  await playTogether(people.map(({ page }, n) => new Player(page, { luck: 31 + n })));
  for (const { troubles } of people) expect(troubles).toEqual([]);
});

test("what is sealed can be taken back until the last one seals", async ({ company }) => {
  const { people } = await company(["Anna", "Ben"]);
  const [anna] = pair(people);
  for (const part of [5, 3]) await anna.page.locator(`[data-action="site ${part}"]`).click();
  await anna.page.locator("[data-seal]").click();
  await expect(anna.page.getByTestId("sentence")).toContainText("Ben is still thinking");
  await anna.page.getByRole("button", { name: "Take back" }).click();
  // What was planned is still there, and can be changed.
  await expect(anna.page.getByTestId("sentence")).toHaveText("That is your plan. Seal it, or change it.");
  await anna.page.locator('[data-action="site 5"]').click();
  await expect(anna.page.getByTestId("sentence")).toHaveText("You chose part 3. Which is the second?");
});

test("somebody who was away plays on where they were, and sees what happened since", async ({ company }) => {
  const { table, people } = await company(["Anna", "Ben"]);
  const [anna, ben] = pair(people);
  for (const part of [2, 5]) await anna.page.locator(`[data-action="site ${part}"]`).click();
  await anna.page.locator("[data-seal]").click();
  await expect(anna.page.getByTestId("sentence")).toContainText("still thinking");
  await anna.page.goto("about:blank");
  for (const part of [3, 6]) await ben.page.locator(`[data-action="site ${part}"]`).click();
  await ben.page.locator("[data-seal]").click();
  await expect(ben.page.getByTestId("sentence")).toContainText("Lay a gold card for each official.");
  await anna.page.goto(`/t/${table}`);
  await expect(anna.page.getByText("while you were away")).toBeVisible();
  await anna.page.getByRole("button", { name: "Show me" }).click();
  await expect(anna.page.getByTestId("sentence")).toContainText("Lay a gold card for each official.");
  await playTogether([new Player(anna.page, { luck: 41 }), new Player(ben.page, { luck: 42 })]);
});

test("a draft outlives the window, and another window of the same person shows it", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3 });
  await anna.page.goto(`/t/${table}`);
  await anna.page.locator('[data-action="site 4"]').click();
  const second = await anna.context.newPage();
  await second.goto(`/t/${table}`);
  await expect(second.locator('[data-action="site 4"][aria-pressed="true"]')).toBeVisible();
  await second.locator('[data-action="site 6"]').click();
  await expect(anna.page.locator('[data-action="site 6"][aria-pressed="true"]')).toBeVisible();
});

test("the server is killed in the middle of a game, and the game goes on by itself", async ({ guest }) => {
  const server = await Server.start();
  const anna = await guest("Anna", { address: server.address });
  await server.signIn(anna.context.request, "Anna");
  const table = await server.open(anna.context.request, { players: 3, level: "novice" });
  await anna.page.goto(`${server.address}/t/${table}`);
  const player = new Player(anna.page, { luck: 51 });
  await player.playUntil(async () => (await anna.page.getByText("Round 2", { exact: true }).count()) > 0);
  await server.kill();
  await expect(anna.page.getByText("The connection is gone.")).toBeVisible();
  await server.restart();
  await expect(anna.page.getByText("The connection is gone.")).toBeHidden({ timeout: 20_000 });
  await player.playToTheEnd();
  await server.dispose();
});

test("a game over days says when time is up, and waits", async ({ server, company }) => {
  const { table, people } = await company(["Anna", "Ben"], { terms: { pace: { pace: "days", hours: 72 } } });
  const [anna, ben] = pair(people);
  await expect(anna.page.getByRole("timer").first()).toContainText(/2 days|3 days|7\d hours/);
  // Each looks in now and then, plays what is asked, and goes.
  const players = [new Player(anna.page, { luck: 61 }), new Player(ben.page, { luck: 62 })];
  for (let round = 0; round < 40; round += 1) {
    for (const player of players) {
      await player.page.goto(`/t/${table}`);
      await expect(player.page.getByTestId("sentence")).toBeVisible();
      const isAsked = async () => (await player.page.locator("footer.foot.mine").count()) > 0;
      if (await isAsked()) await player.playUntil(async () => !(await isAsked()));
      await player.page.goto("/");
      await expect(player.page.getByRole("heading", { name: "My tables" })).toBeVisible();
    }
    if ((await server.table(anna.context.request, table)).stage.stage === "finished") return;
  }
  throw new Error("the game did not end");
});

test("people talk, and what one says the other reads", async ({ company }) => {
  const { people } = await company(["Anna", "Ben"]);
  const [anna, ben] = pair(people);
  await anna.page.getByRole("tab", { name: "Chat" }).click();
  await anna.page.getByLabel("Say something").fill("Good luck <b>Ben</b>!");
  await anna.page.getByRole("button", { name: "Send" }).click();
  await ben.page.getByRole("tab", { name: "Chat" }).click();
  await expect(ben.page.getByText("Good luck <b>Ben</b>!", { exact: true })).toBeVisible();

  // Whoever is muted is no longer read, and can be read again.
  await ben.page.getByRole("button", { name: "mute", exact: true }).click();
  await expect(ben.page.getByText("Anna is muted.")).toBeVisible();
  await expect(ben.page.getByText("Good luck <b>Ben</b>!", { exact: true })).toBeHidden();
  await ben.page.getByRole("button", { name: "read again" }).click();
  await expect(ben.page.getByText("Good luck <b>Ben</b>!", { exact: true })).toBeVisible();

  // Whoever misbehaves can be reported.
  await ben.page.getByRole("button", { name: "report", exact: true }).click();
  await expect(ben.page.getByLabel("What is wrong?")).toHaveValue(/Good luck <b>Ben<\/b>!/);
  await ben.page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(ben.page.getByText("It was passed on.")).toBeVisible();

  // And what one writes down for oneself nobody else reads, but one finds it again.
  await ben.page.getByRole("tab", { name: "Notes" }).click();
  await ben.page.getByLabel(/^Plans, suspicions/).fill("Anna bluffs.");
  await ben.page.reload();
  await ben.page.getByRole("tab", { name: "Notes" }).click();
  await expect(ben.page.getByLabel(/^Plans, suspicions/)).toHaveValue("Anna bluffs.");
});

test("somebody goes on playing on another device, and signs the first one out", async ({ server, guest, visitor }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 2 });
  await anna.page.goto("/settings");
  await anna.page.getByRole("button", { name: "Get a recovery code" }).click();
  const code = await anna.page.locator("output").innerText();

  const { page } = await visitor({ size: "phone" });
  await page.goto("/settings#resume");
  await page.getByLabel("Enter a recovery code").fill(code);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Welcome back, Anna!")).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("You are signed in only here now.")).toBeVisible();
  await page.goto("/");
  const turn = page.getByRole("link", { name: "It is your turn at one table" });
  await expect(turn).toHaveAttribute("href", `/t/${table}`);
  await turn.click();
  await expect(page.getByTestId("sentence")).toHaveText("Choose two parts to build on.");

  await anna.page.goto("/");
  await expect(anna.page.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await expect(anna.page.getByRole("heading", { name: "My tables" })).toHaveCount(0);
});
