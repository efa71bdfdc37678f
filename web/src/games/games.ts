import { manifest as eschnapur } from "./eschnapur/manifest";
import { manifest as goofspiel } from "./goofspiel/manifest";
import type { Manifest } from "./manifest";
import { manifest as morgenland } from "./morgenland/manifest";

/** The games, in the order in which they are offered: the one place of the app that names them. */
export const GAMES: readonly [Manifest, ...Manifest[]] = [eschnapur, morgenland, goofspiel];

/** A game by its name, if it can be played here. */
export function gameNamed(name: string): Manifest | null {
  return GAMES.find((game) => game.name === name) ?? null;
}
