import type { ListedSeat, ListedTable } from "$wire/protocol";
import type { Colour, SeatStatus } from "$wire/table";
import type { Seat } from "$wire/tabletop";
import { players, type Player } from "$src/table/players";

/** The colours in the order of seats, where a list does not name them. */
const COLOURS: readonly Colour[] = ["vermilion", "blue", "green", "yellow", "purple"];

/** The players of a finished game, as lists know them. */
export function cast(table: ListedTable, me: Seat | null): Player[] {
  const seats = table.seats.map((seat: ListedSeat & { colour?: Colour }, n): SeatStatus => {
    const { sitter, asked, deadline, colour = COLOURS[n] ?? "purple" } = seat;
    return { sitter, colour, asked, deadline, left: null };
  });
  const people = table.seats.flatMap(({ sitter, name }) =>
    sitter.sitter === "person" && name !== null ? [{ person: sitter.person, name, here: true }] : [],
  );
  return players({ stage: table.stage, seats, votes: [], commitment: null, rematch: null }, people, me);
}
