import type { Event } from "$wire/eschnapur";

type Telling = Exclude<Event, string>;
type KeysOf<T> = T extends T ? keyof T : never;

/** The kinds of events that say more than that they happened. */
export type TellingKind = KeysOf<Telling>;
/** All kinds of events. */
export type Kind = TellingKind | Extract<Event, string>;
/** What an event of this kind says. */
export type Said<K extends TellingKind> = Telling extends infer T ? (T extends Record<K, infer P> ? P : never) : never;

export function kind(event: Event): Kind {
  // An event with details is an object with one key: its kind.
  return typeof event === "string" ? event : (Object.keys(event)[0] as Kind);
}

/** What an event says if it is of this kind. */
export function said<K extends TellingKind>(event: Event, wanted: K): Said<K> | null {
  if (typeof event === "string" || !(wanted in event)) return null;
  // The key is there, so this is the member of the union that has it; TypeScript cannot follow a generic key.
  return (event as unknown as Record<K, Said<K>>)[wanted];
}

/** What all events of this kind say, in order. */
export function all<K extends TellingKind>(events: readonly Event[], wanted: K): Said<K>[] {
  return events.map((event) => said(event, wanted)).filter((words) => words !== null);
}

/** What happened since the round began. */
export function thisRound(events: readonly Event[]): readonly Event[] {
  const begun = events.findLastIndex((event) => kind(event) === "round-began");
  return events.slice(begun + 1);
}
