import { expect, test } from "vitest";
import { isolated } from "./isolate";
import { Words } from "./words.svelte";

const DAVID = "\u05d3\u05d5\u05d3";
const MUHAMMAD = "\u0645\u062d\u0645\u062f 3";
const alone = (name: string) => `\u2068${name}\u2069`;

test("a name that runs from right to left stays in its place in a sentence", () => {
  const spoken = new Words(
    "en",
    "list-and = { $most } and { $last }\nwon = { $name } won, { $points } points.\nfor = For it: { $names }.\n",
  );
  expect(spoken.tell("won", { name: MUHAMMAD, points: 5 })).toBe(`${alone(MUHAMMAD)} won, 5 points.`);
  expect(spoken.tell("won", { name: "Ben", points: 5 })).toBe("Ben won, 5 points.");
  const names = spoken.joined(["Ben", DAVID, MUHAMMAD]);
  expect(names).toBe(`Ben, ${alone(DAVID)} and ${alone(MUHAMMAD)}`);
  expect(spoken.tell("for", { names })).toBe(`For it: ${names}.`);
  expect(spoken.joined([DAVID])).toBe(alone(DAVID));
});

test("what is isolated is not isolated again", () => {
  expect(isolated(isolated(DAVID))).toBe(alone(DAVID));
  expect(isolated("Zoë 🐉 田中")).toBe("Zoë 🐉 田中");
});
