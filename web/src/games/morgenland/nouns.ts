import type { Artefact, Kind, Space, Spell } from "$wire/morgenland";
import { say, sayForm, type TextWith } from "$src/words/words.svelte";

/** What the game has names for; each kind with its values. */
interface Nouns {
  space: Space;
  artefact: Artefact;
  spell: Spell;
  kind: Kind;
}

/** The text that names each, with the forms that it has. */
interface Named {
  space: TextWith<"title">;
  artefact: TextWith<"effect">;
  spell: TextWith<"effect">;
  kind: TextWith<"title">;
}
const TEXTS: { readonly [N in keyof Nouns]: (value: Nouns[N]) => Named[N] } = {
  space: (space) => `morgenland-space-${space}`,
  artefact: (artefact) => `morgenland-artefact-${artefact}`,
  spell: (spell) => `morgenland-spell-${spell}`,
  kind: (kind) => `morgenland-kind-${kind}`,
};

/** What something is called within a sentence. */
export function named<N extends keyof Nouns>(noun: N, value: Nouns[N]): string {
  return say(TEXTS[noun](value));
}

/** Artefacts and spells are called the same everywhere. */
const TITLES: { readonly [N in keyof Nouns]: (value: Nouns[N]) => string } = {
  space: (space) => sayForm(TEXTS.space(space), "title"),
  artefact: (artefact) => say(TEXTS.artefact(artefact)),
  spell: (spell) => say(TEXTS.spell(spell)),
  kind: (kind) => sayForm(TEXTS.kind(kind), "title"),
};

/** What stands above it. */
export function titled<N extends keyof Nouns>(noun: N, value: Nouns[N]): string {
  return TITLES[noun](value);
}

/** What it does. */
export function effect<N extends "artefact" | "spell">(noun: N, value: Nouns[N]): string {
  return sayForm(TEXTS[noun](value), "effect");
}
