import type { Wish } from "$wire/table";
import type { Board } from "./asked";

/** When somebody wants to be asked, for every kind of window of a game. The game names its kinds; the frame has no list. */
export type Wishes = Readonly<Record<string, Wish>>;

/** What is asked for in all windows alike; nothing if it differs. */
export function common(wishes: Wishes): Wish | null {
  const [first, ...others] = Object.values(wishes);
  return first !== undefined && others.every((one) => one === first) ? first : null;
}

/** The same in every window. */
export function everywhere(wishes: Wishes, wish: Wish): Wishes {
  return Object.fromEntries(Object.keys(wishes).map((kind) => [kind, wish]));
}

const FEWER = { always: "if-it-concerns-me", "if-it-concerns-me": "never", never: null } as const satisfies Record<Wish, Wish | null>;

/** Fewer questions in a kind of window than there are now; nothing if there are none already. */
export function fewer(wishes: Wishes, kind: string): (typeof FEWER)[Wish] {
  const now = wishes[kind];
  return now === undefined ? null : FEWER[now];
}

/** Could a window pass whoever sits here by, so that holding on means anything? */
export function mayHold({ wishes, standing, hold, status }: Pick<Board<unknown>, "wishes" | "standing" | "hold" | "status">): boolean {
  const passes = standing !== null || Object.values(wishes).some((wish) => wish !== "always");
  return status.stage.stage === "playing" && Object.keys(wishes).length > 0 && (passes || hold);
}

/** What somebody likes, as far as this game has such windows; nothing if the table knows it already. */
export function wanted(wishes: Wishes, asks: "game" | Wish, own: Wishes | undefined): Wishes | null {
  const liked = own ?? (asks === "game" ? {} : everywhere(wishes, asks));
  const whole = Object.fromEntries(Object.entries(wishes).map(([kind, now]) => [kind, liked[kind] ?? now]));
  return Object.entries(whole).some(([kind, wish]) => wishes[kind] !== wish) ? whole : null;
}
