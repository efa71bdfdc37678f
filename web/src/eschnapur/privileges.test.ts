import { expect, test } from "vitest";
import { byCost, reach } from "./privileges";
import { view } from "./sample";

const { costs } = view().figures;

test("privileges stand in the order of an edition's costs", () => {
  expect(byCost({ ...costs, "from-hand": 1 })[0]).toBe("from-hand");
});

test("points fill the bar row by row", () => {
  expect(reach(costs, "choose-order", 3)).toBe(0.5);
  expect(reach(costs, "choose-order", 6)).toBe(1);
  expect(reach(costs, "win-ties", 6)).toBe(0);
  expect(reach(costs, "win-ties", 20)).toBe(1);
});
