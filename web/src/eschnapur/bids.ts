import type { Because, Event, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";

/** The open cards before one official in one round, and who won him. */
interface Contest {
  round: number;
  official: Official;
  cards: readonly { seat: Seat; gold: Gold }[];
  winner: { seat: Seat; gold: Gold; because: Because } | null;
}

/** A bid that won more than it cost. */
export interface BestBid {
  round: number;
  official: Official;
  seat: Seat;
  gold: Gold;
  /** The highest card of another player that lay there. */
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
function contests(story: readonly Event[]): Contest[] {
  const found: Contest[] = [];
  let round = 1;
  let cards: { official: Official; seat: Seat; gold: Gold }[] = [];
  const close = (official: Official, winner: Contest["winner"]) =>
    found.push({ round, official, cards: cards.filter((card) => card.official === official), winner });
  for (const event of story) {
    if (typeof event === "string") continue;
    if ("round-began" in event) {
      round = event["round-began"].round;
      cards = [];
    } else if ("revealed" in event) cards.push(event.revealed);
    else if ("played-from-hand" in event) {
      const { gold, ...rest } = event["played-from-hand"];
      if (gold !== null) cards.push({ ...rest, gold });
    } else if ("won" in event) close(event.won.official, event.won);
    else if ("nobody-won" in event) close(event["nobody-won"].official, null);
  }
  return found;
}

/** The bid that won against the most with the least; of equal ones the cheapest, then the first. */
export function bestBid(story: readonly Event[]): BestBid | null {
  const won = contests(story).flatMap(({ round, official, cards, winner }): BestBid[] => {
    if (winner === null) return [];
    const others = cards.filter((card) => card.seat !== winner.seat && card.gold > 0).map((card) => card.gold);
    const against = others.sort((one, other) => other - one)[0] ?? null;
    return [{ round, official, seat: winner.seat, gold: winner.gold, against }];
  });
  const bargain = (bid: BestBid) => (bid.against ?? 0) - bid.gold;
  return won.sort((one, other) => bargain(other) - bargain(one) || one.gold - other.gold)[0] ?? null;
}

/** The highest cards that cancelled each other out; of equal ones those that were beaten by the least, then the first. */
export function unluckiestBid(story: readonly Event[]): UnluckiestBid | null {
  const lost = contests(story).flatMap(({ round, official, cards, winner }): UnluckiestBid[] => {
    const [highest] = cards.map((card) => card.gold).sort((one, other) => other - one);
    if (highest === undefined || highest === 0 || winner?.gold === highest) return [];
    const seats = cards.filter((card) => card.gold === highest).map((card) => card.seat);
    return [{ round, official, seats, gold: highest, winner }];
  });
  const beatenBy = (bid: UnluckiestBid) => bid.winner?.gold ?? bid.gold;
  return lost.sort((one, other) => other.gold - one.gold || beatenBy(one) - beatenBy(other))[0] ?? null;
}
