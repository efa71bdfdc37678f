import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { BUDGET, firstLoad, verdict } from "./budget";

const MANIFEST: Manifest = {
  "index.html": {
    file: "assets/index.js",
    imports: ["_shared.js"],
    dynamicImports: ["src/lobby/Lobby.svelte", "src/table/TableScreen.svelte"],
    css: ["assets/index.css"],
    assets: ["assets/face-latin.woff2", "assets/face-latin.woff", "assets/face-latin-ext-400.woff2"],
  },
  "_shared.js": { file: "assets/shared.js", imports: ["_deep.js"] },
  "_deep.js": { file: "assets/deep.js", imports: ["_shared.js"], css: ["assets/deep.css"] },
  "src/lobby/Lobby.svelte": { file: "assets/Lobby.js", imports: ["_shared.js"], css: ["assets/Lobby.css"] },
  "src/table/TableScreen.svelte": { file: "assets/TableScreen.js" },
  "virtual:words/en/first": { file: "assets/en.js" },
  "virtual:words/fr/first": { file: "assets/fr.js" },
};

test("the first load is the page, the lobby, whatever these import, and the largest language", () => {
  const files = firstLoad(MANIFEST, (file) => (file === "assets/fr.js" ? 2 : 1));
  expect(files.sort()).toEqual([
    "assets/Lobby.css",
    "assets/Lobby.js",
    "assets/deep.css",
    "assets/deep.js",
    "assets/face-latin.woff2",
    "assets/fr.js",
    "assets/index.css",
    "assets/index.js",
    "assets/shared.js",
    "index.html",
  ]);
});

test("a lobby that moved elsewhere is noticed", () => {
  const moved = Object.fromEntries(Object.entries(MANIFEST).filter(([key]) => !key.includes("Lobby")));
  expect(() => firstLoad(moved, () => 1)).toThrow("Lobby.svelte");
});

test("what costs too much fails, with the largest first", () => {
  expect(verdict([["a.js", BUDGET]])).toContain("80.0 kB packed");
  expect(() =>
    verdict([
      ["small.js", 1000],
      ["large.js", BUDGET],
    ]),
  ).toThrow(/81\.0 kB[^]*large\.js[^]*small\.js/);
});
