import type { Because, Bid as Settled, Fate, GameEvent, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { said, thisRound } from "./event";

/** A card that was shown to an official, and what became of it. */
export interface Bid {
  seat: Seat;
  /** Nothing if it stayed blocked, or if nothing was played from the hand. */
  gold: Gold | null;
  /** "open" until the official is decided. */
  fate: Fate | "open" | "back" | "blocked" | "none";
  /** How many stones it brought. */
  stones: number | null;
}

/** How an official stands in this round. */
export interface OfficialShown {
  official: Official;
  bids: Bid[];
  outcome: { kind: "won"; seat: Seat; gold: Gold; because: Because } | { kind: "nobody" } | { kind: "stones" } | null;
}

/** What was revealed in this round, by official, as the events tell it. */
export function columns(recent: readonly GameEvent[]): Map<Official, OfficialShown> {
  const found = new Map<Official, OfficialShown>();
  const at = (official: Official): OfficialShown => {
    const known = found.get(official) ?? { official, bids: [], outcome: null };
    found.set(official, known);
    return known;
  };
  const settle = ({ official, bids }: { official: Official; bids: readonly Settled[] }, outcome: OfficialShown["outcome"]): void => {
    const column = at(official);
    column.outcome = outcome;
    for (const bid of column.bids) bid.fate = bids.find(({ seat }) => seat === bid.seat)?.fate ?? bid.fate;
  };
  for (const event of thisRound(recent)) {
    const card = said(event, "revealed") ?? said(event, "played-from-hand");
    const blocked = said(event, "stayed-blocked");
    const won = said(event, "won");
    const nobody = said(event, "nobody-won");
    const handed = said(event, "stones-handed");
    const gained = said(event, "stones-gained");
    if (card !== null) {
      const fate = card.gold === null ? "none" : card.back ? "back" : "open";
      at(card.official).bids.push({ seat: card.seat, gold: card.gold, fate, stones: null });
    } else if (blocked !== null) at(blocked.official).bids.push({ seat: blocked.seat, gold: null, fate: "blocked", stones: null });
    else if (won !== null) settle(won, { kind: "won", seat: won.seat, gold: won.gold, because: won.because });
    else if (nobody !== null) settle(nobody, { kind: "nobody" });
    else if (handed !== null) settle(handed, { kind: "stones" });
    else if (gained?.because === "card") {
      const handing = [...found.values()].find(({ outcome }) => outcome?.kind === "stones");
      const bid = handing?.bids.find(({ seat }) => seat === gained.seat);
      if (bid !== undefined) bid.stones = gained.gained;
    }
  }
  return found;
}

/** Which officials a few events are about. */
export function officialsOf(events: readonly GameEvent[]): Official[] {
  return events.flatMap((event) => {
    const bid = said(event, "revealed") ?? said(event, "played-from-hand") ?? said(event, "stayed-blocked");
    const result = said(event, "won") ?? said(event, "nobody-won") ?? said(event, "stones-handed");
    const official = bid?.official ?? result?.official;
    return official === undefined ? [] : [official];
  });
}
