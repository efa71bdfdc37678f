import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ahead } from "./build/ahead.ts";
import { breakpoints } from "./build/breakpoints.ts";
import { budget } from "./build/budget.ts";
import { gameOf, games } from "./build/games.ts";
import { pack } from "./build/pack.ts";
import { rulebook } from "./build/rulebook.ts";
import { scenes } from "./build/scenes.ts";
import { shell } from "./build/shell.ts";
import { textIds } from "./build/text-ids.ts";
import { words } from "./build/words.ts";

/** What the lobby needs to know of the games. */
const isOfAll = (id: string) => id.includes("/src/games/") && gameOf(id) === null;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  // A test builds the pages in a language of its own.
  plugins: [
    svelte({ preprocess: [vitePreprocess(), breakpoints()] }),
    textIds(here("../locales/en"), here("./src/words/text-ids.ts")),
    words(process.env["LOCALES"] ?? here("../locales"), games()),
    rulebook(here("../crates")),
    scenes(here("../crates")),
    shell(),
    budget(),
    ahead(),
    pack(),
  ],
  resolve: {
    alias: { $wire: here("../crates/wire/typescript"), $src: here("./src") },
    // Tests mount components, which needs the browser's half of Svelte.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    // The server's rules for pages forbid inline scripts, and it sends nothing as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: { index: here("./index.html"), worker: here("./src/worker.ts") },
      // A service worker is known by its address, so that one never changes.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        // What several screens need comes in a few files and not in thirty: each is a journey of its own.
        codeSplitting: {
          groups: [
            { name: "core", test: /node_modules\/|src\/words\/|src\/route|settings\.svelte/, minShareCount: 4 },
            {
              name: "shared",
              test: (id) => /src\/(design|wire|lobby|settings)\/|src\/me\.|src\/table\/players/.test(id) || isOfAll(id),
              minShareCount: 2,
            },
            { name: "table", test: /src\/table\//, minShareCount: 2 },
            { name: gameOf, debugName: "games", minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env["DURBAR"] ?? "http://127.0.0.1:4321", ws: true } },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["src/testing/browser.ts", "src/testing/sizes.ts", "src/testing/texts.ts"],
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
  },
}));
