import type { Event as Happening } from "$wire/eschnapur";

type Telling = Exclude<Happening, string>;
type KeysOf<T> = T extends T ? keyof T : never;

/** What kinds of events say more than that they happened. */
export type Kind = KeysOf<Telling>;
/** What an event of this kind says. */
export type Told<K extends Kind> = Telling extends infer T ? (T extends Record<K, infer P> ? P : never) : never;

/** What an event says if it is of this kind. */
export function told<K extends Kind>(event: Happening, kind: K): Told<K> | null {
  if (typeof event === "string" || !(kind in event)) return null;
  // The key is there, so this is the member of the union that has it; TypeScript cannot follow a generic key.
  return (event as unknown as Record<K, Told<K>>)[kind];
}

/** What all events of this kind say, in order. */
export function all<K extends Kind>(events: readonly Happening[], kind: K): Told<K>[] {
  return events.map((event) => told(event, kind)).filter((said) => said !== null);
}

/** What happened since the round began. */
export function thisRound(events: readonly Happening[]): readonly Happening[] {
  const begun = events.findLastIndex((event) => told(event, "round-began") !== null);
  return events.slice(begun + 1);
}
