import type { Gold, Purse } from "$wire/eschnapur";

export const GOLD: readonly Gold[] = [0, 1, 2, 3, 4, 5];

/** How many cards of a value are in a purse. */
export function count(purse: Purse, gold: Gold): number {
  return [...purse].filter((card) => card === String(gold)).length;
}

/** What the cards are worth together. */
export function worth(purse: Purse): number {
  return [...purse].reduce((sum, card) => sum + Number(card), 0);
}

export function add(purse: Purse, gold: Gold): Purse {
  return [...purse, String(gold)].sort().join("");
}

export function remove(purse: Purse, gold: Gold): Purse {
  return purse.replace(String(gold), "");
}
