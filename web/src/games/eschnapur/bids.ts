import type { Bid, GameEvent, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";

/** The open cards before one official in one round, with what became of them. */
interface Contest {
  round: number;
  official: Official;
  bids: readonly Bid[];
}

/** A bid that won although a higher card lay there, or with the least there is because nobody else bid. */
export interface BestBid {
  round: number;
  official: Official;
  seat: Seat;
  gold: Gold;
  /** The highest card of another player that lay there; nothing if there was none. */
  against: Gold | null;
}

/** High cards that cancelled each other out. */
export interface UnluckiestBid {
  round: number;
  official: Official;
  seats: readonly Seat[];
  gold: Gold;
  /** Who won instead. */
  winner: { seat: Seat; gold: Gold } | null;
}

/** Officials who can be won; the third gives stones to everybody and ends no contest. */
function contests(story: readonly GameEvent[]): Contest[] {
  const found: Contest[] = [];
  let round = 1;
  for (const event of story) {
    if (event.event === "round-began") round = event.round;
    else if (event.event === "won" || event.event === "nobody-won") found.push({ round, official: event.official, bids: event.bids });
  }
  return found;
}

function highest(bids: readonly Bid[]): Gold | null {
  return bids.map(({ gold }) => gold).sort((one, other) => other - one)[0] ?? null;
}

/** The lowest card that ever won anything. */
const LEAST: Gold = 1;

/**
 * The bid that won against the most with the least; of equal ones the cheapest, then the first. A card that was simply
 * the highest is no story.
 */
export function bestBid(story: readonly GameEvent[]): BestBid | null {
  const won = contests(story).flatMap(({ round, official, bids }): BestBid[] => {
    const winner = bids.find(({ fate }) => fate === "won");
    if (winner === undefined) return [];
    const against = highest(bids.filter((bid) => bid !== winner));
    const isStory = against === null ? winner.gold === LEAST : against > winner.gold;
    return isStory ? [{ round, official, seat: winner.seat, gold: winner.gold, against }] : [];
  });
  const bargain = (bid: BestBid) => (bid.against ?? 0) - bid.gold;
  return won.sort((one, other) => bargain(other) - bargain(one) || one.gold - other.gold)[0] ?? null;
}

/** The highest cards that cancelled each other out; of equal ones those that were beaten by the least, then the first. */
export function unluckiestBid(story: readonly GameEvent[]): UnluckiestBid | null {
  const lost = contests(story).flatMap(({ round, official, bids }): UnluckiestBid[] => {
    const cancelled = bids.filter(({ fate }) => fate === "cancelled");
    const gold = highest(cancelled);
    if (gold === null) return [];
    const seats = cancelled.filter((bid) => bid.gold === gold).map(({ seat }) => seat);
    return [{ round, official, seats, gold, winner: bids.find(({ fate }) => fate === "won") ?? null }];
  });
  const beatenBy = (bid: UnluckiestBid) => bid.winner?.gold ?? bid.gold;
  return lost.sort((one, other) => other.gold - one.gold || beatenBy(one) - beatenBy(other))[0] ?? null;
}
