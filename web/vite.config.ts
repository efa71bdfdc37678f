import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulebook } from "./build/rulebook.ts";
import { words } from "./build/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(here("../locales")), rulebook(here("../crates"))],
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
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env["DURBAR"] ?? "http://127.0.0.1:4321", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
}));
