import type { GameScreen } from "./screen";

/** An action that is offered in text mode. */
export interface Offered {
  action: string;
  /** The number that chooses it: a digit, unless choices are counted. */
  digit: number | null;
}

/** Actions about one thing, under its name. */
export interface Group {
  /** Nothing if there is only one thing that all is about. */
  title: string | null;
  offers: readonly Offered[];
}

type Screen = Pick<GameScreen<never, never>, "subject" | "digit" | "where">;

/** Are choices numbered from 1, one after the other, because none of them names a number of its own? */
export function isCounted(screen: Pick<Screen, "digit">): boolean {
  return screen.digit === undefined;
}

/** What was pressed, of some numbers: at which place the number stands, and whether no other could still be meant. */
export interface PressedNumber {
  at: number;
  isWhole: boolean;
}

/**
 * Which of these numbers a digit means after those that were pressed before. What begins no number after them is the
 * beginning of another.
 */
export function matching(numbers: readonly number[], before: string, digit: number): PressedNumber | null {
  const pressed = `${before}${digit}`;
  const at = numbers.indexOf(Number(pressed));
  if (at < 0) return before === "" ? null : matching(numbers, "", digit);
  const isWhole = !numbers.some((number, n) => n !== at && String(number).startsWith(pressed));
  return { at, isWhole };
}

/** What may be chosen, by what it is about, in the order in which it is asked. */
export function groups(screen: Screen, actions: readonly string[], means: Readonly<Record<string, unknown>> = {}): Group[] {
  const found = new Map<string | null, string[]>();
  for (const action of actions) {
    const title = screen.subject?.(action, means[action]) ?? null;
    found.set(title, [...(found.get(title) ?? []), action]);
  }
  return [...found].map(([title, members]) => ({ title, offers: numbered(screen, members) }));
}

/**
 * The digits of a group: first the number that an action names, so that 5 lays the 5; the others get what is left. What
 * answers at once has none: no single key is final.
 */
function numbered(screen: Screen, actions: readonly string[]): Offered[] {
  if (isCounted(screen)) {
    let number = 0;
    return actions.map((action) => ({ action, digit: screen.where(action) === "bar" ? null : (number += 1) }));
  }
  const own = new Map<string, number>();
  for (const action of actions) {
    const digit = screen.digit?.(action) ?? null;
    if (digit !== null && digit <= 9 && ![...own.values()].includes(digit)) own.set(action, digit);
  }
  // Whoever looks for part 2 looks before part 5, whatever was asked first.
  const sorted = [...actions].sort((one, other) => (own.get(one) ?? 10) - (own.get(other) ?? 10));
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => ![...own.values()].includes(digit));
  return sorted.map((action) => {
    if (screen.where(action) === "bar") return { action, digit: null };
    return { action, digit: own.get(action) ?? free.shift() ?? null };
  });
}
