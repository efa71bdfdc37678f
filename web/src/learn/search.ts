import type { Block, Book } from "./book";
import { plain } from "./book";

/** A place of the rulebook that a search can find. */
interface Place {
  page: string;
  title: string;
  /** The rule, if the place is one. */
  rule: string | null;
  /** Nothing if it is the page itself. */
  anchor: string | null;
  text: string;
  folded: Folded;
}

/** Something that was found. */
export interface Hit {
  page: string;
  title: string;
  rule: string | null;
  anchor: string | null;
  /** What stands there, cut into what was searched for and the rest. */
  snippet: readonly Passage[];
}

export interface Passage {
  text: string;
  isHit: boolean;
}

/** Text as people type it: small letters without marks. */
interface Folded {
  text: string;
  /** Where each folded letter stood. */
  at: readonly number[];
}

/** How much of a rule is shown around the first hit. */
const AROUND = 56;

/** More than this nobody reads. */
const MOST = 30;

export function fold(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let position = 0;
  for (const letter of text) {
    const bare = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace("ß", "ss").replace("œ", "oe").replace("’", "'");
    at.push(...Array<number>(bare.length).fill(position));
    folded += bare;
    position += letter.length;
  }
  at.push(position);
  return { text: folded, at };
}

/** The anchor of a block on its page: rules have their ids, everything else is counted. */
export function anchorOf(block: Block, n: number): string {
  return block.kind === "rule" ? block.id : `at-${n}`;
}

/** All that can be found in a rulebook. */
export class Search {
  readonly #places: readonly Place[];

  constructor(book: Book) {
    this.#places = book.pages.flatMap(({ name: page, title, blocks }) => [
      { page, title, rule: null, anchor: null, text: title, folded: fold(title) },
      ...blocks.flatMap((block, n): Place[] => {
        const text = textOf(block);
        if (text === "") return [];
        const rule = block.kind === "rule" ? block.id : null;
        return [{ page, title, rule, anchor: anchorOf(block, n), text, folded: fold(text) }];
      }),
    ]);
  }

  /** Places that have all words that were typed, the best first. */
  find(typed: string): Hit[] {
    const words = fold(typed)
      .text.split(/\s+/)
      .filter((word) => word !== "");
    if (words.length === 0) return [];
    return this.#places
      .map((place) => ({ place, rank: rank(place, words) }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank)
      .slice(0, MOST)
      .map(({ place: { page, title, rule, anchor, text, folded } }) => ({
        page,
        title,
        rule,
        anchor,
        snippet: snippet(text, folded, words),
      }));
  }
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "rule":
    case "paragraph":
      return plain(block.text);
    case "list":
      return block.items.map(plain).join(" ");
    case "table":
      return block.rows.map((row) => row.map(plain).join(" ")).join(" · ");
  }
}

/**
 * 0 if a word is missing. Whoever types an id wants that rule, and whoever types the whole title of a page wants that page; a
 * word counts more at its beginning and in a title.
 */
function rank({ rule, title, anchor, folded }: Place, words: readonly string[]): number {
  let sum = anchor === null && folded.text === words.join(" ") ? 100 : 0;
  for (const word of words) {
    if (rule?.toLowerCase() === word) sum += 100;
    else if (rule?.toLowerCase().startsWith(word)) sum += 20;
    else if (!folded.text.includes(word)) return 0;
    else sum += folded.text.startsWith(word) || folded.text.includes(` ${word}`) ? 3 : 1;
    if (fold(title).text.includes(word)) sum += 2;
  }
  return sum;
}

/** Where a word stands: at beginnings of words, and if it begins none, anywhere. */
function places(text: string, word: string): number[] {
  const all: number[] = [];
  for (let found = text.indexOf(word); found >= 0; found = text.indexOf(word, found + 1)) all.push(found);
  const beginnings = all.filter((found) => found === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(found - 1)));
  return beginnings.length > 0 ? beginnings : all;
}

function snippet(text: string, folded: Folded, words: readonly string[]): Passage[] {
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (const found of places(folded.text, word)) marked.fill(true, folded.at[found], folded.at[found + word.length]);
  }
  // Words that stand together as they were typed are what was meant.
  const phrase = folded.text.indexOf(words.join(" "));
  const first = phrase >= 0 && words.length > 1 ? (folded.at[phrase] ?? 0) : Math.max(0, marked.indexOf(true));
  const from = first <= AROUND ? 0 : text.lastIndexOf(" ", first - AROUND) + 1;
  const end = text.indexOf(" ", first + 2 * AROUND);
  const to = end < 0 ? text.length : end;
  const pieces: Passage[] = from > 0 ? [{ text: "… ", isHit: false }] : [];
  for (let begin = from; begin < to;) {
    const isHit = marked[begin] === true;
    const next = marked.indexOf(!isHit, begin);
    const stop = next < 0 ? to : Math.min(next, to);
    pieces.push({ text: text.slice(begin, stop), isHit });
    begin = stop;
  }
  if (to < text.length) pieces.push({ text: " …", isHit: false });
  return pieces;
}
