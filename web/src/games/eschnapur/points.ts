import type { Ending, GameEvent, Part, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { all } from "./event";

/** What one part brought one player. */
export interface PartScore {
  part: Part;
  /** The value of the field of the topmost own stone. */
  field: number;
  stones: number;
  points: number;
}

/** A player's victory points and where they come from. */
export interface Score {
  parts: readonly PartScore[];
  /** For the rank in privilege points. */
  bonus: number;
  total: number;
}

export function scores(story: readonly GameEvent[], seats: readonly Seat[]): Map<Seat, Score> {
  return new Map(
    seats.map((seat) => {
      const parts: PartScore[] = [];
      let bonus = 0;
      for (const event of story) {
        if (event.event === "scored" && event.seat === seat) {
          const { part, field_value: field, stones, points } = event;
          parts.push({ part, field, stones, points });
        } else if (event.event === "bonus" && event.seat === seat) bonus += event.points;
      }
      const total = parts.reduce((sum, { points }) => sum + points, bonus);
      return [seat, { parts, bonus, total }];
    }),
  );
}

/** Victory points when a round was over. */
export interface Tally {
  /** The round; "end" for what came after the last one. */
  round: number | "end";
  points: ReadonlyMap<Seat, number>;
}

/** The points after each round, from nothing to the end. */
export function pointsByRound(story: readonly GameEvent[], seats: readonly Seat[]): Tally[] {
  const points = new Map(seats.map((seat) => [seat, 0]));
  const add = (seat: Seat, more: number) => points.set(seat, (points.get(seat) ?? 0) + more);
  const tallies: Tally[] = [{ round: 0, points: new Map(points) }];
  // The first round begins with the game, without an event.
  let round = 1;
  for (const event of story) {
    if (event.event === "scored" || event.event === "bonus") add(event.seat, event.points);
    else if (event.event === "ended") tallies.push({ round, points: new Map(points) });
    else if (event.event === "round-began" && event.round > round) {
      tallies.push({ round, points: new Map(points) });
      round = event.round;
    }
  }
  tallies.push({ round: "end", points });
  return tallies;
}

export function endingOf(view: Shown): Ending | null {
  return view.phase.step === "over" ? view.phase.ending : null;
}

/** How many officials each player won. */
export function officialsWon(story: readonly GameEvent[], seats: readonly Seat[]): Map<Seat, number> {
  const winners = all(story, "won").map(({ seat }) => seat);
  return new Map(seats.map((seat) => [seat, winners.filter((winner) => winner === seat).length]));
}

/** How a player ended. */
export interface Ended {
  seat: Seat;
  place: number;
  points: number;
  /** The sum on the gold cards that the player still owns, if everybody may know it. */
  gold: number | null;
  /** Did gold decide between this player and somebody of as many points? */
  byGold: boolean;
}

/** The players from the first to the last, as the server places them. */
export function standings(view: Shown): Ended[] {
  const found = seatsOf(view).flatMap((seat): Ended[] => {
    const standing = view.standings[seat];
    const points = view.tableaus[seat]?.vp ?? 0;
    return standing === undefined ? [] : [{ seat, place: standing.place, points, gold: standing.gold ?? null, byGold: standing.by_gold }];
  });
  return found.sort((one, other) => one.place - other.place || one.seat.localeCompare(other.seat));
}

export function seatsOf(view: Shown): Seat[] {
  // The keys of a document by seat are seats.
  return (Object.keys(view.tableaus) as Seat[]).sort();
}
