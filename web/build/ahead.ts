import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { LANGUAGES } from "../src/words/language.ts";
import { closure, filesOf } from "./closure.ts";
import { games } from "./games.ts";

const PAGE = "index.html";

/** What is shown under the addresses that say of which game they are, by how these begin. */
const SCREENS = {
  t: { screen: "src/table/TableScreen.svelte", ofGame: "Table.svelte" },
  replay: { screen: "src/replay/Replay.svelte", ofGame: "Replay.svelte" },
} as const;

/**
 * The links with which the page of a table has a browser fetch all that the table will be drawn with, while it still reads
 * the page: otherwise it would hear of the game only when the server has told it of the table, a journey later.
 */
export function linksAhead(manifest: Manifest, kind: keyof typeof SCREENS, game: string, language: string): string {
  const { screen, ofGame } = SCREENS[kind];
  const own = `src/games/${game}/${ofGame}`;
  // A game without a screen of its own is played on the plain one.
  const table = own in manifest ? own : `src/plain/${ofGame}`;
  const words = ["first", "rest", game].map((part) => `virtual:words/${language}/${part}`);
  const there = closure(manifest, [PAGE]).flatMap(filesOf);
  const links = closure(manifest, [screen, table, ...words])
    .flatMap(filesOf)
    .map((file) => {
      if (there.includes(file)) return "";
      const what = file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `    <link ${what} fetchpriority="low" crossorigin href="/${file}" />\n`;
    });
  return links.join("");
}

/** Writes these links for every such screen, game and language, for the server, which puts them into its pages. */
export function ahead(): Plugin {
  return {
    name: "durbar-ahead",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const manifest = JSON.parse(readFileSync(join(dir, ".vite/manifest.json"), "utf8")) as Manifest;
      const folder = join(dir, ".ahead");
      mkdirSync(folder, { recursive: true });
      for (const kind of ["t", "replay"] as const) {
        for (const game of games()) {
          for (const language of LANGUAGES) {
            writeFileSync(join(folder, `${kind}-${game}-${language}`), linksAhead(manifest, kind, game, language));
          }
        }
      }
    },
  };
}
