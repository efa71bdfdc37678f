import type { Hoard } from "$wire/morgenland";
import { say, sayForm, words } from "$src/words/words.svelte";
import { named } from "./nouns";
import { counted, type ArtefactsShown, type Strip } from "./players";
import { told } from "./treasure";

// What a player has, in words: on the strips, in text mode, and read aloud.

/** Some artefacts of one kind, and what has become of them. */
export function ownedTold({ artefact, count, state }: ArtefactsShown): string {
  const artefacts = counted(artefact, count);
  return state === "ready" ? artefacts : say(`morgenland-artefact-${state}`, { artefacts });
}

/** Which artefacts a player has, as far as it is known. */
export function artefactsTold({ artefacts, collected }: Pick<Strip, "artefacts" | "collected">): string {
  if (artefacts === null) return say("morgenland-artefacts-unseen", { count: collected });
  return artefacts.length === 0 ? say("morgenland-artefacts-none") : words().joined(artefacts.map(ownedTold));
}

/** How many spells a player has, and which of them I know. */
export function spellsTold({ spells, known }: Pick<Strip, "spells" | "known">): string {
  const held = say("morgenland-spells-held", { count: spells });
  return known.length === 0
    ? held
    : say("morgenland-spells-known", { held, spells: words().joined(known.map((spell) => named("spell", spell))) });
}

/** What lies behind a screen. */
export function treasureTold(treasure: Hoard | null): string {
  return treasure === null ? say("morgenland-treasure-unseen") : told(treasure);
}

/** What holds for a player this round. */
export function stateTold({ carpets, palace }: Pick<Strip, "carpets" | "palace">): string[] {
  return [
    ...carpets.map((space) => say("morgenland-carpet-lies", { at: sayForm(`morgenland-space-${space}`, "at") })),
    ...(palace === null ? [] : [say(`morgenland-palace-${palace}`)]),
  ];
}
