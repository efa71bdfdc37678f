import type { Component } from "svelte";
import { GAMES } from "./games/games";
import { screenOf } from "./games/screen";
import type { Route } from "./route.svelte";
import type { Language } from "./words/language";
import { speak } from "./words/words.svelte";

interface Screen {
  default: Component;
}

/** Each screen is loaded when it is needed. */
const SCREENS: Record<Route["screen"], () => Promise<Screen>> = {
  lobby: () => import("./lobby/Lobby.svelte"),
  new: () => import("./lobby/NewTable.svelte"),
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  rules: () => import("./learn/Rulebook.svelte"),
  settings: () => import("./settings/SettingsScreen.svelte"),
  about: () => import("./pages/About.svelte"),
  nowhere: () => import("./pages/Nowhere.svelte"),
};

/** Loads a screen with what it says. The lobby has its own texts, which are loaded before everything else. */
export async function load(wanted: Route["screen"], language: Language): Promise<Screen> {
  if (wanted === "lobby") return SCREENS.lobby();
  const [screen] = await Promise.all([SCREENS[wanted](), speak(language)]);
  return screen;
}

/** Fetches what tables are made of, and what their games say, before anybody wants to play: then it is there at once. */
export function prepareTable(language: Language): void {
  const all: Promise<unknown>[] = [SCREENS.table(), ...GAMES.flatMap((game) => [screenOf(game).table(), game.texts[language]()])];
  // Whatever fails here fails again when it is needed, and is told then.
  for (const one of all) one.catch(() => undefined);
}
