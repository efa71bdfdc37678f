import type { GameEvent, Shown } from "$wire/morgenland";
import type { Outcome } from "$wire/tabletop";
import { fixture, fixtures } from "$src/testing/fixtures";

/** A game that is over, with all that was told of it. */
export interface EndedGame {
  outcome: Outcome;
  view: Shown;
  story: readonly GameEvent[];
}

/** Whole games with their ends, for tests: by version, number of players, and who saw them or what decided them. */
export const ENDED: readonly [name: string, game: EndedGame][] = fixtures("morgenland", "ended-").map((name) => [
  name.replace("ended-", ""),
  fixture("morgenland", name) as EndedGame,
]);

export function endedGame(name: string): EndedGame {
  const found = ENDED.find(([one]) => one === name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found[1];
}
