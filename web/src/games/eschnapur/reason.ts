import type { Gold } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import type { SeatedPlayer } from "$src/table/players";
import { say, words } from "$src/words/words.svelte";
import type { Bid, OfficialShown } from "./reveal";

/** Why an official was won, or not, in a few words; nothing while cards are still to come. */
export function reason(column: OfficialShown, players: readonly SeatedPlayer[]): string {
  const { outcome } = column;
  if (outcome === null) return "";
  const cards = (...fates: readonly Bid["fate"][]): Gold[] =>
    column.bids.flatMap(({ gold, fate }) => (gold !== null && fates.includes(fate) ? [gold] : [])).sort((one, other) => other - one);
  const nameOf = (seat: Seat) => players.find((player) => player.seat === seat)?.name ?? seat;
  const cancelled = cards("cancelled");
  switch (outcome.kind) {
    case "won": {
      const gold = outcome.gold;
      if (outcome.because === "highest") return say("board-reason-highest", { gold });
      if (outcome.because === "higher-cancelled") return say("board-reason-cancelled", { cards: listed(cancelled), gold });
      return say("board-reason-ties", { cards: listed(cards("won", "tied")), name: nameOf(outcome.seat) });
    }
    case "nobody":
      if (cancelled.length > 0) return say("board-reason-all-cancelled", { cards: listed(cancelled) });
      if (cards("back").length > 0) return say("board-reason-zero");
      return say(column.bids.some(({ fate }) => fate === "blocked") ? "board-reason-blocked" : "board-reason-nobody");
    case "stones": {
      const halved = cards("half");
      if (halved.length === 0) return say(cards("full").length > 0 ? "board-reason-full" : "board-reason-no-stones");
      // Whoever has as much as those who get half, and gets all, wins ties.
      const favoured = column.bids.find(({ gold, fate }) => fate === "full" && gold !== null && halved.includes(gold));
      if (favoured === undefined) return say("board-reason-shared", { cards: listed(halved) });
      const equal = cards("half", "full").filter((gold) => halved.includes(gold));
      return say("board-reason-ties-shared", { cards: listed(equal), name: nameOf(favoured.seat) });
    }
  }
}

/** "5, 5 and 4" in the language spoken now. */
export function listed(things: readonly (string | number)[]): string {
  return words().joined(things.map(String));
}
