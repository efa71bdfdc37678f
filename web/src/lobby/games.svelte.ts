import type { GameAbout } from "$wire/protocol";
import { documents } from "$src/wire/documents";
import { say, words } from "$src/words/words.svelte";

/** What a form can offer for a game. */
export type Offer = Pick<GameAbout, "least" | "most" | "levels">;

/** What is offered until the server has said it, so that nobody waits for a form. */
const USUAL: Offer = { least: 2, most: 4, levels: ["novice", "regular"] };

let known = $state.raw<readonly GameAbout[]>([]);

/** What the server offers for a game. */
export function offer(game: string): Offer {
  return known.find((one) => one.name === game) ?? USUAL;
}

/** Asks what can be played here. Whoever gets no answer keeps the usual; opening a table will say what is wrong. */
export async function askForGames(): Promise<void> {
  try {
    known = await documents.games();
  } catch {
    // See above.
  }
}

export function gameTitle(game: string): string {
  const id = `game-${game}`;
  return words().has(id) ? say(id) : game;
}

export function levelName(level: string): string {
  const id = `level-${level}`;
  return words().has(id) ? say(id) : level;
}

export function levelNote(level: string): string | undefined {
  const id = `level-${level}-explained`;
  return words().has(id) ? say(id) : undefined;
}
