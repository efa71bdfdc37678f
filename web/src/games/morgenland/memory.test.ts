import { expect, test } from "vitest";
import { Memory } from "./memory";
import { mountainShown } from "./mountain";
import { hidden, player, scene, view } from "./sample";

test("what is as it was stays the same thing, and what has changed does not", () => {
  const memory = new Memory();
  const shown = (pieces: number) =>
    mountainShown(
      scene({
        view: view({ players: { ...view().players, B: player({ pieces: Array.from({ length: pieces }, () => hidden("market")) }) } }),
      }),
    ).map((space) => memory.same(space.space, space));
  const [before, again, after] = [shown(1), shown(1), shown(2)];
  expect(again.every((space, n) => space === before[n])).toBe(true);
  expect(after.flatMap((space, n) => (space === before[n] ? [] : [space.space]))).toEqual(["market"]);
});
