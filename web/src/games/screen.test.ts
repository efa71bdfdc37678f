import { afterEach, expect, test } from "vitest";
import { prefer } from "$src/settings/settings.svelte";
import { GAMES } from "./games";
import { screenOf } from "./screen";

afterEach(() => prefer({ plain: false }));

test("a game without a screen of its own has the plain one, and so has every game for whoever likes that", () => {
  const plain = screenOf({ screen: null });
  const own = GAMES.flatMap((game) => (game.screen === null ? [] : [game]));
  expect(own.map((game) => screenOf(game) === game.screen)).toEqual(own.map(() => true));
  prefer({ plain: true });
  for (const game of GAMES) expect(screenOf(game)).toBe(plain);
});
