import type { Artefacts, Entrance, GameEvent } from "$wire/morgenland";
import type { Outcome, Seat } from "$wire/tabletop";
import { all, said } from "./event";
import { purchases, turnedAway, type Purchase, type RoundTold, type TurnedAway } from "./told-rounds";

/** How a player ended, and how they came there: all of it as the log tells it. */
export interface Ended {
  seat: Seat;
  /** As the server places them. */
  place: number;
  /** What they show when the game is over. */
  artefacts: Artefacts;
  count: number;
  /** How many treasures came behind the screen in all, and how many left it. */
  gained: number;
  spent: number;
  /** In how many rounds they came past the guard, and how. */
  entered: Record<Entrance, number>;
  away: number;
  bought: number;
  /** The treasures that they paid for artefacts. */
  paid: number;
  /** The spells that they declared, and those of them that were countered. */
  cast: number;
  countered: number;
}

/** The players from the first to the last. */
export function ended(story: readonly GameEvent[], told: readonly RoundTold[], outcome: Outcome): Ended[] {
  const bought = purchases(told);
  return all(story, "collected")
    .map(({ seat, artefacts }): Ended => {
      const own = bought.filter((one) => one.seat === seat);
      return {
        seat,
        place: outcome[seat]?.place ?? 0,
        artefacts,
        count: Object.values(artefacts).reduce((sum, count) => sum + count, 0),
        gained: gained(story, seat),
        spent: spent(story, seat),
        entered: entered(story, seat),
        away: all(story, "turned-away").filter((one) => one.seat === seat).length,
        bought: own.length,
        paid: own.reduce((sum, { units }) => sum + units, 0),
        cast: all(story, "declared").filter(({ play }) => play.seat === seat && play.card.card === "spell").length,
        countered: all(story, "countered").filter((one) => one.seat === seat).length,
      };
    })
    .sort((one, other) => one.place - other.place || one.seat.localeCompare(other.seat));
}

/** How many treasures somebody got in these events: from caves, from the bank and from others. */
export function gained(events: readonly GameEvent[], seat: Seat): number {
  return events.reduce((sum, event) => {
    const got = said(event, "took") ?? said(event, "took-shelf");
    const given = said(event, "gave");
    return sum + (got?.seat === seat ? got.units : given?.to === seat ? given.units : 0);
  }, 0);
}

/** How many treasures somebody gave in these events, for whatever it was. */
export function spent(events: readonly GameEvent[], seat: Seat): number {
  return all(events, "gave").reduce((sum, event) => sum + (event.seat === seat ? event.units : 0), 0);
}

function entered(story: readonly GameEvent[], seat: Seat): Record<Entrance, number> {
  const ways = all(story, "entered").filter((one) => one.seat === seat);
  const times = (how: Entrance) => ways.filter((one) => one.how === how).length;
  return { strength: times("strength"), bribe: times("bribe"), key: times("key") };
}

export function timesIn({ entered: { strength, bribe, key } }: Ended): number {
  return strength + bribe + key;
}

export function left({ gained: got, spent: gave }: Ended): number {
  return got - gave;
}

/** Those who won, and who came right behind them. */
export function winnersOf(ends: readonly Ended[]): { winners: Ended[]; behind: Ended[] } {
  const winners = ends.filter(({ place }) => place === 1);
  const next = ends.find(({ place }) => place > 1)?.place;
  return { winners, behind: ends.filter(({ place }) => place === next) };
}

/** What parts the winner from those right behind; nothing where the win is shared, or nobody is behind. */
export type WonBy = { by: "artefacts"; more: number } | { by: "scrolls" | "treasure"; most: number; less: number };

/** The figures in the order in which they decide (M4.1, M4.2): the first in which the two differ. */
export function byWhat({ winners, behind }: { winners: readonly Ended[]; behind: readonly Ended[] }): WonBy | null {
  const [winner, other] = [winners[0], behind[0]];
  if (winner === undefined || other === undefined || winners.length > 1) return null;
  if (winner.count !== other.count) return { by: "artefacts", more: winner.count - other.count };
  const [scrolls, fewer] = [winner.artefacts.scroll, other.artefacts.scroll];
  return scrolls !== fewer ? { by: "scrolls", most: scrolls, less: fewer } : { by: "treasure", most: left(winner), less: left(other) };
}

/** The purchase since which the lead of the winner was never lost again. */
export interface Turning {
  /** Nothing if they were never behind at all. */
  purchase: Purchase | null;
  /** How many artefacts they had with it. */
  owned: number;
  /** Did they have more than everybody else since then, or only as many? */
  isAlone: boolean;
}

export function turning(told: readonly RoundTold[], ends: readonly Ended[]): Turning | null {
  const { winners, behind } = winnersOf(ends);
  const [winner, other] = [winners[0], behind[0]];
  if (winner === undefined || other === undefined || winners.length > 1) return null;
  const isAlone = winner.count > other.count;
  const owned = new Map(ends.map(({ seat, count, bought }) => [seat, count - bought]));
  const leads = () => [...owned].every(([seat, count]) => seat === winner.seat || (isAlone ? count < mine() : count <= mine()));
  const mine = () => owned.get(winner.seat) ?? 0;
  let since: Turning | null = leads() ? { purchase: null, owned: mine(), isAlone } : null;
  for (const purchase of purchases(told)) {
    owned.set(purchase.seat, (owned.get(purchase.seat) ?? 0) + 1);
    if (!leads()) since = null;
    else since ??= { purchase, owned: mine(), isAlone };
  }
  return since;
}

/** The purchase for which most was paid; of equal ones the first. */
export function dearest(told: readonly RoundTold[]): Purchase | null {
  return purchases(told).reduce<Purchase | null>((most, one) => (most === null || one.units > most.units ? one : most), null);
}

/** Who had to take most tokens back from the rooms although they had sent somebody to the guard; of equal ones who was strongest there. */
export function unluckiest(told: readonly RoundTold[]): TurnedAway | null {
  return turnedAway(told)
    .filter(({ tokens, strength }) => tokens > 0 && strength > 0)
    .reduce<TurnedAway | null>(
      (worst, one) =>
        worst === null || one.tokens > worst.tokens || (one.tokens === worst.tokens && one.strength > worst.strength) ? one : worst,
      null,
    );
}

/** A player's way through the game, from before the first round: how many artefacts, and who came into the palace when. */
export interface PlayersWay {
  seat: Seat;
  counts: readonly number[];
  inPalace: readonly boolean[];
}

export function ways(told: readonly RoundTold[], ends: readonly Ended[]): PlayersWay[] {
  return ends.map(({ seat, count, bought }) => {
    let owned = count - bought;
    const own = purchases(told).filter((one) => one.seat === seat);
    return {
      seat,
      counts: [owned, ...told.map(({ round }) => (owned += own.filter((one) => one.round === round).length))],
      inPalace: [false, ...told.map(({ events }) => all(events, "entered").some((one) => one.seat === seat))],
    };
  });
}
