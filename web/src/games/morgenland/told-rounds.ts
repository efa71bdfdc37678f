import type { Artefact, GameEvent, Space } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { rounds } from "$src/table/rounds";
import { accounts, type Account } from "./account";
import { blank } from "./blank";

/** A round as it was told, space by space. */
export interface RoundTold {
  round: number;
  events: readonly GameEvent[];
  accounts: readonly Account[];
}

/** A game in its rounds. What everybody takes before the first one belongs to it. */
export function roundsTold(story: readonly GameEvent[], seats: readonly Seat[]): RoundTold[] {
  return rounds(story, begins).map((events, n) => ({ round: n + 1, events, accounts: accounts(blank(seats, events), events) }));
}

export function begins(event: GameEvent): boolean {
  return event.event === "round-began" && event.round > 1;
}

/** An artefact that was bought, and what it cost. */
export interface Purchase {
  round: number;
  room: Space;
  seat: Seat;
  /** Which one, as far as the log tells it: in the basic version only its owner knows. */
  artefact: Artefact | null;
  /** How many treasures were paid. */
  units: number;
}

export function purchases(told: readonly RoundTold[]): Purchase[] {
  return told.flatMap(({ round, accounts: spaces }) =>
    spaces.flatMap(({ space, deals }) =>
      deals.flatMap((deal): Purchase[] => {
        if (deal.deal !== "bought") return [];
        const { seat, artefact, price } = deal;
        return [{ round, room: space, seat, artefact, units: price.reduce((sum, { units }) => sum + units, 0) }];
      }),
    ),
  );
}

/** Somebody whom the guard turned away. */
export interface TurnedAway {
  round: number;
  seat: Seat;
  guard: number;
  /** How strong they were at the guard. */
  strength: number;
  /** How many tokens they took back from the rooms. */
  tokens: number;
}

export function turnedAway(told: readonly RoundTold[]): TurnedAway[] {
  return told.flatMap(({ round, accounts: spaces }) =>
    spaces.flatMap(({ guard, ranking, deals }) =>
      deals.flatMap((deal): TurnedAway[] => {
        if (deal.deal !== "away" || guard === null) return [];
        const { seat, tokens } = deal;
        return [{ round, seat, guard, strength: ranking.find((one) => one.seat === seat)?.strength ?? 0, tokens }];
      }),
    ),
  );
}
