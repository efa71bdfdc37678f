import type { Component } from "svelte";
import type { TableId, Wish } from "$wire/table";
import type { Seat } from "$wire/tabletop";
import type { Prompt } from "$src/table/asked";
import type { Where } from "$src/table/screen";
import type { Arguments } from "$src/words/words.svelte";

/**
 * A course: a first game with a coach. It is opened at a table of its own, and what the coach says there comes from
 * lessons. A game may have several; its manifest names them with their tables, and what is below here is loaded when one
 * is begun.
 *
 * What a course is called is the text `<game>-course-<id>`; its forms are `lead` and `promise`, what it is and how long it
 * takes, and for its end `over` and `over-text`. That one is best taken after another its manifest says.
 *
 * `V` is the game's view, `E` its events.
 */
export interface Course<V, E> {
  /** Its name in the manifest and in texts. */
  readonly id: string;
  /** What the coach may say. Where several lessons would fit, the first one is told. */
  readonly lessons: readonly Lesson<V, E>[];
  /** What is told is kept as numbers and words of the game; this names it in the language spoken now. */
  named?(values: Arguments): Arguments;
  /** What there is to meet in the game: what a first game left out is listed at its end. */
  readonly topics: readonly Topic<V>[];
  /** Has everything been shown, although the game is not over? Then the course bids farewell, and whoever likes plays on. */
  through?(view: V): boolean;
  /** When I am asked in windows, if not as the game has it. */
  readonly asks?: Wish;
  /** How it went, for the texts at its end. */
  ended(view: V, me: Seat): Arguments;
}

/** The table of a course. Bots sit on all seats but mine, and nobody looks on. */
export interface CourseTable {
  players: number;
  /** How strong the bots are. */
  level: string;
  /** Choices of the game's own, such as its version. */
  choices?: Readonly<Record<string, string>>;
  /** The text of an edition file, for a game that is shorter than the usual one. */
  edition?: string;
}

/** The game at a moment in which the coach may speak. */
export interface LessonMoment<V, E> {
  view: V;
  me: Seat;
  prompt: Prompt<V> | null;
  /** What players are called, in a sentence. */
  names(this: void, ...seats: Seat[]): string;
  /** What happened in this round until now. */
  past: readonly E[];
  /** Was this lesson given before? */
  knows(this: void, id: string): boolean;
}

/** What the coach says: its texts are `<game>-learn-<id>` and `<game>-learn-<id>-text`. */
interface Saying<V> {
  id: string;
  /** The rule that says all of it. */
  rule: string | null;
  /** What the coach points at: a panel by its id, "hand" or "prompt". */
  points: Where | null;
  /** One of several of this kind: a question has room for one of them, and the others can be told next time. */
  kind?: string;
  /** Its heading, where what it is about has a name already. */
  title?(this: void): string;
  /** What stands below its text, made of the view; `aloud` says the same in words. */
  Below?: Component<{ view: V }>;
  aloud?(this: void, view: V): string;
}

/** Something the coach says about an event, while it is shown; `null` is "not about this one". */
export type LessonOfEvent<V, E> = Saying<V> & { about: "event"; when(event: E, moment: LessonMoment<V, E>): Arguments | null };
/** Something the coach says about a question, while it is asked. */
export type LessonOfQuestion<V, E> = Saying<V> & { about: "question"; when(moment: LessonMoment<V, E>): Arguments | null };
export type Lesson<V, E> = LessonOfEvent<V, E> | LessonOfQuestion<V, E>;

/** Something of the game that can be met in it: it was, once one of these lessons was given. */
export interface Topic<V> {
  /** What kind of thing it is: a heading of its own, the text `<game>-learn-unmet-<kind>`. */
  kind: string;
  title(this: void): string;
  rule: string;
  lessons: readonly string[];
  /** What there is to add about it at such a table. */
  note?(this: void, view: V): string | null;
}

/** What stays on the device, so that a course can be left and gone on with. */
export interface Kept {
  table: TableId;
  /** The lessons that were given. */
  told: readonly string[];
  /** Was everything shown, and is its game played on? */
  isPlayedOn?: boolean;
}

/** What a course is given that has been begun: its game's `learn/Taught.svelte` hands it on to the frame's, with its screen. */
export interface TaughtProps {
  /** Which of the game's courses it is. */
  course: string;
  table: TableId;
  /** What was told before, if it is gone on with. */
  before: Kept | null;
  onrestart: () => void;
  /** Begins the course after this one, if there is one. */
  onnext: (() => void) | null;
}
