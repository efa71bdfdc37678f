import type { Ending, Event, Part, Shown } from "$wire/eschnapur";
import type { Outcome, Seat } from "$wire/tabletop";
import { counts, worth } from "./purse";

/** What one part brought one player. */
export interface PartScore {
  part: Part;
  /** The value of the field of his topmost stone. */
  field: number;
  stones: number;
}

/** A player's victory points and where they come from. */
export interface Score {
  parts: readonly PartScore[];
  /** For the rank in privilege points. */
  bonus: number;
  total: number;
}

export function scores(story: readonly Event[], seats: readonly Seat[]): Map<Seat, Score> {
  return new Map(
    seats.map((seat) => {
      const parts: PartScore[] = [];
      let bonus = 0;
      for (const event of story) {
        if (typeof event === "string") continue;
        if ("scored" in event && event.scored.seat === seat) {
          const { part, field_value: field, stones } = event.scored;
          parts.push({ part, field, stones });
        } else if ("bonus" in event && event.bonus.seat === seat) bonus += event.bonus.points;
      }
      const total = parts.reduce((sum, { field, stones }) => sum + field + stones, bonus);
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
export function pointsByRound(story: readonly Event[], seats: readonly Seat[]): Tally[] {
  const points = new Map(seats.map((seat) => [seat, 0]));
  const add = (seat: Seat, more: number) => points.set(seat, (points.get(seat) ?? 0) + more);
  const tallies: Tally[] = [{ round: 0, points: new Map(points) }];
  // The first round begins with the game, without an event.
  let round = 1;
  for (const event of story) {
    if (typeof event === "string") continue;
    if ("scored" in event) add(event.scored.seat, event.scored.field_value + event.scored.stones);
    else if ("bonus" in event) add(event.bonus.seat, event.bonus.points);
    else if ("ended" in event) tallies.push({ round, points: new Map(points) });
    else if ("round-began" in event && event["round-began"].round > round) {
      tallies.push({ round, points: new Map(points) });
      round = event["round-began"].round;
    }
  }
  tallies.push({ round: "end", points });
  return tallies;
}

export function endingOf(view: Shown): Ending | null {
  return view.phase.step === "over" ? view.phase.ending : null;
}

/** How many officials each player won. */
export function officialsWon(story: readonly Event[], seats: readonly Seat[]): Map<Seat, number> {
  const winners = story.flatMap((event) => (typeof event !== "string" && "won" in event ? [event.won.seat] : []));
  return new Map(seats.map((seat) => [seat, winners.filter((winner) => winner === seat).length]));
}

/** How a player ended. */
export interface Ended {
  seat: Seat;
  place: number;
  points: number;
  /** The sum on the gold cards that he still owns, if everybody may know it. */
  gold: number | null;
  /** Is somebody of as many points on another place, so that gold decided between them? */
  byGold: boolean;
}

/** The players from the first to the last. Places come from the server; who shares points but not a place was parted by gold. */
export function standings(view: Shown, outcome: Outcome): Ended[] {
  const found = seatsOf(view).map((seat): Ended => {
    const { place, points } = outcome[seat] ?? { place: 0, points: 0 };
    const owned = view.tableaus[seat]?.owned;
    const byGold = Object.values(outcome).some((other) => other.points === points && other.place !== place);
    return { seat, place, points, gold: owned === undefined ? null : worth(counts(owned)), byGold };
  });
  return found.sort((one, other) => one.place - other.place || one.seat.localeCompare(other.seat));
}

/** What the points alone say, where nobody tells the outcome. */
export function outcomeByPoints(view: Shown): Outcome {
  const seats = seatsOf(view);
  const points = (seat: Seat) => view.tableaus[seat]?.vp ?? 0;
  return Object.fromEntries(
    seats.map((seat) => [
      seat,
      { place: 1 + seats.filter((other) => points(other) > points(seat)).length, points: points(seat) },
    ]),
  );
}

export function seatsOf(view: Shown): Seat[] {
  // The keys of a document by seat are seats.
  return (Object.keys(view.tableaus) as Seat[]).sort();
}
