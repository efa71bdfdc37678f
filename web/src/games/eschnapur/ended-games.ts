import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Outcome } from "$wire/tabletop";
import { fixture } from "$src/testing/fixtures";

/** A game that is over, with all that was told of it. */
export interface EndedGame {
  outcome: Outcome;
  view: Shown;
  story: GameEvent[];
}

/** Whole games with their ends, for tests: by who saw them, the number of players, and whether the edition is short. */
export const ENDED = fixture("eschnapur", "ended") as Readonly<Record<string, EndedGame>>;

export function endedGame(name: string): EndedGame {
  const game = ENDED[name];
  if (game === undefined) throw new Error(`no game ${name}`);
  return game;
}
