import type { Privilege } from "$wire/eschnapur";
import { plain, type Book } from "$src/learn/book";
import { PRIVILEGE_RULES } from "../parts";

/** What the rulebook calls a privilege: each has a chapter of its own, and the heading before its rule is its name. */
export function privilegeName(book: Book, privilege: Privilege): string {
  const blocks = book.pages.flatMap((page) => page.blocks);
  const heading = blocks[blocks.findIndex((block) => block.kind === "rule" && block.id === PRIVILEGE_RULES[privilege]) - 1];
  if (heading?.kind !== "heading") throw new Error(`the rule of ${privilege} has no heading with its name`);
  return plain(heading.text);
}
