import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Book, Inline, RulePage } from "../src/learn/book.ts";
import { plain } from "../src/learn/book.ts";

const PREFIX = "virtual:rulebook/";

/** A rule's id, like E7.2 or EW.1: the letter of its game, and where it is. */
const RULE = /\b[A-Z](?:\d{1,2}|[A-Z])\.\d{1,2}\b/;

/** Pages for whoever works on the rules. */
const NOT_FOR_PLAYERS = ["README.md", "INDEX.md"];

/** The rulebook of one game in one language as one module: `virtual:rulebook/<game>/de`. */
export function rulebook(crates: string): Plugin {
  return {
    name: "durbar-rulebook",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [game = "", language = ""] = id.slice(PREFIX.length + 1).split("/");
      const root = join(crates, game, "rulebook");
      const own = bookFolder(root, language);
      if (own === null) this.warn(`the rulebook of ${game} is not there in ${language}: it is shown in English`);
      const folder = own ?? root;
      for (const file of pageFiles(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(readBook(game, folder))}`;
    },
  };
}

/** English is at the root. */
function bookFolder(root: string, language: string): string | null {
  const folder = language === "en" ? root : join(root, language);
  return existsSync(folder) ? folder : null;
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md") && !NOT_FOR_PLAYERS.includes(file))
    .sort();
}

/** Reads all pages of a folder. */
export function readBook(game: string, folder: string): Book {
  return readPages(
    game,
    pageFiles(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

/** Reads pages, each given by its file's name and its text. */
export function readPages(game: string, files: [string, string][]): Book {
  const rules: Record<string, string> = {};
  for (const [file, source] of files) {
    for (const [, id] of source.matchAll(new RegExp(`^\\*\\*(${RULE.source})\\*\\*`, "gm"))) {
      if (id === undefined) continue;
      if (id in rules) throw new Error(`${file}: rule ${id} is there twice`);
      rules[id] = pageName(file);
    }
  }
  return { game, pages: files.map(([file, source]) => readPage(game, file, source, rules)), rules };
}

/** The numbers before pages only sort them. */
function pageName(file: string): string {
  return file.replace(/^(?:\d+-)+/, "").replace(/\.md$/, "");
}

function readPage(game: string, file: string, source: string, rules: Record<string, string>): RulePage {
  const name = pageName(file);
  const reader = new Reader(game, file, rules);
  const blocks = marked.lexer(source).flatMap((token) => reader.block(token));
  const title = blocks[0];
  if (title?.kind !== "heading" || title.level !== 1) throw new Error(`${file}: a page begins with its title`);
  return { name, title: plain(title.text), blocks: blocks.slice(1) };
}

/** Turns what the parser found into what screens draw. Whatever a page has that screens cannot draw is a mistake. */
class Reader {
  readonly #game: string;
  readonly #file: string;
  readonly #rules: Record<string, string>;

  constructor(game: string, file: string, rules: Record<string, string>) {
    this.#game = game;
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
    return `/rules/${this.#game}/${pageName(file)}${rule === undefined ? "" : `#${rule}`}`;
  }

  #mistake(token: Token): Error {
    return new Error(`${this.#file}: a page of the app cannot show "${token.type}": ${token.raw.slice(0, 60)}`);
  }
}
