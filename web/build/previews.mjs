/**
 * Draws the pictures that messengers show of a link to a table, from our own drawings: `npm run previews`. They take no
 * SVG. What it draws is committed, so that nobody needs a browser to build the pages.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { compile } from "svelte/compiler";
import { render } from "svelte/server";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What messengers ask for. */
const SIZE = { width: 1200, height: 630 };

/** Each game has its drawing in its folder. */
const drawingOf = (game) => here(`../src/games/${game}/Picture.svelte`);
const GAMES = readdirSync(here("../src/games")).filter((game) => existsSync(drawingOf(game)));

/** A game's drawing as the page of a browser, with our name on it. */
async function page(game, folder) {
  const source = readFileSync(drawingOf(game), "utf8");
  const { js } = compile(source, { generate: "server", css: "injected", filename: `${game}.svelte` });
  const module = join(folder, `${game}.mjs`);
  await writeFile(module, js.code);
  const { default: Drawing } = await import(pathToFileURL(module).href);
  const { head, body } = render(Drawing);
  const font = readFileSync(here("../node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2")).toString("base64");
  const style = `@font-face { font-family: Marcellus; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; } svg { max-height: none !important; height: 100vh; }
    p { position: fixed; left: 48px; top: 32px; margin: 0; font: 72px Marcellus; color: #fff6d8; text-shadow: 0 2px 12px #14173a; }`;
  return `<!doctype html><html data-light="light"><head>${head}<style>${style}</style></head><body>${body}<p>Durbar</p></body></html>`;
}

const folder = await mkdtemp(here("../node_modules/.previews-"));
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" });
try {
  const window = await browser.newPage({ viewport: SIZE });
  for (const game of GAMES) {
    await window.setContent(await page(game, folder));
    await window.evaluate(() => document.fonts.ready);
    await window.screenshot({ path: here(`../public/preview-${game}.png`) });
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
