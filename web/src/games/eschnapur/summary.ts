import type { GameEvent, Official, Part } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { all, said, type EventOf } from "./event";
import { columns, type OfficialShown } from "./reveal";

/** How an official was decided, and what was done with it. */
export interface Decided {
  column: OfficialShown;
  /** What came of it, as the log tells it; nothing where it is told elsewhere, as stones are. */
  followed: GameEvent | null;
}

/** What a player gained and gave in a round. */
export interface Gain {
  /** Stones that came to the tableau, and those that were built. */
  stones: number;
  built: number;
  /** What the gold is worth that was taken from the bank. */
  gold: number;
  /** Privilege points that were gained, and those that were spent. */
  pp: number;
  spent: number;
  /** Victory points, those of the end included. */
  vp: number;
}

/** A round in figures, as its events tell them. */
export interface RoundInFigures {
  officials: readonly Decided[];
  gains: ReadonlyMap<Seat, Gain>;
  bought: readonly EventOf<"bought">[];
  /** The parts that were finished, and who scored what on them. */
  finished: readonly { part: Part; scores: readonly EventOf<"scored">[] }[];
}

export function summary(events: readonly GameEvent[], seats: readonly Seat[]): RoundInFigures {
  const decided = [...columns(events).values()].sort((one, other) => one.official - other.official);
  return {
    officials: decided.map((column) => ({ column, followed: consequence(events, column.official) })),
    gains: new Map(seats.map((seat) => [seat, gain(events, seat)])),
    bought: all(events, "bought"),
    finished: all(events, "finished").map(({ part }) => ({ part, scores: all(events, "scored").filter((score) => score.part === part) })),
  };
}

/** What whoever won an official did with it. */
function consequence(events: readonly GameEvent[], official: Official): GameEvent | null {
  switch (official) {
    case 1:
      return all(events, "blocked").at(-1) ?? all(events, "blockade-beside").at(-1) ?? null;
    case 2:
      return all(events, "stopped").at(-1) ?? all(events, "stop-beside").at(-1) ?? null;
    case 3:
      return null;
    case 4:
      return all(events, "order-set").at(-1) ?? null;
    case 5:
      return all(events, "moved").at(-1) ?? all(events, "moved-nothing").at(-1) ?? null;
  }
}

function gain(events: readonly GameEvent[], seat: Seat): Gain {
  const sum = (count: (event: GameEvent) => number | undefined) =>
    events.reduce((total, event) => total + ("seat" in event && event.seat === seat ? (count(event) ?? 0) : 0), 0);
  return {
    stones: sum((event) => said(event, "stones-gained")?.gained),
    built: sum((event) => (said(event, "built") === null ? 0 : 1)),
    gold: sum((event) => said(event, "took")?.gold),
    pp: sum((event) => said(event, "points-gained")?.points),
    spent: sum((event) => said(event, "bought")?.cost),
    vp: sum((event) => (said(event, "scored") ?? said(event, "bonus"))?.points),
  };
}
