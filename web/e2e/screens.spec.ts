import type { Page } from "@playwright/test";
import { expect, expectAccessible, type Guest, screenshot, type Server, type Size, test } from "./test";
import { expectNoNames, expectNothingCutOff } from "./overflow";
import { Player } from "./player";

/** A screen, and how to get there. */
interface Screen {
  name: string;
  show(this: void, server: Server, guest: Guest): Promise<void>;
}

async function atTable(server: Server, { context, page }: Guest, players = 4, edition?: null): Promise<void> {
  const table = await server.open(context.request, { players, level: "novice", ...(edition === null ? { edition } : {}) });
  await page.goto(`/t/${table}`);
  await expect(page.getByTestId("sentence")).toBeVisible();
}

/** Plays until the game asks for a choice of this kind. */
async function untilAsked(page: Page, selector: string): Promise<void> {
  const player = new Player(page, { luck: 9 });
  await player.playUntil(async () => (await page.locator(selector).count()) > 0 || (await page.locator("[data-end]").count()) > 0);
}

const SCREENS: readonly Screen[] = [
  { name: "lobby", show: async (_, { page }) => void (await page.goto("/")) },
  {
    name: "play-now",
    async show(_, { page }) {
      await page.goto("/");
      await page.locator("[data-play-now]").first().click();
    },
  },
  { name: "new-table", show: async (_, { page }) => void (await page.goto("/new?game=eschnapur")) },
  { name: "settings", show: async (_, { page }) => void (await page.goto("/settings")) },
  { name: "about", show: async (_, { page }) => void (await page.goto("/about")) },
  { name: "nowhere", show: async (_, { page }) => void (await page.goto("/no/such/place")) },
  { name: "rules", show: async (_, { page }) => void (await page.goto("/rules/eschnapur")) },
  { name: "rules-page", show: async (_, { page }) => void (await page.goto("/rules/eschnapur/winning-an-official")) },
  { name: "rules-privileges", show: async (_, { page }) => void (await page.goto("/rules/eschnapur/privileges")) },
  { name: "rules-morgenland", show: async (_, { page }) => void (await page.goto("/rules/morgenland/tallying")) },
  { name: "rules-morgenland-editions", show: async (_, { page }) => void (await page.goto("/rules/morgenland/editions")) },
  { name: "learn", show: async (_, { page }) => void (await page.goto("/learn")) },
  { name: "learn-courses", show: async (_, { page }) => void (await page.goto("/learn/morgenland")) },
  {
    name: "gathering",
    async show(server, { context, page }) {
      const table = await server.open(context.request, { players: 4, free: ["B", "C"] });
      await page.goto(`/t/${table}`);
      await expect(page.locator(".gathering")).toBeVisible();
    },
  },
  { name: "table-sites", show: (server, guest) => atTable(server, guest, 4, null) },
  {
    name: "table-gold",
    async show(server, guest) {
      await atTable(server, guest, 4, null);
      await untilAsked(guest.page, "[data-gold-button]");
    },
  },
  {
    name: "table-building",
    async show(server, guest) {
      await atTable(server, guest, 3, null);
      await untilAsked(guest.page, '[data-action^="build"]');
    },
  },
  {
    name: "table-coins",
    async show(server, guest) {
      await atTable(server, guest, 4);
      await untilAsked(guest.page, '[data-action^="take"]');
    },
  },
  {
    name: "table-buying",
    async show(server, guest) {
      await atTable(server, guest, 4, null);
      await untilAsked(guest.page, '[data-action^="buy"]');
    },
  },
  {
    name: "table-menu",
    async show(server, guest) {
      await atTable(server, guest);
      await guest.page.locator("[data-menu]").click();
    },
  },
  {
    name: "end",
    async show(server, guest) {
      await atTable(server, guest, 3);
      await new Player(guest.page, { luck: 4 }).playToTheEnd();
    },
  },
  {
    name: "replay",
    async show(server, { context, page }) {
      const table = await server.played(context.request, { players: 4 });
      await page.goto(`/replay/${table}?at=40`);
      await expect(page.getByRole("slider")).toBeVisible();
    },
  },
];

for (const { name, show } of SCREENS) {
  for (const size of ["desktop", "phone"] satisfies Size[]) {
    test(`${name}, ${size}: nothing is missing, nothing keeps anybody out`, async ({ server, guest }) => {
      const anna = await guest("Anna", { size });
      await show(server, anna);
      await anna.page.waitForLoadState("networkidle");
      await screenshot(anna.page, name);
      await expectNoNames(anna.page);
      await expectNothingCutOff(anna.page);
      await expectAccessible(anna.page);
      expect(anna.troubles).toEqual([]);
    });
  }

  test(`${name}, dark and in German on a phone: the long words fit`, async ({ server, guest }) => {
    const anna = await guest("Anna", { size: "phone", language: "de", light: "dark" });
    await show(server, anna);
    await anna.page.waitForLoadState("networkidle");
    await screenshot(anna.page, `${name}-de-dark`);
    await expectNoNames(anna.page);
    await expectNothingCutOff(anna.page);
    await expectAccessible(anna.page);
  });
}
