import type { Seat } from "$wire/tabletop";

/** A scene from a game, as far as pictures are drawn from it; what lies on a table only its game knows how to read. */
export interface Drawn<Table = unknown> {
  players: number;
  options: { readonly camel?: Seat; readonly version?: string };
  /** What is different from the opening. */
  start: Partial<Table>;
  /** Part of what lies there in the end. */
  expect: Partial<Table>;
  /** Part of what one seat sees in the end. */
  views: Readonly<Partial<Record<Seat, Partial<Table>>>>;
  outcome: Readonly<Partial<Record<Seat, { place: number; points: number }>>>;
  /** Some of what happened. */
  events: readonly Readonly<Record<string, unknown>>[];
  /** The rules by which something was refused. */
  refused: readonly string[];
}
