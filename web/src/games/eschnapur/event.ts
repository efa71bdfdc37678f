import type { GameEvent } from "$wire/eschnapur";

/** All kinds of events. */
export type EventKind = GameEvent["event"];
/** An event of this kind. */
export type EventOf<K extends EventKind> = Extract<GameEvent, { event: K }>;

function is<K extends EventKind>(event: GameEvent, wanted: K): event is EventOf<K> {
  return event.event === wanted;
}

/** The event if it is of this kind. */
export function said<K extends EventKind>(event: GameEvent, wanted: K): EventOf<K> | null {
  return is(event, wanted) ? event : null;
}

/** All events of this kind, in order. */
export function all<K extends EventKind>(events: readonly GameEvent[], wanted: K): EventOf<K>[] {
  return events.filter((event) => is(event, wanted));
}

/** What happened since the round began. */
export function thisRound(events: readonly GameEvent[]): readonly GameEvent[] {
  const begun = events.findLastIndex(({ event }) => event === "round-began");
  return events.slice(begun + 1);
}
