import type { ListedTable } from "$wire/protocol";
import type { SeatStatus } from "$wire/table";
import type { Seat } from "$wire/tabletop";
import { players, type SeatedPlayer } from "$src/table/players";

/** The players of a finished game, as lists know them. */
export function cast(table: ListedTable, me: Seat | null): SeatedPlayer[] {
  const seats = table.seats.map(({ sitter, colour, asked, deadline }): SeatStatus => ({ sitter, colour, asked, deadline, left: null }));
  const people = table.seats.flatMap(({ sitter, name }) =>
    sitter.sitter === "person" && name !== null ? [{ person: sitter.person, name, here: true }] : [],
  );
  return players({ stage: table.stage, seats, votes: [], commitment: null, rematch: null }, people, me);
}
