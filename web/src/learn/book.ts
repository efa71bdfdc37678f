import type { Part, Privilege } from "$wire/eschnapur";

/** The rulebook as the build makes it from its Markdown pages: nothing is parsed in the browser. */
export interface Book {
  pages: readonly Page[];
  /** On which page each rule is. */
  rules: Readonly<Record<string, string>>;
  edition: Edition;
  /** What the rulebook calls the privileges. */
  privileges: Readonly<Record<Privilege, string>>;
}

export interface Page {
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
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  /** A table that is drawn from the edition, not from the page. */
  | { kind: "figures"; of: "parts" | "costs" };

export type Inline =
  | string
  | { kind: "strong" | "em"; text: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; to: string; text: Inline[] }
  /** A rule that is mentioned. */
  | { kind: "see"; rule: string };

/** A printed figure, and whether we know it or made it up. */
export interface Figure {
  value: number;
  known: boolean;
}

export interface EditionPart {
  part: Part;
  /** What the fields are worth, from the bottom. */
  fields: readonly number[];
  /** Are the values of the fields known? */
  known: boolean;
  bag: Figure;
  wage: Figure;
}

export interface Edition {
  parts: EditionPart[];
  costs: { privilege: Privilege; cost: Figure }[];
}

/** The address of a rule in any language. */
export function addressOf(rule: string, game = "eschnapur"): string {
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
