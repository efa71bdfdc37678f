import type { Player } from "$src/table/players";
import { say, words } from "$src/words/words.svelte";
import type { Bid, Column } from "./reveal";

/** Why an official was won, or not, in a few words; nothing while cards are still to come. */
export function reason(column: Column, players: readonly Player[]): string {
  const { outcome } = column;
  if (outcome === null) return "";
  const cards = (...fates: readonly Bid["fate"][]) =>
    column.bids.flatMap(({ gold, fate }) => (gold !== null && fates.includes(fate) ? [gold] : [])).sort((one, other) => other - one);
  const cancelled = cards("cancelled");
  switch (outcome.kind) {
    case "won": {
      const gold = outcome.gold;
      if (outcome.because === "highest") return say("board-reason-highest", { gold });
      if (outcome.because === "higher-cancelled") return say("board-reason-cancelled", { cards: listed(cancelled), gold });
      const name = players.find((player) => player.seat === outcome.seat)?.name ?? outcome.seat;
      return say("board-reason-ties", { cards: listed(cards("won", "tied")), name });
    }
    case "nobody":
      if (cancelled.length > 0) return say("board-reason-all-cancelled", { cards: listed(cancelled) });
      return say(cards("back").length > 0 ? "board-reason-zero" : "board-reason-nobody");
    case "stones": {
      const halved = cards("half");
      if (halved.length > 0) return say("board-reason-shared", { cards: listed(halved) });
      return say(cards("full").length > 0 ? "board-reason-full" : "board-reason-no-stones");
    }
  }
}

/** "5, 5 and 4" in the language spoken now. */
export function listed(things: readonly (string | number)[]): string {
  return words().joined(things.map(String));
}
