import { keep, kept } from "$src/device";
import type { Language } from "$src/words/language";
import { isLanguage, spoken } from "$src/words/language";

/** What a visitor likes. It stays on his device. */
export interface Settings {
  language: Language;
  /** The colours of the room. */
  light: "system" | "light" | "dark";
  /** Do things move? */
  motion: "system" | "full" | "still";
  /** How long what happens is shown; "off" shows only results, and "system" does so where nothing may move. */
  pace: "system" | Pace;
  /** Does everything that is shown wait until somebody goes on? */
  hold: boolean;
  sound: boolean;
  /** How is somebody called whose turn it is? */
  call: "off" | "sound" | "shake";
  /** How large a table is drawn, as far as it fits. */
  board: "small" | "medium" | "large";
  /** Ask once more before a plan is sealed? */
  confirm: boolean;
  /** Colours of players, or patterns in shades of grey for those who see few colours. */
  palette: "colours" | "strong";
  /** Stand aside in privilege windows when a table begins? */
  standing: "never" | "somebody-plays" | "next-round";
  /** Words and lists instead of drawings. */
  text: boolean;
  /** Do letters, digits and signs do something at a table? */
  keys: boolean;
}

/** By what a pace multiplies durations. */
const PACES = { leisurely: 1.7, normal: 1, brisk: 0.5, off: 0 };
export type Pace = keyof typeof PACES;

const PLACE = "durbar.settings";

function standard(): Settings {
  const touch = window.matchMedia?.("(pointer: coarse)").matches ?? false;
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
    palette: "colours",
    standing: "never",
    text: false,
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
    standing: ["never", "somebody-plays", "next-round"],
  } as const;
  for (const [key, allowed] of Object.entries(choices)) {
    const wish = wishes[key];
    if ((allowed as readonly unknown[]).includes(wish)) Object.assign(settings, { [key]: wish });
  }
  for (const key of ["hold", "sound", "confirm", "text", "keys"] as const) {
    const wish = wishes[key];
    if (typeof wish === "boolean") settings[key] = wish;
  }
  const language = wishes["language"];
  if (typeof language === "string" && isLanguage(language)) settings.language = language;
  return settings;
}

/** Before there was a pace, motion could be fast. */
function renewed(wishes: Record<string, unknown>): Record<string, unknown> {
  return wishes["motion"] === "fast" ? { pace: "brisk", ...wishes, motion: "full" } : wishes;
}

export const settings: Settings = $state(read(kept(PLACE), standard()));

/** Changes what a visitor likes, and keeps it. */
export function prefer(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  keep(PLACE, JSON.stringify(settings));
}

const still = window.matchMedia?.("(prefers-reduced-motion: reduce)");
let prefersStill = $state(still?.matches ?? false);
still?.addEventListener("change", (event) => (prefersStill = event.matches));

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
