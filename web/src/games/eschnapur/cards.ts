import type { Gold, TableauShown } from "$wire/eschnapur";
import { say } from "$src/words/words.svelte";
import { counts, GOLDS, type ByValue } from "./purse";

/** How many cards a player holds. Of a hand that is seen they are counted; of others it is what everybody knows. */
export function held({ hand, cards }: TableauShown): number {
  return hand?.length ?? cards;
}

/**
 * What everybody can know of a player's cards, in words; nothing where people must remember it themselves, and where the
 * hand itself is seen.
 */
export function known({ hand, owned }: TableauShown, told: string): string | null {
  return hand !== null || owned === undefined ? null : say("board-cards-owned", { told, cards: purse(owned) });
}

/** Some cards, so many of each value: "2 × 1, 1 × 5". */
export function purse(cards: readonly Gold[]): string {
  return counted(counts(cards));
}

/** The same, of cards that are counted already. */
export function counted(found: ByValue): string {
  const groups = GOLDS.filter((gold) => found[gold] > 0).map((gold) => `${found[gold]} × ${gold}`);
  return groups.length === 0 ? say("eschnapur-remark-no-cards") : groups.join(", ");
}
