import { expect, test } from "./test";
import { expectNoNames } from "./overflow";
import { Player } from "./player";

const LANGUAGES = { en: "Round 2", de: "Runde 2", nl: "Ronde 2", fr: "Manche 2" };

for (const [language, second] of Object.entries(LANGUAGES)) {
  test(`a whole game is played in ${language}, and every text is there`, async ({ server, guest }) => {
    const anna = await guest("Anna", { language });
    const table = await server.open(anna.context.request, { players: 3, level: "novice" });
    await anna.page.goto(`/t/${table}`);
    const player = new Player(anna.page, { luck: 2 });
    await player.playUntil(async () => {
      await expectNoNames(anna.page);
      return (await anna.page.getByText(second, { exact: true }).count()) > 0;
    });
    await player.playToTheEnd();
    await expectNoNames(anna.page);
    expect(await anna.page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(anna.troubles).toEqual([]);
  });
}

test("another language is spoken at once, wherever one is", async ({ server, guest }) => {
  const anna = await guest("Anna");
  const table = await server.open(anna.context.request, { players: 3 });
  await anna.page.goto("/settings");
  await anna.page.getByText("Français", { exact: true }).click();
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
  await anna.page.goto(`/t/${table}`);
  await expect(anna.page.getByTestId("sentence")).toHaveText("Choisis deux sections du palais où construire.");
});

test("the name of every phase fits on a phone in every language, even in a twelfth round", async ({ server, guest }) => {
  for (const language of ["en", "de", "nl", "fr"]) {
    const { page, context } = await guest("Anna", { size: "phone", language });
    const table = await server.open(context.request, { players: 3 });
    await page.goto(`/t/${table}`);
    const strip = page.locator("header .strip");
    await expect(strip.locator(".now .name")).toBeVisible();
    const cut = await strip.evaluate((element) => {
      const [round, now] = [element.querySelector(".round"), element.querySelector(".now .name")];
      if (round === null || now === null) return ["there is no strip"];
      round.textContent = round.textContent.replace(/\d+/, "12");
      const names = [...element.querySelectorAll(".name")].map((name) => name.textContent);
      return names.filter((name) => {
        now.textContent = name;
        return now.scrollWidth > now.clientWidth;
      });
    });
    expect(cut, language).toEqual([]);
  }
});
