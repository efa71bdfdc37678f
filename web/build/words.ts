import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";

/** The subjects that the lobby speaks of. */
const FIRST = ["about.ftl", "lobby.ftl", "log-table.ftl", "notice.ftl", "shell.ftl"];

/** What the lobby says of a game: its files `lobby-<game>.ftl`. */
const OF_A_GAME_FIRST = "lobby-";

/** Which files a module holds. A first visit loads what the lobby says, and nothing else. */
function holds(which: string, file: string, games: readonly string[]): boolean {
  if (FIRST.includes(file) || file.startsWith(OF_A_GAME_FIRST)) return which === "first";
  const game = games.find((name) => file.endsWith(`-${name}.ftl`));
  return which === (game ?? "rest");
}

/**
 * The texts of one language as a few modules: what the lobby needs (`virtual:words/de/first`), what one game says, in the
 * files that end with its name (`virtual:words/de/<game>`), and all others (`virtual:words/de/rest`). So a visitor loads
 * neither one file per subject nor what no game of theirs says.
 */
export function words(folder: string, games: readonly string[]): Plugin {
  return {
    name: "durbar-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", which = ""] = id.slice(PREFIX.length + 1).split("/");
      const files = readdirSync(join(folder, language))
        .filter((name) => name.endsWith(".ftl") && holds(which, name, games))
        .sort()
        .map((name) => join(folder, language, name));
      if (files.length === 0) throw new Error(`there are no texts for ${id}`);
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => withoutComments(readFileSync(file, "utf8")));
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

/** Comments are for translators. */
function withoutComments(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n");
}
