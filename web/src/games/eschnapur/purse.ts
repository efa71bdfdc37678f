import type { Gold, Purse } from "$wire/eschnapur";

export const GOLDS: readonly Gold[] = [0, 1, 2, 3, 4, 5];

/** How many cards of each value there are. */
export type ByValue = Record<Gold, number>;

export function counts(purse: readonly Gold[]): ByValue {
  const found: ByValue = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const gold of purse) found[gold] += 1;
  return found;
}

/** What the cards are worth together. */
export function worth(cards: ByValue): number {
  return GOLDS.reduce((sum: number, gold) => sum + gold * cards[gold], 0);
}

export function add(purse: readonly Gold[], gold: Gold): Purse {
  return merge(purse, [gold]);
}

/** All cards of both, from the lowest. */
export function merge(purse: readonly Gold[], other: readonly Gold[]): Purse {
  return [...purse, ...other].sort();
}

export function remove(purse: readonly Gold[], gold: Gold): Purse {
  const place = purse.indexOf(gold);
  return purse.filter((_, n) => n !== place);
}
