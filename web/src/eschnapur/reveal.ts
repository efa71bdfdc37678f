import type { Because, Event as Happening, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { said, thisRound } from "./event";

/** A card that was shown to an official, and what became of it. */
export interface Bid {
  seat: Seat;
  /** Nothing if it stayed blocked, or if nothing was played from the hand. */
  gold: Gold | null;
  fate: "open" | "won" | "cancelled" | "lost" | "back" | "blocked" | "none";
  /** Official 3: how many stones it brought. */
  stones: number | null;
}

/** How an official stands in this round. */
export interface Column {
  official: Official;
  bids: Bid[];
  outcome: { kind: "won"; seat: Seat; gold: Gold; because: Because } | { kind: "nobody" } | { kind: "stones" } | null;
}

/**
 * What was revealed in this round, by official.
 *
 * @param pending the official for whom somebody is still playing from the hand.
 */
export function columns(recent: readonly Happening[], pending: Official | null): Map<Official, Column> {
  const found = new Map<Official, Column>();
  const at = (official: Official): Column => {
    const known = found.get(official) ?? { official, bids: [], outcome: null };
    found.set(official, known);
    return known;
  };
  let shown: Official | null = null;
  for (const event of thisRound(recent)) {
    const card = said(event, "revealed") ?? said(event, "played-from-hand");
    const blocked = said(event, "stayed-blocked");
    const won = said(event, "won");
    const nobody = said(event, "nobody-won");
    const gained = said(event, "stones-gained");
    if (card !== null) {
      at(card.official).bids.push({ seat: card.seat, gold: card.gold, fate: card.gold === null ? "none" : "open", stones: null });
      shown = card.official;
    } else if (blocked !== null) {
      at(blocked.official).bids.push({ seat: blocked.seat, gold: null, fate: "blocked", stones: null });
      shown = blocked.official;
    } else if (won !== null) {
      at(won.official).outcome = { kind: "won", seat: won.seat, gold: won.gold, because: won.because };
      shown = null;
    } else if (nobody !== null) {
      at(nobody.official).outcome = { kind: "nobody" };
      shown = null;
    } else if (gained !== null) {
      const bid = shown === 3 ? at(3).bids.find((one) => one.seat === gained.seat) : undefined;
      if (bid !== undefined) bid.stones = gained.gained;
    } else {
      shown = null;
    }
  }
  for (const column of found.values()) settle(column, pending);
  return found;
}

/** Nobody wins the stones: they are handed out once all cards lie open. */
function settle(column: Column, pending: Official | null): void {
  if (column.official === 3 && pending !== 3) column.outcome = { kind: "stones" };
  const { outcome } = column;
  if (outcome === null) return;
  for (const bid of column.bids) {
    if (bid.gold === null) continue;
    if (outcome.kind === "won" && bid.seat === outcome.seat) bid.fate = "won";
    else if (bid.gold === 0) bid.fate = "back";
    else if (outcome.kind === "won") bid.fate = bid.gold > outcome.gold ? "cancelled" : "lost";
    else if (outcome.kind === "nobody") bid.fate = isAlone(column, bid.gold) ? "lost" : "cancelled";
    else bid.fate = "won";
  }
}

function isAlone(column: Column, gold: Gold): boolean {
  return column.bids.filter((bid) => bid.gold === gold).length === 1;
}

/** Which officials a few events are about. */
export function officialsOf(events: readonly Happening[]): Official[] {
  return events.flatMap((event) => {
    const bid = said(event, "revealed") ?? said(event, "played-from-hand") ?? said(event, "stayed-blocked");
    const result = said(event, "won") ?? said(event, "nobody-won");
    const official = bid?.official ?? result?.official;
    return official === undefined ? [] : [official];
  });
}
