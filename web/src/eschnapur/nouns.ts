import type { Official, Part, Privilege } from "$wire/eschnapur";
import { say, sayForm } from "$src/words/words.svelte";

/** What the game has names for; each kind with its values. */
interface Nouns {
  official: Official;
  part: Part;
  privilege: Privilege;
}

/** What something is called within a sentence. */
export function named<N extends keyof Nouns>(noun: N, value: Nouns[N]): string {
  return say(`eschnapur-${noun}-${value}`);
}

/** What stands above it. */
export function titled<N extends keyof Nouns>(noun: N, value: Nouns[N]): string {
  return sayForm(`eschnapur-${noun}-${value}`, "title");
}

/** What it does. */
export function explained(noun: "official" | "privilege", value: Official | Privilege): string {
  return sayForm(`eschnapur-${noun}-${value}`, "explained");
}

/** When a privilege is sold. */
export function sold(privilege: Privilege): string {
  return sayForm(`eschnapur-privilege-${privilege}`, "when");
}

/** An official as sentences name one: what somebody wins or bids for. */
export function officially(official: Official): { official: number; "official-the": string } {
  return { official, "official-the": sayForm(`eschnapur-official-${official}`, "the") };
}
