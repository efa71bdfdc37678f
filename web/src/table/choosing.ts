import type { GameScreen } from "./screen";

/** An action that is offered in text mode. */
export interface Offered {
  action: string;
  /** The digit that chooses it. */
  digit: number | null;
}

/** Actions about one thing, under its name. */
export interface Group {
  /** Nothing if there is only one thing that all is about. */
  title: string | null;
  offers: readonly Offered[];
}

type Screen = Pick<GameScreen<never, never>, "subject" | "digit" | "where">;

/** What may be chosen, by what it is about, in the order in which it is asked. */
export function groups(screen: Screen, actions: readonly string[]): Group[] {
  const found = new Map<string | null, string[]>();
  for (const action of actions) {
    const title = screen.subject?.(action) ?? null;
    found.set(title, [...(found.get(title) ?? []), action]);
  }
  return [...found].map(([title, members]) => ({ title, offers: numbered(screen, members) }));
}

/**
 * The digits of a group: first the number that an action names, so that 5 lays the 5; the others get what is left. What
 * answers at once has none: no single key is final.
 */
function numbered(screen: Screen, actions: readonly string[]): Offered[] {
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
