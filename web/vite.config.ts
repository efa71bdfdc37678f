import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { budget } from "./build/budget.ts";
import { pack } from "./build/pack.ts";
import { rulebook } from "./build/rulebook.ts";
import { shell } from "./build/shell.ts";
import { words } from "./build/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(here("../locales")), rulebook(here("../crates")), shell(), budget(), pack()],
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
    rollupOptions: {
      input: { index: here("./index.html"), worker: here("./src/worker.ts") },
      // A service worker is known by its address, so that one never changes.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env["DURBAR"] ?? "http://127.0.0.1:4321", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
}));
