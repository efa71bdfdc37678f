import { expect, test } from "vitest";
import { distance } from "./into-view";

test("what is in view stays where it is", () => {
  expect(distance(10, 90, 0, 100)).toBe(0);
});

test("what lies below or above is scrolled to, and no further", () => {
  expect(distance(80, 130, 0, 100)).toBe(30);
  expect(distance(-20, 30, 0, 100)).toBe(-20);
});

test("what is larger than the view is shown from its beginning", () => {
  expect(distance(40, 240, 0, 100)).toBe(40);
  expect(distance(-40, 240, 0, 100)).toBe(-40);
});
