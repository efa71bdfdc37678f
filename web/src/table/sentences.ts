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
