import type { Hoard, Kind } from "$wire/morgenland";
import { say, words } from "$src/words/words.svelte";
import { KINDS } from "./spaces";

/** So much of a kind, in words. */
export function units(kind: Kind, count: number): string {
  return say("morgenland-units-of-kind", { kind, units: count });
}

/** All that there is, in words. */
export function told(hoard: Hoard): string {
  return words().joined(KINDS.filter((kind) => hoard[kind] > 0).map((kind) => units(kind, hoard[kind])));
}

/** Treasure with more of it, or less. */
export function changed(hoard: Hoard, changes: Iterable<readonly [Kind, number]>): Hoard {
  const after = { ...hoard };
  for (const [kind, count] of changes) after[kind] += count;
  return after;
}

/** How many of each kind there are in a list, in the order of the caves. */
export function grouped(kinds: readonly Kind[]): { kind: Kind; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length })).filter(({ count }) => count > 0);
}
