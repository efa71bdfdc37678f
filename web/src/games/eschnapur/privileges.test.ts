import { beforeAll, expect, test } from "vitest";
import { speak } from "$src/words/words.svelte";
import { privilegesShown, reach } from "./privileges";
import { GAMES } from "./recorded";
import { PLAYERS, scene, view } from "./sample";

beforeAll(() => speak("en"));

test("privileges stand in the order of an edition's costs", () => {
  const { figures, ...rest } = view();
  const dear = { ...rest, figures: { ...figures, costs: { ...figures.costs, "from-hand": 1 } } };
  expect(privilegesShown(scene({ view: dear }))[0]?.privilege).toBe("from-hand");
});

test("points fill the bar row by row", () => {
  expect(reach(view(), "choose-order", 3)).toBe(0.5);
  expect(reach(view(), "choose-order", 6)).toBe(1);
  expect(reach(view(), "win-ties", 6)).toBe(0);
  expect(reach(view(), "win-ties", 20)).toBe(1);
});

test.each(GAMES)("nothing is shown as sold in a game of %s that nobody has bought", (_, game) => {
  const bought = new Set<string>();
  let shows = 0;
  for (const { events, after } of game) {
    for (const event of events) if (event.event === "bought") bought.add(event.privilege);
    const shown = privilegesShown(
      scene({ view: after, players: PLAYERS.slice(0, Object.keys(after.tableaus).length), me: null, choice: null }),
    );
    expect(new Set(shown.filter(({ isGone }) => isGone).map(({ privilege }) => privilege))).toEqual(bought);
    // What is not in a game for two is not there at all.
    expect(shown.length).toBe(Object.keys(after.tableaus).length === 2 ? 8 : 10);
    shows += 1;
  }
  expect(shows).toBeGreaterThan(10);
});
