import type { News } from "$wire/table";
import { document } from "$src/words/document";
import type { Player } from "./players";

/** What happened, in sentences. What people said is not among it: it has a place of its own. */
export function sentences<E>(news: readonly News<E>[], game: string, players: readonly Player[]): string[] {
  const nameOf = (seat: string) => players.find((player) => player.seat === seat)?.name ?? null;
  return news
    .filter((one) => one.news !== "said")
    .map((one) => (one.news === "event" ? document(game, one.event, nameOf) : document("news", one, nameOf)));
}

/** So many characters are read while one looks; every other takes its time. */
const GLANCE = 24;
/** In milliseconds, for one who reads without hurry in a language that need not be theirs. */
const CHARACTER = 60;
/** Nobody is held up longer, whatever there is to read. */
const LONGEST = 5000;

/** How long it takes to read this, in milliseconds. */
export function reading(text: string): number {
  return Math.min(LONGEST, Math.max(0, text.length - GLANCE) * CHARACTER);
}
