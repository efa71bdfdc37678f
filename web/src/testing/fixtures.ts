import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What was recorded of games for tests lies in the folder of each game, `src/games/<game>/fixtures/`, and is written by
 * `UPDATE_FIXTURES=1 cargo test -p table fixtures`. Whoever reads it says what it is: no type comes with it.
 */
const GAMES = join(import.meta.dirname, "../games");

/** One of a game's fixtures. */
export function fixture(game: string, name: string): unknown {
  return JSON.parse(readFileSync(join(GAMES, game, "fixtures", `${name}.json`), "utf8"));
}

/** The names of a game's fixtures that begin like this. */
export function fixtures(game: string, beginning: string): string[] {
  const names = readdirSync(join(GAMES, game, "fixtures")).map((file) => file.replace(/\.json$/, ""));
  const found = names.filter((name) => name.startsWith(beginning)).sort();
  if (found.length === 0) throw new Error(`nothing is recorded of ${game} that is called ${beginning}…`);
  return found;
}

/** The games that have a fixture of this name. */
export function gamesWith(name: string): string[] {
  const found = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "fixtures", `${name}.json`)));
  if (found.length === 0) throw new Error(`no game has a fixture ${name}`);
  return found.sort();
}
