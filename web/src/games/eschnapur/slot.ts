import type { Gold, Official, Shown, SlotView } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { say } from "$src/words/words.svelte";
import { sealed, type Laid } from "./laying";
import { isObserver } from "./parts";
import type { Bid, OfficialShown } from "./reveal";

/** No card. */
export const EMPTY: SlotView = { slot: "empty" };

/** What lies before an official on one tableau. */
export interface Slot {
  /** The card: its value if it is known, `"hidden"` if not, nothing if there is none. */
  card: Gold | "hidden" | null;
  lies: "up" | "down";
  isPlanned: boolean;
  /** The blockade lies on it. */
  isBlocked: boolean;
  /** It is last round's. */
  isCarried: boolean;
  /** Nothing lies here, and by my plan nothing will. */
  isLeft: boolean;
  /** What became of it when it was revealed. */
  bid: Bid | null;
}

export function slot(view: Shown, seat: Seat, official: Official, column: OfficialShown | undefined, planned: Laid | null): Slot {
  const mark = view.markers.blockade;
  const carried = view.carried?.card;
  const found: Slot = {
    card: null,
    lies: "down",
    isPlanned: false,
    isBlocked: mark?.seat === seat && mark.official === official,
    isCarried: carried?.seat === seat && carried.official === official,
    isLeft: planned?.get(official) === null,
    bid: column?.bids.find((bid) => bid.seat === seat) ?? null,
  };
  // A card that was revealed may be in the bank by now: what happened tells what it was.
  if (found.bid !== null && found.bid.gold !== null) return { ...found, card: found.bid.gold, lies: "up" };
  const lying = view.tableaus[seat]?.slots[official - 1] ?? EMPTY;
  if (lying.slot !== "empty") return { ...found, card: lying.gold ?? "hidden", lies: lying.slot };
  const wished = planned?.get(official);
  if (wished != null) return { ...found, card: wished, lies: "up", isPlanned: true };
  const mine = isObserver(view, seat) ? sealed(view, seat, official) : null;
  return mine === null ? found : { ...found, card: mine };
}

/** The same in words: what is drawn there. */
export function told({ card, lies, isPlanned, isBlocked, isCarried, isLeft, bid }: Slot): string {
  const parts: string[] = [];
  if (card === null) parts.push(say(isLeft ? "board-slot-left" : "board-slot-empty"));
  else if (card === "hidden") parts.push(say("board-slot-hidden"));
  else parts.push(say(`board-slot-${isPlanned ? "planned" : lies}`, { gold: card }));
  if (isBlocked) parts.push(say("board-slot-blocked"));
  if (isCarried) parts.push(say("board-slot-carried"));
  if (bid?.fate === "won") parts.push(say("board-slot-won"));
  if (bid?.stones != null) parts.push(say("board-slot-stones", { count: bid.stones }));
  if (bid?.fate === "cancelled") parts.push(say("board-slot-cancelled"));
  if (bid?.fate === "back") parts.push(say("board-slot-back"));
  return parts.join(", ");
}
