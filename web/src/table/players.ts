import type { Colour, Sitter, Status } from "$wire/table";
import type { Present } from "$wire/protocol";
import type { Seat } from "$wire/tabletop";
import { say } from "$src/words/words.svelte";

/** Patterns belong to colours, so that nobody needs to see colours. */
export type Pattern = "plain" | "stripes" | "dots" | "chevrons" | "lattice";

export const PATTERNS: Record<Colour, Pattern> = {
  vermilion: "plain",
  blue: "stripes",
  green: "dots",
  yellow: "chevrons",
  purple: "lattice",
};

/** A player as screens show them. */
export interface SeatedPlayer {
  seat: Seat;
  name: string;
  /** One letter, different for every player at the table. */
  initial: string;
  colour: Colour;
  pattern: Pattern;
  kind: Sitter["sitter"];
  /** Is it I? */
  isMe: boolean;
  /** Are they connected? Bots always are. */
  isHere: boolean;
  /** Does a bot play for them, for now or to the end? */
  isReplaced: boolean;
}

export const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E"];

export function players(status: Status, people: readonly Present[], me: Seat | null): SeatedPlayer[] {
  const found = status.seats.map((seat, n): SeatedPlayer => {
    const letter = SEATS[n] ?? "E";
    const person = seat.sitter.sitter === "person" ? seat.sitter.person : null;
    const present = people.find((one) => one.person === person);
    return {
      seat: letter,
      name: nameOf(seat.sitter, letter, present),
      initial: letter,
      colour: seat.colour,
      pattern: PATTERNS[seat.colour],
      kind: seat.sitter.sitter,
      isMe: letter === me,
      isHere: seat.sitter.sitter === "bot" || present?.here === true,
      isReplaced: seat.sitter.sitter === "person" && (seat.sitter.away || seat.sitter.resigned),
    };
  });
  nameApart(found);
  giveInitials(found);
  return found;
}

function nameOf(sitter: Sitter, seat: Seat, present: Present | undefined): string {
  switch (sitter.sitter) {
    case "open":
      return say("seat-open", { seat });
    case "bot":
      return say("bot-name", { seat });
    case "person":
      return present?.name ?? say("somebody", { seat });
  }
}

/** Two players of one name get the letters of their seats. */
function nameApart(found: SeatedPlayer[]): void {
  const names = found.map((player) => player.name);
  for (const player of found) {
    if (names.filter((name) => name === player.name).length > 1) player.name = `${player.name} ${player.seat}`;
  }
}

/** People choose first: the first letter of the name that is free. The others have the letters of their seats. */
function giveInitials(found: SeatedPlayer[]): void {
  const taken = new Set<string>();
  const give = (player: SeatedPlayer, letters: readonly string[]) => {
    player.initial = letters.find((letter) => !taken.has(letter)) ?? player.seat;
    taken.add(player.initial);
  };
  const lettersOf = (name: string) => Array.from(name.toLocaleUpperCase()).filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  for (const player of found.filter((one) => one.kind === "person")) give(player, lettersOf(player.name));
  for (const player of found.filter((one) => one.kind !== "person"))
    give(player, [player.seat, ...lettersOf(player.name), "V", "W", "X", "Y", "Z"]);
}
