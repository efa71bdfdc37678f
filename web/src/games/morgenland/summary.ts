import type { GameEvent, Play } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { accounts, type Account } from "./account";
import { blank } from "./blank";
import { cardOf, isSamePlay } from "./changes";
import { all, said } from "./event";
import { gained, spent } from "./result";

/** What a player gained and gave in a round. */
export interface Gain {
  /** Treasures that came behind the screen, and those that left it. */
  got: number;
  gave: number;
  artefacts: number;
  /** Spells that came into the hand. */
  spells: number;
  /** Did the guard let them in? Nothing if they had not been to the guard yet. */
  isIn: boolean | null;
}

/** What came of a declared play. */
export type Came = "done" | "countered" | "nothing";

export interface PlayOfRound {
  play: Play;
  came: Came;
}

/** A round in figures, as its events tell them. */
export interface RoundInFigures {
  /** The spaces where anybody was, or got anything. */
  spaces: readonly Account[];
  gains: ReadonlyMap<Seat, Gain>;
  plays: readonly PlayOfRound[];
}

export function summary(events: readonly GameEvent[], seats: readonly Seat[]): RoundInFigures {
  return {
    spaces: accounts(blank(seats, events), events).filter(({ ranking, deals }) => ranking.length > 0 || deals.length > 0),
    gains: new Map(seats.map((seat) => [seat, gain(events, seat)])),
    plays: plays(events),
  };
}

function gain(events: readonly GameEvent[], seat: Seat): Gain {
  const own = events.filter((event) => "seat" in event && event.seat === seat);
  const isIn = own.some(({ event }) => event === "entered");
  return {
    got: gained(events, seat),
    gave: spent(events, seat),
    artefacts: all(own, "bought").length,
    spells: events.reduce((sum, event) => sum + spellsFor(event, seat), 0),
    isIn: isIn || own.some(({ event }) => event === "turned-away") ? isIn : null,
  };
}

/** Of two drawn spells one is kept; the other one is given away, or is nobody's. */
function spellsFor(event: GameEvent, seat: Seat): number {
  const given = said(event, "spell-given");
  if (given !== null) return given.seat === seat || given.to === seat ? 1 : 0;
  const drew = said(event, "drew-spells");
  if (drew !== null) return drew.seat === seat && drew.count === 1 ? 1 : 0;
  return said(event, "spell-discarded")?.seat === seat ? 1 : 0;
}

/** What was declared, each with what came of it. */
function plays(events: readonly GameEvent[]): PlayOfRound[] {
  return events.flatMap((event, n): PlayOfRound[] => {
    const declared = said(event, "declared");
    if (declared === null) return [];
    const { play } = declared;
    const came = events.slice(n + 1).flatMap((later): Came[] => {
      if (later.event === "countered") return later.seat === play.seat && later.spell === cardOf(play) ? ["countered"] : [];
      if (later.event === "came-to-nothing") return isSamePlay(later.play, play) ? ["nothing"] : [];
      return [];
    });
    return [{ play, came: came[0] ?? "done" }];
  });
}
