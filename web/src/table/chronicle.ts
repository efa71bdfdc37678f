import type { Seat } from "$wire/tabletop";
import { document } from "$src/words/document";
import { say, words } from "$src/words/words.svelte";
import type { SeatedPlayer } from "./players";

/** How a game's events become a story: what stands under which heading, and what is told in one line. */
export interface Chronicle<E> {
  /** The heading under which an event stands; nothing if it goes on under the one before. `earlier` is its round so far. */
  heading(event: E, earlier: readonly E[]): string | null;
  /** Does an event belong to the line that tells these? */
  joins(this: void, line: readonly E[], event: E): boolean;
  /** The one sentence of a line; nothing if its last event says it all by itself. */
  told(line: readonly E[], earlier: readonly E[], players: readonly SeatedPlayer[]): string | null;
  /** Whose decision an event tells; nothing if it follows from others, or from luck. */
  decides(event: E, earlier: readonly E[]): Seat | null;
  /** Do two of a player's decisions, one after the other, make one plan? */
  sealsWith(plan: readonly E[], event: E): boolean;
  /** What a plan was, in a sentence; nothing if the line of its events says it. */
  planned(plan: readonly E[], seat: Seat, players: readonly SeatedPlayer[]): string | null;
}

/** An event of a game that says nothing of how it is told. */
interface Plain {
  event: string;
  seat?: unknown;
  by?: unknown;
}

function isPlain(event: unknown): event is Plain {
  return typeof event === "object" && event !== null && "event" in event;
}

/** Does it say who, and nothing else? */
function isOnlyWho(event: unknown): event is Plain & { seat: Seat } {
  return isPlain(event) && typeof event.seat === "string" && Object.keys(event).length === 2;
}

/**
 * How any game can be told: every event has its line. Only what several do alike, one after the other, such as playing
 * nothing, is one line.
 */
export function plainly<E>(game: string): Chronicle<E> {
  return {
    heading: () => null,
    joins: (line, event) => {
      const last = line.at(-1);
      return isOnlyWho(last) && isOnlyWho(event) && last.event === event.event;
    },
    told: (line, _earlier, players) => {
      const [first, ...others] = line;
      if (first === undefined || others.length === 0) return null;
      const nameOf = (seat: unknown) => players.find((player) => player.seat === seat)?.name ?? String(seat);
      const names = words().joined([...new Set(others.map((event) => (isOnlyWho(event) ? nameOf(event.seat) : "")))]);
      return say("log-alike", { told: document(game, first, nameOf), names });
    },
    decides: (event) => {
      if (!isPlain(event)) return null;
      const who = event.by ?? event.seat;
      // Fields of these names are seats in every game.
      return typeof who === "string" ? (who as Seat) : null;
    },
    sealsWith: () => false,
    planned: () => null,
  };
}
