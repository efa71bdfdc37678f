import type { Shown } from "$wire/eschnapur";
import type { Prompt } from "$src/table/asked";
import type { Where } from "$src/table/screen";

/** Where each kind of action is chosen. */
const PLACES: Record<string, Where> = {
  site: "board",
  stop: "board",
  build: "board",
  lift: "board",
  set: "board",
  protect: "board",
  lay: "bids",
  leave: "bids",
  block: "bids",
  marker: "hand",
  choose: "hand",
  take: "hand",
  buy: "market",
};

export function where(action: string): Where {
  return PLACES[action.split(" ")[0] ?? ""] ?? "bar";
}

/**
 * What completes a plan of gold: officials for which nothing was chosen stay without a card, if that is offered. Whether
 * it may be so, the server says when it is sealed.
 */
export function completion(prompt: Prompt<Shown>, wishes: readonly string[]): string[] | null {
  if (prompt.may_seal) return [];
  const open = [...prompt.choices, ...prompt.later];
  const officials = [...new Set(open.filter((action) => /^(lay|leave) /.test(action)).map((action) => action.split(" ")[1]))].sort();
  if (officials.length === 0) return null;
  const chosen = officials.map(
    (one) =>
      wishes.find((wish) => wish.startsWith(`lay ${one} `)) ?? open.find((action) => action === `leave ${one}`) ?? null,
  );
  // Somebody who has laid nothing at all has not decided yet.
  const hasDecided = prompt.chosen > 0 || wishes.length > 0;
  return hasDecided && chosen.every((action) => action !== null) ? chosen.filter((action) => action !== null) : null;
}
