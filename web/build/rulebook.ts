import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Book, Inline, Page } from "../src/learn/book.ts";
import { plain } from "../src/learn/book.ts";
import { PRIVILEGE_RULES } from "../src/eschnapur/parts.ts";
import { readEdition } from "./edition.ts";

const PREFIX = "virtual:rulebook/";

/** A rule's id, like E7.2 or EW.1. */
const RULE = /\bE(?:\d{1,2}|[A-Z])\.\d{1,2}\b/;

/** Pages for whoever works on the rules. */
const NOT_FOR_PLAYERS = ["README.md", "INDEX.md"];

/** The page whose tables are drawn from the edition, so that they cannot say anything else than the game plays. */
const EDITIONS = "editions";

/** The rulebook of one game in one language as one module: `virtual:rulebook/eschnapur/de`. */
export function rulebook(crates: string): Plugin {
  return {
    name: "durbar-rulebook",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [game = "", language = ""] = id.slice(PREFIX.length + 1).split("/");
      const folder = bookFolder(join(crates, game, "rulebook"), language);
      const edition = join(crates, game, "editions", "reconstructed.toml");
      for (const file of pageFiles(folder)) this.addWatchFile(join(folder, file));
      this.addWatchFile(edition);
      return `export default ${JSON.stringify(readBook(folder, edition))}`;
    },
  };
}

/** English is at the root. */
function bookFolder(root: string, language: string): string {
  if (language === "en") return root;
  const folder = join(root, language);
  if (!existsSync(folder)) throw new Error(`there is no rulebook in ${folder}`);
  return folder;
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md") && !NOT_FOR_PLAYERS.includes(file))
    .sort();
}

