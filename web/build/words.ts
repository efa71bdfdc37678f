import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";

/** All texts of one language as one module, so that a visitor loads one file and not one per subject. */
export function words(folder: string): Plugin {
  return {
    name: "durbar-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = join(folder, id.slice(PREFIX.length + 1));
      const files = readdirSync(language)
        .filter((name) => name.endsWith(".ftl"))
        .sort()
        .map((name) => join(language, name));
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
