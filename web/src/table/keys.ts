import type { Panel } from "./screen";

/** What a key does at every table. */
export type KeyDeed = "next" | "choice" | "seal" | "undo" | "question" | "awaited" | "last" | "points" | "hand" | "hold" | "keys";
/** What it does at the table of a game: it may have a panel read aloud, too. */
export type Pressed = { does: KeyDeed } | { does: "panel"; panel: string };

/** Keys, as browsers name them, and what they do. */
export interface Stroke<D extends string = string> {
  does: D;
  keys: readonly string[];
  /** Is it a letter, a digit or a sign? Whoever speaks to a computer must be able to turn such keys off. */
  isSingle: boolean;
}

/** All of them, in the order in which they are listed. What is listed and what is obeyed is the same. */
export const STROKES: readonly Stroke<KeyDeed>[] = [
  { does: "choice", keys: ["c"], isSingle: true },
  { does: "seal", keys: ["s"], isSingle: true },
  { does: "undo", keys: ["u"], isSingle: true },
  { does: "next", keys: ["Enter", " ", "Escape"], isSingle: false },
  { does: "hold", keys: ["o"], isSingle: true },
  { does: "question", keys: ["r"], isSingle: true },
  { does: "awaited", keys: ["w"], isSingle: true },
  { does: "last", keys: ["l"], isSingle: true },
  { does: "hand", keys: ["h"], isSingle: true },
  { does: "points", keys: ["p"], isSingle: true },
  { does: "keys", keys: ["?"], isSingle: true },
];

/** Those that only say something. */
export const ALOUD: readonly KeyDeed[] = ["question", "awaited", "last", "hand", "points"];

/** Whoever writes means letters; whoever has a window before the table does not mean the table. */
const WRITING = "input, textarea, select, dialog, [contenteditable]";
/** What has an answer of its own to these keys. */
const CONTROLS = "a, button, summary, label, [role=button], [role=tab]";

/** May a key that was pressed mean the table at all? One that is held down means nothing more. */
export function meansTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest(WRITING) !== null);
}

/** What the keys of a game's panels are taken from. */
export type Panels = readonly Pick<Panel<never, never>, "id" | "aloud">[];

/** What a pressed key does; nothing if it belongs to something else. */
export function deedOf(event: KeyboardEvent, mayBeSingle: boolean, panels: Panels = []): Pressed | null {
  if (!meansTable(event) || event.altKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const panel = panels.find(({ aloud }) => aloud?.key === key);
  if (panel !== undefined) return mayBeSingle ? { does: "panel", panel: panel.id } : null;
  const stroke = STROKES.find(({ keys }) => keys.includes(key));
  if (stroke === undefined || (stroke.isSingle && !mayBeSingle)) return null;
  const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
  return isControl && (key === "Enter" || key === " ") ? null : { does: stroke.does };
}

/** The digit that was pressed. Not the character: on French keyboards a digit without Shift is none. */
export function digitOf(event: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  return digit === undefined ? null : Number(digit);
}
