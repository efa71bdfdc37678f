import { WALKING } from "$src/design/walk";
import { digitOf, meansTable, type Stroke } from "$src/table/keys";

/** What keys do while gold is laid. */
export type Doing = "pick" | "lay" | "forget" | "walk";

/** All of them; arrows are heard by the places that they walk over. */
export const KEYS: readonly Stroke<Doing>[] = [
  { does: "pick", keys: ["0", "1", "2", "3", "4", "5"], isSingle: true },
  { does: "lay", keys: ["Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5"], isSingle: false },
  { does: "walk", keys: WALKING, isSingle: false },
  { does: "forget", keys: ["Escape"], isSingle: false },
];

/** What a pressed key does, and the number on it. */
export function strokeOf(event: KeyboardEvent, mayBeSingle: boolean): { does: Doing; digit: number } | null {
  if (!meansTable(event)) return null;
  // Not the character: with Alt, and on French keyboards, it is no digit.
  const digit = digitOf(event);
  const key = digit === null ? event.key : `${event.altKey ? "Alt+" : ""}${digit}`;
  const stroke = KEYS.find(({ keys }) => keys.includes(key));
  return stroke === undefined || (stroke.isSingle && !mayBeSingle) ? null : { does: stroke.does, digit: digit ?? 0 };
}
