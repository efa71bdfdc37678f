import { expect, test } from "vitest";
import { spread, ticks } from "./chart";

test("an axis has round numbers and reaches the highest value", () => {
  expect(ticks(37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(0)).toEqual([0, 1]);
});

test("labels that are apart stay where they are", () => {
  expect(spread([10, 60, 110], 20, 0, 200)).toEqual([10, 60, 110]);
});

test("labels on one spot move apart and stay within the chart", () => {
  expect(spread([50, 50, 50], 20, 0, 200)).toEqual([50, 70, 90]);
  expect(spread([195, 195, 10], 20, 0, 200)).toEqual([180, 200, 10]);
});
