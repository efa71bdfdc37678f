/** What a mark on the slider stands for. */
export type Kind = "round" | "reveal" | "finish";

export interface Mark {
  at: number;
  kind: Kind;
}

/** The marks of a moment, each kind once. */
export function marksOf<E>(at: number, events: readonly E[], mark: (event: E) => Kind | null): Mark[] {
  const kinds = new Set(events.map(mark).filter((kind) => kind !== null));
  return [...kinds].map((kind) => ({ at, kind }));
}

/** What is still ahead stays hidden until it was reached, unless somebody wants to know. */
export function shownMarks(marks: readonly Mark[], furthest: number, spoils: boolean): Mark[] {
  return marks.filter(({ at }) => spoils || at <= furthest);
}
