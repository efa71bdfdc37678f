import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../src/games");

/** The games: each has a folder of its name, with its manifest. */
export function games(): string[] {
  return readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, "manifest.ts")))
    .sort();
}

/**
 * The game to whose own files a module belongs: what is loaded when that game is played, read or learned. What a manifest
 * brings to the lobby belongs to the lobby.
 */
export function gameOf(module: string): string | null {
  const [, name = "", file = ""] = /\/src\/games\/([^/]+)\/(.+)$/.exec(module) ?? [];
  return name === "" || ["manifest.ts", "Picture.svelte"].includes(file) ? null : name;
}