/** Reads all pages of a folder, and the edition. */
export function readBook(folder: string, edition: string): Book {
  const files = pageFiles(folder);
  const { pages, rules } = readPages(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  return { pages, rules, edition: readEdition(readFileSync(edition, "utf8")), privileges: privilegeNames(pages) };
}

/** Reads pages, each given by its file's name and its text. */
export function readPages(files: [string, string][]): Pick<Book, "rules"> & { pages: Page[] } {
  const rules: Record<string, string> = {};
  for (const [file, source] of files) {
    for (const [, id] of source.matchAll(/^\*\*(E[^*\s]+)\*\*/gm)) {
      if (id === undefined) continue;
      if (id in rules) throw new Error(`${file}: rule ${id} is there twice`);
      rules[id] = pageName(file);
    }
  }
  return { pages: files.map(([file, source]) => readPage(file, source, rules)), rules };
}

/** The numbers before pages only sort them. */
function pageName(file: string): string {
  return file.replace(/^\d+-/, "").replace(/\.md$/, "");
}

function readPage(file: string, source: string, rules: Record<string, string>): Page {
  const name = pageName(file);
  const reader = new Reader(file, rules);
  const blocks = marked.lexer(source).flatMap((token) => reader.block(token));
  const title = blocks[0];
  if (title?.kind !== "heading" || title.level !== 1) throw new Error(`${file}: a page begins with its title`);
  return { name, title: plain(title.text), blocks: name === EDITIONS ? withFigures(file, blocks.slice(1)) : blocks.slice(1) };
}

/** The first table is that of the parts, the second that of the costs. */
function withFigures(file: string, blocks: Block[]): Block[] {
  const tables = ["parts", "costs"] as const;
  let seen = 0;
  const replaced = blocks.map((block): Block => {
    const of = tables[seen];
    if (block.kind !== "table" || of === undefined) return block;
    seen += 1;
    return { kind: "figures", of };
  });
  if (seen < tables.length) throw new Error(`${file}: the tables of parts and costs are missing`);
  return replaced;
}

/** Each privilege has a chapter of its own: the heading before its rule is its name. */
function privilegeNames(pages: Page[]): Book["privileges"] {
  const blocks = pages.flatMap((page) => page.blocks);
  const names = Object.entries(PRIVILEGE_RULES).map(([privilege, rule]) => {
    const heading = blocks[blocks.findIndex((block) => block.kind === "rule" && block.id === rule) - 1];
    if (heading?.kind !== "heading") throw new Error(`rule ${rule} has no heading with the name of its privilege`);
    return [privilege, plain(heading.text)];
  });
  return Object.fromEntries(names) as Book["privileges"];
}

/** Turns what the parser found into what screens draw. Whatever a page has that screens cannot draw is a mistake. */
class Reader {
  readonly #file: string;
  readonly #rules: Record<string, string>;

  constructor(file: string, rules: Record<string, string>) {
    this.#file = file;
    this.#rules = rules;
  }

  block(token: Token): Block[] {
    switch (token.type) {
      case "space":
      // Scenes are tests; people get pictures.
      case "code":
        return [];
      case "heading": {
        const heading = token as Tokens.Heading;
        return [{ kind: "heading", level: heading.depth, text: this.#inlines(heading.tokens) }];
      }
      case "paragraph":
        return [this.#paragraph(token as Tokens.Paragraph)];
      case "list": {
        const list = token as Tokens.List;
        const items = list.items.map((item) => this.#inlines(item.tokens));
        return [{ kind: "list", start: list.ordered ? Number(list.start) : null, items }];
      }
      case "table": {
        const table = token as Tokens.Table;
        const cells = (row: Tokens.TableCell[]) => row.map((cell) => this.#inlines(cell.tokens));
        return [{ kind: "table", head: cells(table.header), rows: table.rows.map(cells) }];
      }
      default:
        throw this.#mistake(token);
    }
  }

  #paragraph(paragraph: Tokens.Paragraph): Block {
    const [first, ...rest] = paragraph.tokens;
    const id = first?.type === "strong" ? (first as Tokens.Strong).text : "";
    if (!(id in this.#rules)) return { kind: "paragraph", text: this.#inlines(paragraph.tokens) };
    const text = this.#inlines(rest);
    if (typeof text[0] === "string") text[0] = text[0].trimStart();
    return { kind: "rule", id, text };
  }

  #inlines(tokens: Token[]): Inline[] {
    return tokens.flatMap((token) => this.#inline(token));
  }

  #inline(token: Token): Inline[] {
    switch (token.type) {
      case "text": {
        const text = token as Tokens.Text;
        return text.tokens === undefined ? this.#words(text.text) : this.#inlines(text.tokens);
      }
      case "paragraph":
        return this.#inlines((token as Tokens.Paragraph).tokens);
      case "escape":
        return [(token as Tokens.Escape).text];
      case "strong":
      case "em":
        return [{ kind: token.type, text: this.#inlines((token as Tokens.Strong | Tokens.Em).tokens) }];
      case "codespan":
        return [{ kind: "code", text: (token as Tokens.Codespan).text }];
      case "link": {
        const link = token as Tokens.Link;
        return [{ kind: "link", to: this.#address(link.href), text: this.#inlines(link.tokens) }];
      }
      default:
        throw this.#mistake(token);
    }
  }

  /** Splits text at the rules it mentions. */
  #words(text: string): Inline[] {
    const flowing = text.replaceAll("\n", " ");
    return flowing
      .split(new RegExp(`(${RULE.source})`))
      .filter((piece) => piece !== "")
      .map((piece): Inline => {
        if (!new RegExp(`^${RULE.source}$`).test(piece)) return piece;
        if (!(piece in this.#rules)) throw new Error(`${this.#file}: there is no rule ${piece}`);
        return { kind: "see", rule: piece };
      });
  }

  /** Pages link each other by file. */
  #address(href: string): string {
    if (/^https?:/.test(href)) return href;
    const [file = "", rule] = href.split("#");
    return `/rules/eschnapur/${pageName(file)}${rule === undefined ? "" : `#${rule}`}`;
  }

  #mistake(token: Token): Error {
    return new Error(`${this.#file}: a page of the app cannot show "${token.type}": ${token.raw.slice(0, 60)}`);
  }
}
