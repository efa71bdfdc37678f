import type { Official, Part, Privilege } from "$wire/eschnapur";
import { say, sayForm, type TextWith } from "$src/words/words.svelte";

/** What the game has names for; each kind with its values. */
interface Nouns {
  official: Official;
  part: Part;
  privilege: Privilege;
}

/** The officials, in the order in which they are bribed. */
export const OFFICIALS: readonly Official[] = [1, 2, 3, 4, 5];

/** The text that names each, with the forms that it has. */
interface Named {
  official: TextWith<"title" | "explained">;
  part: TextWith<"title">;
  privilege: TextWith<"title" | "explained">;
}
const TEXTS: { readonly [N in keyof Nouns]: (value: Nouns[N]) => Named[N] } = {
  official: (official) => `eschnapur-official-${official}`,
  part: (part) => `eschnapur-part-${part}`,
  privilege: (privilege) => `eschnapur-privilege-${privilege}`,
};

/** What something is called within a sentence. */
export function named<N extends keyof Nouns>(noun: N, value: Nouns[N]): string {
  return say(TEXTS[noun](value));
}

/** What stands above it. */
export function titled<N extends keyof Nouns>(noun: N, value: Nouns[N]): string {
  return sayForm(TEXTS[noun](value), "title");
}

/** What it does. */
export function explained<N extends "official" | "privilege">(noun: N, value: Nouns[N]): string {
  return sayForm(TEXTS[noun](value), "explained");
}

/** When a privilege is sold. */
export function sold(privilege: Privilege): string {
  return sayForm(`eschnapur-privilege-${privilege}`, "when");
}

/** An official as sentences name one: what somebody wins or bids for. */
export function officially(official: Official): { official: number; "official-the": string } {
  return { official, "official-the": sayForm(`eschnapur-official-${official}`, "the") };
}
