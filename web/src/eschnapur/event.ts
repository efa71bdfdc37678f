import type { Event } from "$wire/eschnapur";

/** The name of each kind of event. */
export type Kind = Event extends infer E ? (E extends string ? E : keyof E) : never;

/** What an event of a kind says. */
export type Said<K extends Kind> = Extract<Event, Record<K, unknown>> extends infer E ? E[K & keyof E] : never;

export function kind(event: Event): Kind {
  // An event with details is an object with one key: its kind.
  return typeof event === "string" ? event : (Object.keys(event)[0] as Kind);
}

/** What an event says, if it is of this kind. */
export function said<K extends Exclude<Kind, "blockade-beside" | "stop-beside">>(event: Event, wanted: K): Said<K> | null {
  if (typeof event === "string") return null;
  return wanted in event ? ((event as Record<K, Said<K>>)[wanted] ?? null) : null;
}
