import type { Cell as CellOf, Grid as GridOf, Note as NoteOf, Seat, Sheet as SheetOf } from "$wire/tabletop";

/** What lies on the table, as the server writes it: the plain screen says its remarks and knows nothing of what is in them. */
export type Sheet = SheetOf<unknown>;
export type Grid = GridOf<unknown>;
export type Note = NoteOf<unknown>;
export type Cell = CellOf<unknown>;

/** Which round it is: every game that is played in rounds says so first. */
export function roundOf({ heading }: Sheet): number {
  for (const remark of heading) {
    if (isRound(remark)) return remark.round;
  }
  return 1;
}

function isRound(remark: unknown): remark is { round: number } {
  return (
    typeof remark === "object" &&
    remark !== null &&
    "remark" in remark &&
    remark.remark === "round" &&
    "round" in remark &&
    typeof remark.round === "number"
  );
}

/** The player whom a row is about: whoever stands at its beginning, alone. */
export function aboutPlayer(row: Grid["rows"][number]): Seat | null {
  const [bit, ...others] = row.cells[0] ?? [];
  return bit?.bit === "player" && others.length === 0 ? bit.is : null;
}

/** Is there a table that lists the players? */
export function listsPlayers({ rows }: Grid): boolean {
  return rows.some((row) => aboutPlayer(row) !== null);
}

/** Do two cells, or two remarks, say the same? Both come from the same server, which writes its documents in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
