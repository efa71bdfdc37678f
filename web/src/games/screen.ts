import { settings } from "$src/settings/settings.svelte";
import type { Manifest, Screen } from "./manifest";

/** What any game can be played on. */
const PLAIN: Screen = {
  table: () => import("$src/plain/Table.svelte"),
  replay: () => import("$src/plain/Replay.svelte"),
};

/** On which screen a game is seen: its own, or the plain one where it has none or somebody likes that better. */
export function screenOf(game: Pick<Manifest, "screen">): Screen {
  return settings.plain || game.screen === null ? PLAIN : game.screen;
}
