import type { Seat } from "$wire/tabletop";
import type { Prompt } from "$src/table/asked";
import type { SeatedPlayer } from "$src/table/players";
import { fixture, gamesWith } from "$src/testing/fixtures";
import type { Sheet } from "./sheet";

/** A moment of a game in sheets, as the server told of it: what everybody may see, what each player sees, and what one is asked. */
export interface Recorded {
  game: string;
  open: Sheet;
  seats: Record<"A" | "B" | "C", Sheet>;
  asked: Seat;
  prompt: Prompt<Sheet>;
}

/** A moment of every game that is recorded, for tests. */
export const MOMENTS: readonly (readonly [game: string, moment: Recorded])[] = gamesWith("sheets").map((game) => [
  game,
  fixture(game, "sheets") as Recorded,
]);

function player(seat: "A" | "B" | "C", name: string, colour: SeatedPlayer["colour"]): SeatedPlayer {
  return {
    seat,
    name,
    initial: name.slice(0, 1),
    colour,
    pattern: "plain",
    kind: "person",
    isMe: seat === "A",
    isHere: true,
    isReplaced: false,
  };
}

/** Who plays there. */
export const PLAYERS: readonly SeatedPlayer[] = [
  player("A", "Anna", "vermilion"),
  player("B", "Ben", "blue"),
  player("C", "Cleo", "green"),
];
