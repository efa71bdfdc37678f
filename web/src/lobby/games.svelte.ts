import type { GameAbout } from "$wire/protocol";
import type { Manifest, GameOffer } from "$src/games/manifest";
import { documents } from "$src/wire/documents";
import { say, words } from "$src/words/words.svelte";

let known = $state.raw<readonly GameAbout[]>([]);

/** What the server offers for a game; until it has said so, what is usual. */
export function offer(game: Manifest): GameOffer {
  return known.find((one) => one.name === game.name) ?? game.offer;
}

/** Something that can be chosen before a game, such as its version. */
export interface Option {
  name: string;
  values: readonly string[];
}

/** What can be chosen before a game, from the ways in which it can be played; what has one value is no choice. */
export function optionsOf(variants: GameOffer["variants"]): Option[] {
  const names = [...new Set(variants.flatMap((variant) => Object.keys(variant)))];
  return names
    .map((name) => ({ name, values: [...new Set(variants.flatMap((variant) => variant[name] ?? []))] }))
    .filter(({ values }) => values.length > 1);
}

/** What is chosen; the first of each, which is for whoever is new, as long as nobody chose. */
export function chosenOf(options: readonly Option[], made: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    options.map(({ name, values }) => {
      const [first = ""] = values;
      const one = made[name];
      return [name, one !== undefined && values.includes(one) ? one : first];
    }),
  );
}

/** What an option is called, and what its values are. */
export function optionName(option: string): string {
  return named(`lobby-choice-${option}`) ?? option;
}

export function valueName(option: string, value: string): string {
  return named(`lobby-choice-${option}-${value}`) ?? value;
}

export function valueNote(option: string, value: string): string | undefined {
  return named(`lobby-choice-${option}-${value}-explained`);
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
  return named(`game-${game}`) ?? game;
}

export function levelName(level: string): string {
  return named(`level-${level}`) ?? level;
}

export function levelNote(level: string): string | undefined {
  return named(`level-${level}-explained`);
}

/** A text, if there is one: a server may know more than these pages. */
function named(id: string): string | undefined {
  return words().has(id) ? say(id) : undefined;
}
