import type { Component } from "svelte";

/** A rulebook as the build makes it from its Markdown pages: nothing is parsed in the browser. */
export interface Book {
  /** Whose rulebook it is: the game's name in messages. */
  game: string;
  pages: readonly RulePage[];
  /** On which page each rule is. */
  rules: Readonly<Record<string, string>>;
}

/** What a game adds to the pages of its rulebook: what stands on the first page, and what is drawn. */
export interface Shelf {
  /** The pages that say how a round goes, in its order: each is the text `<game>-rules-step-<number>` on the first page. */
  readonly steps: readonly string[];
  /** The rules that have a picture, and what draws it. */
  readonly pictures: ReadonlySet<string>;
  /** Whose picture is small enough for the card that explains something at the table, by the rule that the card names. */
  readonly explained: Readonly<Record<string, string>>;
  readonly Picture: Component<{ rule: string; isSmall?: boolean }> | null;
  /** Tables that are drawn from what the game plays with, so that they cannot say anything else: page by page in their order. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly Table: Component<{ of: string; book: Book }> | null;
}

export interface RulePage {
  /** Its name in addresses, the same in all languages. */
  name: string;
  title: string;
  blocks: readonly Block[];
}

export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "rule"; id: string; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; start: number | null; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export type Inline =
  | string
  | { kind: "strong" | "em"; text: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; to: string; text: Inline[] }
  /** A rule that is mentioned. */
  | { kind: "see"; rule: string };

/** The address of a rule in any language. */
export function addressOf(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}

/** Text without its marks. */
export function plain(text: readonly Inline[]): string {
  return text
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if (piece.kind === "see") return piece.rule;
      return typeof piece.text === "string" ? piece.text : plain(piece.text);
    })
    .join("");
}
