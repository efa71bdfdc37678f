import type { Gold, Purse } from "$wire/eschnapur";

export const GOLDS: readonly Gold[] = [0, 1, 2, 3, 4, 5];

/** How many cards of each value there are. */
export type Counted = Record<Gold, number>;

export function counts(purse: Purse): Counted {
  const found: Counted = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const gold of GOLDS) found[gold] = [...purse].filter((card) => card === String(gold)).length;
  return found;
}

/** What the cards are worth together. */
export function worth(cards: Counted): number {
  return GOLDS.reduce((sum: number, gold) => sum + gold * cards[gold], 0);
}

export function add(purse: Purse, gold: Gold): Purse {
  return merge(purse, String(gold));
}

/** All cards of both. */
export function merge(purse: Purse, other: Purse): Purse {
  return [...purse, ...other].sort().join("");
}

export function remove(purse: Purse, gold: Gold): Purse {
  return purse.replace(String(gold), "");
}
