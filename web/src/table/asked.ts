import type { Board as BoardOf, Frame as FrameOf, Prompt as PromptOf } from "$wire/table";
import type { Asked as AskedOf } from "$wire/tabletop";
import { atLength, document, type NameOf } from "$src/words/document";
import type { SeatedPlayer } from "./players";

/** What a player is asked, whatever the game: the frame says its documents and knows nothing of what is in them. */
export type Asked = AskedOf<unknown, unknown>;
export type Prompt<V> = PromptOf<V, Asked>;
export type Board<V> = BoardOf<V, Asked>;
export type Frame<V, E> = FrameOf<V, E, Asked>;

/** What is asked, in one sentence. */
export function question(prompt: Prompt<unknown>, game: string, players: readonly SeatedPlayer[]): string {
  return document(game, prompt.asked.question, namesOf(players));
}

/** An action as a choice: on a button, in a list, in the plan. */
export function meaning(prompt: Prompt<unknown>, action: string, game: string, players: readonly SeatedPlayer[]): string {
  const choice = prompt.asked.means[action];
  return choice === undefined ? action : document(game, choice, namesOf(players));
}

/** The same with what it brings, where there is room for it. */
export function meaningAtLength(prompt: Prompt<unknown>, action: string, game: string, players: readonly SeatedPlayer[]): string {
  const choice = prompt.asked.means[action];
  return choice === undefined ? action : atLength(game, choice, namesOf(players));
}

function namesOf(players: readonly SeatedPlayer[]): NameOf {
  return (seat) => players.find((player) => player.seat === seat)?.name ?? null;
}
