import { keep, kept } from "$src/device";
import type { Language } from "$src/words/language";
import { isLanguage, spoken } from "$src/words/language";
import type { Wish } from "$wire/table";

/** What a visitor likes. It stays on their device. */
export interface Settings {
  language: Language;
  /** The colours of the room. */
  light: "system" | "light" | "dark";
  /** Do things move? */
  motion: "system" | "full" | "still";
  /** How long what happens is shown; "off" shows only results, and "system" does so where nothing may move. */
  pace: "system" | RevealPace;
  /** Does everything that is shown wait until somebody goes on? */
  hold: boolean;
  sound: boolean;
  /** How is somebody called whose turn it is? */
  call: "off" | "sound" | "shake";
  /** How large a table is drawn, as far as it fits. */
  board: "small" | "medium" | "large";
  /** Ask once more before a plan is sealed? */
  confirm: boolean;
  /** Is a move of a single choice final as soon as it is made, without a press of its own? */
  atOnce: boolean;
  /** Colours of players, or patterns in shades of grey for those who see few colours. */
  palette: "colours" | "strong";
  /** When to be asked whether to step in, when a game begins: as the game has it, or everywhere alike. */
  asks: "game" | Wish;
  /** What was chosen for each kind of window at the last table of a game; it goes before what holds everywhere. */
  wishes: Readonly<Record<string, Readonly<Record<string, Wish>>>>;
  /** Words and lists instead of drawings. */
  text: boolean;
  /** The plain screen for every game, also for those that have their own. */
  plain: boolean;
  /** Do letters, digits and signs do something at a table? */
  keys: boolean;
}

/** By what a pace multiplies durations. */
const PACES = { leisurely: 1.7, normal: 1, brisk: 0.5, off: 0 };
export type RevealPace = keyof typeof PACES;

const PLACE = "durbar.settings";

/** From the most questions to the fewest. */
export const WISHES: readonly Wish[] = ["always", "if-it-concerns-me", "never"];

function standard(): Settings {
  const touch = window.matchMedia("(pointer: coarse)").matches;
  return {
    language: spoken(navigator.languages),
    light: "system",
    motion: "system",
    pace: "system",
    hold: false,
    sound: !touch,
    call: touch ? "off" : "sound",
    board: "medium",
    confirm: false,
    // A token is put on a space a hundred times in a game, and each time by two acts: a third one is a chore to whoever has a
    // mouse. A finger misses small spaces, and what is sealed cannot be taken back.
    atOnce: !touch,
    palette: "colours",
    asks: "game",
    wishes: {},
    text: false,
    plain: false,
    keys: true,
  };
}

/** What was kept, as far as it still means something. */
export function read(text: string | null, otherwise: Settings): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return otherwise;
  }
  if (typeof stored !== "object" || stored === null) return otherwise;
  const wishes = renewed(stored as Record<string, unknown>);
  const settings = { ...otherwise };
  const choices = {
    light: ["system", "light", "dark"],
    motion: ["system", "full", "still"],
    pace: ["system", "leisurely", "normal", "brisk", "off"],
    call: ["off", "sound", "shake"],
    board: ["small", "medium", "large"],
    palette: ["colours", "strong"],
    asks: ["game", ...WISHES],
  } as const;
  for (const [key, allowed] of Object.entries(choices)) {
    const wish = wishes[key];
    if ((allowed as readonly unknown[]).includes(wish)) Object.assign(settings, { [key]: wish });
  }
  for (const key of ["hold", "sound", "confirm", "atOnce", "text", "plain", "keys"] as const) {
    const wish = wishes[key];
    if (typeof wish === "boolean") settings[key] = wish;
  }
  settings.wishes = windows(wishes["wishes"]);
  const language = wishes["language"];
  if (typeof language === "string" && isLanguage(language)) settings.language = language;
  return settings;
}

/** What was kept of the windows of games. */
function windows(stored: unknown): Settings["wishes"] {
  const isWish = (entry: [string, unknown]): entry is [string, Wish] => WISHES.some((wish) => wish === entry[1]);
  return Object.fromEntries(members(stored).map(([game, kinds]) => [game, Object.fromEntries(members(kinds).filter(isWish))]));
}

function members(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Before there was a pace, motion could be fast; before games had windows of several kinds, one could stand aside in all. */
function renewed(wishes: Record<string, unknown>): Record<string, unknown> {
  const paced = wishes["motion"] === "fast" ? { pace: "brisk", ...wishes, motion: "full" } : wishes;
  const stoodAside = ["somebody-plays", "next-round"].includes(String(wishes["standing"]));
  return stoodAside ? { asks: "if-it-concerns-me", ...paced } : paced;
}

export const settings: Settings = $state(read(kept(PLACE), standard()));

/** Changes what a visitor likes, and keeps it. */
export function prefer(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  keep(PLACE, JSON.stringify(settings));
}

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
let prefersStill = $state(still.matches);
still.addEventListener("change", (event) => (prefersStill = event.matches));

/** May nothing move? */
export function isStill(): boolean {
  return settings.motion === "system" ? prefersStill : settings.motion === "still";
}

/** By what a duration is multiplied: 0 if nothing is shown in steps. */
export function tempo(): number {
  if (settings.pace !== "system") return PACES[settings.pace];
  // Whoever steps by click wants to see the steps.
  return isStill() && !settings.hold ? PACES.off : PACES.normal;
}
