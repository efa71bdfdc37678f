import type { Player } from "$src/table/players";
import { say, words } from "$src/words/words.svelte";
import type { Column } from "./reveal";

/** Why an official was won, or not, in a few words; nothing while cards are still to come. */
export function reason(column: Column, players: readonly Player[]): string {
  const { outcome } = column;
  if (outcome === null) return "";
  const golds = column.bids.flatMap((bid) => (bid.gold === null ? [] : [bid.gold])).sort((one, other) => other - one);
  const cancelled = column.bids.flatMap((bid) => (bid.fate === "cancelled" && bid.gold !== null ? [bid.gold] : []));
  const cards = listed(cancelled.sort((one, other) => other - one));
  switch (outcome.kind) {
    case "won": {
      const gold = outcome.gold;
      if (outcome.because === "highest") return say("board-reason-highest", { gold });
      if (outcome.because === "higher-cancelled") return say("board-reason-cancelled", { cards, gold });
      const name = players.find((player) => player.seat === outcome.seat)?.name ?? outcome.seat;
      return say("board-reason-ties", { cards: listed(golds.filter((one) => one === gold)), name });
    }
    case "nobody":
      if (cancelled.length > 0) return say("board-reason-all-cancelled", { cards });
      return say(golds.length > 0 ? "board-reason-zero" : "board-reason-nobody");
    case "stones": {
      const shared = golds.filter((gold) => gold > 0 && golds.filter((one) => one === gold).length > 1);
      if (shared.length > 0) return say("board-reason-shared", { cards: listed(shared) });
      return say(golds.some((gold) => gold > 0) ? "board-reason-full" : "board-reason-no-stones");
    }
  }
}

/** "5, 5 and 4" in the language spoken now. */
export function listed(things: readonly (string | number)[]): string {
  return words().joined(things.map(String));
}
