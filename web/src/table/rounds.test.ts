import { expect, test } from "vitest";
import { rounds } from "./rounds";

test("a story is cut where a round begins", () => {
  expect(rounds(["bid", "won", "round", "bid", "round"], (event) => event === "round")).toEqual([
    ["bid", "won"],
    ["round", "bid"],
    ["round"],
  ]);
  expect(rounds([], () => true)).toEqual([[]]);
});
