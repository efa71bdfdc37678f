import type { Seat } from "$wire/tabletop";
import { PATTERNS, type SeatedPlayer } from "$src/table/players";

/** Who sits in the pictures of the rulebook. */
const PEOPLE: readonly SeatedPlayer[] = (
  [
    ["A", "Asha", "vermilion"],
    ["B", "Bilal", "blue"],
    ["C", "Chandra", "green"],
  ] as const
).map(([seat, name, colour]) => ({
  seat,
  name,
  initial: seat,
  colour,
  pattern: PATTERNS[colour],
  kind: "person",
  isMe: seat === "A",
  isHere: true,
  isReplaced: false,
}));

export function playerOf(seat: Seat): SeatedPlayer {
  const found = PEOPLE.find((one) => one.seat === seat);
  if (found === undefined) throw new Error(`nobody sits on seat ${seat} in a picture`);
  return found;
}
