import type { ListedSeat, ListedTable } from "$wire/protocol";
import type { PersonId } from "$wire/table";
import type { Me } from "$wire/protocol";
import { players, SEATS, type SeatedPlayer } from "$src/table/players";

/** Everybody who plays on this device: I, and those who share it with me. */
export function us(me: Me | null): readonly PersonId[] {
  return me === null ? [] : [me.person, ...me.companions.map(({ person }) => person)];
}

/** Is this seat asked, and is it up to one of these people to answer? */
function isAskedOf(seat: ListedSeat, people: readonly PersonId[]): boolean {
  const { sitter } = seat;
  return seat.asked !== null && sitter.sitter === "person" && !sitter.away && !sitter.resigned && people.includes(sitter.person);
}

/** The seats at which one of these people is asked. */
export function asked(table: ListedTable, people: readonly PersonId[]): ListedSeat[] {
  return table.stage.stage === "playing" ? table.seats.filter((seat) => isAskedOf(seat, people)) : [];
}

/** When the first of these people must have answered. */
export function deadline(table: ListedTable, people: readonly PersonId[]): number | null {
  const deadlines = asked(table, people).flatMap((seat) => (seat.deadline === null ? [] : [seat.deadline]));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

export function isOver(table: ListedTable): boolean {
  return ["finished", "abandoned", "closed"].includes(table.stage.stage);
}

export interface Sorted {
  /** It is my turn; the most urgent first. */
  turn: ListedTable[];
  /** Others are to act, or to come. */
  waiting: ListedTable[];
  over: ListedTable[];
}

/** My tables by what they want of me. */
export function sort(tables: readonly ListedTable[], people: readonly PersonId[]): Sorted {
  const latestFirst = [...tables].sort((one, other) => other.changed - one.changed);
  const urgency = (table: ListedTable) => deadline(table, people) ?? Infinity;
  const since = (table: ListedTable) => Math.min(...asked(table, people).map((seat) => seat.asked ?? Infinity));
  const turn = latestFirst.filter((table) => asked(table, people).length > 0);
  // Two without a deadline: whoever waits longer comes first. Infinity minus itself is no number.
  turn.sort((one, other) => {
    const [mine, yours] = [urgency(one), urgency(other)];
    return mine === yours ? since(one) - since(other) : mine - yours;
  });
  return {
    turn,
    waiting: latestFirst.filter((table) => !isOver(table) && !turn.includes(table)),
    over: latestFirst.filter(isOver),
  };
}

/** The players of a listed table, as they look at the table too. */
export function seated(table: ListedTable, people: readonly PersonId[]): SeatedPlayer[] {
  const status = {
    stage: table.stage,
    seats: table.seats.map((seat) => ({ ...seat, left: null })),
    votes: [],
    commitment: null,
    rematch: null,
  };
  const present = table.seats.flatMap(({ sitter, name }) =>
    sitter.sitter === "person" && name !== null ? [{ person: sitter.person, name, here: true }] : [],
  );
  const mine = table.seats.findIndex(({ sitter }) => sitter.sitter === "person" && sitter.person === people[0]);
  return players(status, present, SEATS[mine] ?? null);
}

/** Does one of these people sit there? */
export function isOurs(table: ListedTable, people: readonly PersonId[]): boolean {
  return table.seats.some(({ sitter }) => sitter.sitter === "person" && people.includes(sitter.person));
}

/** May somebody who does not sit there see what happens? The server decides the same. */
export function admitsOnlookers({ terms, stage }: ListedTable): boolean {
  return terms.spectators || stage.stage === "gathering";
}

/** Those who won a finished game. */
export function winners(table: ListedTable, seats: readonly SeatedPlayer[]): SeatedPlayer[] {
  const { stage } = table;
  return stage.stage === "finished" ? seats.filter(({ seat }) => stage.outcome[seat]?.place === 1) : [];
}
