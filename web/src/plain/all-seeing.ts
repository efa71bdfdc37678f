import type { BySeat, Seat } from "$wire/tabletop";
import { isSame, type Cell, type Grid, type Note, type Sheet } from "./sheet";

/** A player, and what they read. */
type Reader = readonly [Seat, Sheet];

/**
 * What all players read together: the sheet of one of them as a whole, and wherever another one knows something that does not
 * lie open, that. What stands below the tables for a player alone is said to be theirs. `open` is what everybody
 * may see: its notes are there as long as one of them reads no more than that.
 */
export function allSeeing(views: BySeat<Sheet>, open: Sheet): Sheet {
  // The keys of this document are seats.
  const readers = Object.entries(views) as Reader[];
  return {
    heading: open.heading,
    grids: open.grids.map((grid, n) =>
      joined(
        grid,
        readers.flatMap(([, { grids }]) => grids[n] ?? []),
      ),
    ),
    notes: [
      ...open.notes.filter((note) => readers.some(([, { notes }]) => has(notes, note))),
      ...readers.flatMap((reader) => own(reader, open)),
    ],
  };
}

/** A table, with what anybody knows more in each cell. */
function joined(open: Grid, all: readonly Grid[]): Grid {
  const cell = (seen: Cell, row: number, column: number): Cell => {
    const known = all.flatMap(({ rows }) => {
      const own = rows[row]?.cells[column];
      return own === undefined || isSame(own, seen) ? [] : [own];
    });
    const different = known.filter((one, n) => known.findIndex((other) => isSame(one, other)) === n);
    return different.length === 0 ? seen : different.flat();
  };
  return { ...open, rows: open.rows.map((row, r) => ({ ...row, cells: row.cells.map((seen, c) => cell(seen, r, c)) })) };
}

/** The notes that a player reads and not everybody, each with whose it is. */
function own([seat, { notes }]: Reader, open: Sheet): Note[] {
  return notes.filter((note) => !has(open.notes, note)).map(({ label, text }) => ({ label, text: [{ bit: "player", is: seat }, ...text] }));
}

function has(notes: readonly Note[], note: Note): boolean {
  return notes.some((one) => isSame(one, note));
}
