import type { SeatedPlayer } from "$src/table/players";
import { document } from "$src/words/document";

/** A document of the game, such as a remark or a choice, as a sentence: the same one that the server would say. */
export function told(value: unknown, players: readonly SeatedPlayer[]): string {
  return document("morgenland", value, nameOf(players));
}

function nameOf(players: readonly SeatedPlayer[]): (seat: string) => string | null {
  return (seat) => players.find((player) => player.seat === seat)?.name ?? null;
}
