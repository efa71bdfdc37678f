import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { linksAhead } from "./ahead";

const MANIFEST: Manifest = {
  "index.html": { file: "assets/index.js", imports: ["_core.js"], css: ["assets/index.css"] },
  "_core.js": { file: "assets/core.js" },
  "_chess.js": { file: "assets/chess.js", imports: ["_core.js"], css: ["assets/chess.css"] },
  "src/table/TableScreen.svelte": { file: "assets/TableScreen.js", imports: ["_core.js"], dynamicImports: ["src/table/Later.svelte"] },
  "src/table/Later.svelte": { file: "assets/Later.js" },
  "src/replay/Replay.svelte": { file: "assets/Replay.js" },
  "src/games/chess/Table.svelte": { file: "assets/Table.js", imports: ["_chess.js"] },
  "src/plain/Table.svelte": { file: "assets/Plain.js" },
  "virtual:words/de/first": { file: "assets/first.js" },
  "virtual:words/de/rest": { file: "assets/rest.js" },
  "virtual:words/de/chess": { file: "assets/chess-de.js" },
  "virtual:words/de/nim": { file: "assets/nim-de.js" },
};

const named = (links: string) => [...links.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test("a table's page fetches what its table is drawn with, and nothing that comes by itself or later", () => {
  const links = linksAhead(MANIFEST, "t", "chess", "de");
  expect(named(links)).toEqual(["TableScreen.js", "Table.js", "chess.js", "chess.css", "first.js", "rest.js", "chess-de.js"]);
  expect(links).toContain('<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/chess.css" />');
  expect(links).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/chess.js" />');
});

test("a game without a screen of its own is drawn with the plain one", () => {
  expect(named(linksAhead(MANIFEST, "t", "nim", "de"))).toEqual(["TableScreen.js", "Plain.js", "first.js", "rest.js", "nim-de.js"]);
});

test("what is no longer there is noticed", () => {
  expect(() => linksAhead(MANIFEST, "replay", "chess", "de")).toThrow("src/plain/Replay.svelte");
});
