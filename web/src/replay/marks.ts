import type { MarkKind } from "$src/table/screen";

/** What a mark on the slider can stand for. */
export const KINDS: readonly MarkKind[] = ["round", "reveal", "finish"];

export interface Mark {
  at: number;
  kind: MarkKind;
}

/** The marks of a moment, each kind once. */
export function marksOf<E>(at: number, events: readonly E[], mark: (event: E) => MarkKind | null): Mark[] {
  const kinds = new Set(events.map(mark).filter((kind) => kind !== null));
  return [...kinds].map((kind) => ({ at, kind }));
}

/** What is still ahead stays hidden until it was reached, unless somebody wants to know. */
export function shownMarks(marks: readonly Mark[], furthest: number, spoils: boolean): Mark[] {
  return marks.filter(({ at }) => spoils || at <= furthest);
}
