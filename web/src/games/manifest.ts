import type { Component } from "svelte";
import type { GameAbout, ListedTable } from "$wire/protocol";
import type { Book, Shelf } from "$src/learn/book";
import type { CourseTable, TaughtProps } from "$src/learn/course";
import type { AtTableProps } from "$src/table/at-table";
import type { Language } from "$src/words/language";
import type { Texts } from "$src/words/words.svelte";

/** What a form can offer for a game. */
export type GameOffer = Pick<GameAbout, "least" | "most" | "levels" | "variants">;

/** Something that is loaded when it is needed. */
type Later<T> = () => Promise<{ default: T }>;

/**
 * All that a game brings to the app besides its rules. Lobby, forms, rulebook, lessons, tables and replays know games by
 * this alone. It is part of what the lobby loads first, so it holds data and its picture; everything else it loads when
 * somebody wants it.
 *
 * What a game's screen is drawn from has types of its own, which nobody else needs to know: so a game brings its table, its
 * replay and its courses as components of its own, each the frame's around the game's screen.
 *
 * The texts `game-<name>` and `lobby-<name>-feels` say what it is called and what it feels like; `<name>-rules-…` are the
 * texts of its rulebook's first page.
 */
export interface Manifest {
  /** Its name in addresses, messages and documents. */
  readonly name: string;
  /** Our drawing of it, also for messengers: `Picture.svelte` in its folder. */
  readonly Picture: Component;
  /** What is offered until the server has said what it offers, so that nobody waits for a form. */
  readonly offer: GameOffer;
  /** How many play if nobody says otherwise. */
  readonly players: number;
  /** Is it a small game to warm up with, which stands behind the others in the lobby? */
  readonly isSmall?: boolean;
  /** What only this game says. */
  readonly texts: Texts;
  /** A screen of its own; without one it is played on the plain screen, which is made from documents alone. */
  readonly screen: Screen | null;
  readonly rulebook: Rulebook;
  readonly courses: Courses | null;
}

/** Where a game is seen. */
export interface Screen {
  /** A table at which it is played. */
  readonly table: Later<Component<AtTableProps>>;
  /** A finished game that is played again. */
  readonly replay: Later<Component<{ listed: ListedTable }>>;
}

/** A game's rulebook. */
interface Rulebook {
  /** Its pages in each language. */
  readonly books: Readonly<Record<Language, Later<Book>>>;
  /** Pictures of its rules, and tables that are drawn. */
  readonly shelf: Later<Shelf>;
  /** The page about editions: what is printed on the components, and how much of that is known. */
  readonly editions: string;
}

/** A game's courses, in the order in which they are best taken. */
export interface Courses {
  readonly list: readonly {
    readonly id: string;
    table(this: void): Promise<CourseTable>;
    /** The course that is best taken before it, because it takes for granted what is told there. */
    readonly after?: string;
  }[];
  readonly taught: Later<Component<TaughtProps>>;
}
