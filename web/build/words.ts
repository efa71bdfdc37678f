import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";

/** The subjects that the lobby speaks of: a first visit loads no others. */
const FIRST = ["about.ftl", "lobby.ftl", "log-table.ftl", "notice.ftl", "shell.ftl"];

/**
 * The texts of one language as two modules, what the lobby needs (`virtual:words/de/first`) and all others
 * (`virtual:words/de/rest`), so that a visitor does not load one file per subject.
 */
export function words(folder: string): Plugin {
  return {
    name: "durbar-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", which] = id.slice(PREFIX.length + 1).split("/");
      const files = readdirSync(join(folder, language))
        .filter((name) => name.endsWith(".ftl") && FIRST.includes(name) === (which === "first"))
        .sort()
        .map((name) => join(folder, language, name));
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
