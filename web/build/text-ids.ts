import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A text begins in the first column with its name. */
const TEXT = /^([a-zA-Z][\w-]*) *=/;

/** Its other forms stand below it. */
const FORM = /^\s+\.([a-zA-Z][\w-]*) *=/;

/** Every text of a folder of texts, with the names of its other forms. */
export function formsOf(folder: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    let forms: string[] = [];
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const [, text] = TEXT.exec(line) ?? [];
      const [, form] = FORM.exec(line) ?? [];
      if (text !== undefined) texts.set(text, (forms = []));
      if (form !== undefined) forms.push(form);
    }
  }
  return texts;
}

/** The names of all texts as a type. All languages have the same texts and forms; `cargo test -p words` sees to that. */
export function declaration(texts: ReadonlyMap<string, readonly string[]>): string {
  const names = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  const members = names.map(([text, forms]) => `  "${text}": ${forms.map((form) => `"${form}"`).join(" | ") || "never"};\n`);
  const about = "/** Every text with its other forms. Written by `npm run texts` from the texts in English. */\n";
  return `${about}export interface TextForms {\n${members.join("")}}\n`;
}

/** Writes the type anew if it would say something else. */
export function writeTextIds(folder: string, file: string): void {
  const wanted = declaration(formsOf(folder));
  if (!existsSync(file) || readFileSync(file, "utf8") !== wanted) writeFileSync(file, wanted);
}

/** Keeps the type as the texts are, also while somebody writes them. */
export function textIds(folder: string, file: string): Plugin {
  const write = () => {
    writeTextIds(folder, file);
  };
  return {
    name: "durbar-text-ids",
    buildStart: write,
    watchChange(changed) {
      if (changed.startsWith(folder)) write();
    },
  };
}
