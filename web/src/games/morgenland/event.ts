import type { GameEvent } from "$wire/morgenland";

/** All kinds of events. */
export type Happening = GameEvent["event"];
/** An event of this kind. */
export type EventOf<H extends Happening> = Extract<GameEvent, { event: H }>;

function is<H extends Happening>(event: GameEvent, wanted: H): event is EventOf<H> {
  return event.event === wanted;
}

/** The event if it is of this kind. */
export function said<H extends Happening>(event: GameEvent, wanted: H): EventOf<H> | null {
  return is(event, wanted) ? event : null;
}

/** All events of this kind, in order. */
export function all<H extends Happening>(events: readonly GameEvent[], wanted: H): EventOf<H>[] {
  return events.filter((event) => is(event, wanted));
}
