import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import type { Me } from "$wire/protocol";
import type { Seat } from "$wire/tabletop";
import type { Settings } from "../src/settings/settings.svelte";
import { servePages } from "./pages";
import { Server, type Wish } from "./server";

export { expect };
export { Server, SHORT, type Wish } from "./server";
export { expectAccessible } from "./accessible";
export { screenshot } from "./screenshot";

/** The two sizes that everything must work at. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** What a visitor's browser is like; everything has a default. */
export interface Browsing {
  /** "desktop" unless said otherwise. A phone is touched. */
  size?: Size;
  /** "light" unless said otherwise. */
  light?: "light" | "dark";
  /** The browser's language: "en" unless said otherwise. */
  language?: string;
  /** Do things move? Not unless said otherwise, so that tests do not wait. */
  motion?: boolean;
  /** What the visitor has set before they came. */
  settings?: Partial<Settings>;
  /** May the service worker work? Not unless said otherwise: it would answer behind a test's back. */
  worker?: boolean;
  /** Where the visitor goes when the test says "/"; the server of the test unless said otherwise. */
  address?: string;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What went wrong in it so far: exceptions, errors in the console, and what our rules for pages forbade. */
  troubles: string[];
}

/** Somebody who has told the server their name. Their `context.request` asks the server as they do. */
export interface Guest extends Visitor {
  me: Me;
}

interface Worker {
  /** A server that all tests of this worker share. Who stops or kills one starts another: `await Server.start()`. */
  server: Server;
}

interface Fixtures {
  /** A new visitor whom the server does not know. */
  visitor: (browsing?: Browsing) => Promise<Visitor>;
  /** A new guest, signed in, on an empty page: `await anna.page.goto("/t/" + table)`. */
  guest: (name: string, browsing?: Browsing) => Promise<Guest>;
  /** Guests with browsers of their own who have met at a table and begun to play. The first one opened it. */
  company: (names: readonly string[], wish?: Wish) => Promise<{ table: string; people: Guest[] }>;
}

/**
 * The test of all browser tests:
 *
 *     test("a game is played to its end", async ({ server, guest }) => {
 *       const anna = await guest("Anna", { size: "phone" });
 *       const table = await server.open(anna.context.request, { players: 2, level: "novice" });
 *       await anna.page.goto(`/t/${table}`);
 *       …
 *       expect(anna.troubles).toEqual([]);
 *     });
 */
export const test = base.extend<Fixtures, Worker>({
  server: [
    // Playwright reads from the braces that nothing else is needed.
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],

  visitor: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (browsing = {}) => {
      const context = await browser.newContext({ baseURL: server.address, ...contextOptions(browsing) });
      contexts.push(context);
      const { PAGES: pages } = process.env;
      if (pages !== undefined) await servePages(context, pages);
      const { settings } = browsing;
      if (settings !== undefined) {
        await context.addInitScript((kept) => localStorage.setItem("durbar.settings", kept), JSON.stringify(settings));
      }
      const page = await context.newPage();
      return { context, page, troubles: troublesOf(page) };
    });
    for (const context of contexts) await context.close();
  },

  guest: async ({ server, visitor }, use) => {
    await use(async (name, browsing = {}) => {
      const somebody = await visitor(browsing);
      const me = await server.signIn(somebody.context.request, name);
      return { ...somebody, me };
    });
  },

  company: async ({ server, guest }, use) => {
    await use(async (names, wish = {}) => {
      const people = await Promise.all(names.map((name) => guest(name)));
      const [host, ...others] = people;
      if (host === undefined) throw new Error("nobody came");
      const table = await server.open(host.context.request, { players: names.length, free: SEATS.slice(1, names.length), ...wish });
      for (const { page } of people) await page.goto(`/t/${table}`);
      for (const [n, { page }] of others.entries()) {
        // Whoever does not know yet that a seat was taken would be sent away from it.
        await expect(page.getByText("Open seat")).toHaveCount(others.length - n);
        await page.getByRole("button", { name: "Join" }).click();
      }
      await host.page.getByRole("button", { name: "Start" }).click();
      return { table, people };
    });
  },
});

const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E"];

/** A visitor's browser as Playwright says it. */
function contextOptions(browsing: Browsing): BrowserContextOptions {
  const { size = "desktop", light = "light", language = "en", motion = false, worker = false, address } = browsing;
  return {
    viewport: SIZES[size],
    hasTouch: size === "phone",
    isMobile: size === "phone",
    colorScheme: light,
    locale: language,
    reducedMotion: motion ? "no-preference" : "reduce",
    serviceWorkers: worker ? "allow" : "block",
    ...(address === undefined ? {} : { baseURL: address }),
  };
}

function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    // A refusal of the server is an answer, and whether it was a wanted one the test knows better.
    const isAnswer = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isAnswer) troubles.push(message.text());
  });
  return troubles;
}
