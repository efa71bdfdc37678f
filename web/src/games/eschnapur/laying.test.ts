import { expect, test } from "vitest";
import { draft, lay, left, mayLay, move, nextFor, takeBack } from "./laying";
import { worth } from "./purse";
import { AskedPlan, plan, tableau, view } from "./sample";

const LATER = ["lay 2 0", "lay 2 3", "lay 3 0", "lay 3 3", "leave 3"];

test("a plan is read by official", () => {
  expect([...draft(new AskedPlan([], ["lay 1 3", "leave 2", "lay 4 0"]))]).toEqual([
    [1, 3],
    [2, null],
    [4, 0],
  ]);
});

test("a planned card is not in the hand, whether the game that is drawn has done it or not", () => {
  const planned = draft(new AskedPlan([], ["lay 1 3", "lay 2 0"]));
  const before = view();
  expect(left(before, "A", planned)).toEqual({ 0: 1, 1: 1, 2: 1, 3: 0, 4: 0, 5: 0 });
  const halfway = view({
    phase: { step: "laying", awaited: ["A"], mine: plan({ 1: 3 }) },
    tableaus: { ...before.tableaus, A: tableau({ hand: [0, 0, 1, 2] }) },
  });
  expect(left(halfway, "A", planned)).toEqual({ 0: 1, 1: 1, 2: 1, 3: 0, 4: 0, 5: 0 });
  expect(worth(left(before, "A", planned))).toBe(3);
});

test("a card comes where it is offered, and takes the place of a planned one", () => {
  const choice = new AskedPlan(["lay 1 0"], ["lay 4 1"], LATER);
  const planned = draft(choice);
  lay(choice, planned, 2, 3);
  lay(choice, planned, 4, 3);
  lay(choice, planned, 4, 1);
  lay(choice, planned, 5, 3);
  expect(choice.said).toEqual(["choose lay 2 3", "swap lay 4 1 for lay 4 3"]);
  expect(mayLay(choice, planned, 5, 3)).toBe(false);
});

test("a planned card moves to an empty place only", () => {
  const choice = new AskedPlan([], ["lay 1 3", "lay 2 0"], LATER);
  const planned = draft(choice);
  move(choice, planned, 1, 2);
  move(choice, planned, 1, 5);
  move(choice, planned, 1, 3);
  expect(choice.said).toEqual(["swap lay 1 3 for lay 3 3"]);
});

test("what is planned can be taken back, an empty place too", () => {
  const choice = new AskedPlan([], ["lay 1 3", "leave 3"]);
  const planned = draft(choice);
  takeBack(choice, planned, 1);
  takeBack(choice, planned, 3);
  takeBack(choice, planned, 5);
  expect(choice.said).toEqual(["drop lay 1 3", "drop leave 3"]);
});

test("the next place is the first empty one that takes the card", () => {
  const choice = new AskedPlan([], ["lay 2 0"], LATER);
  expect(nextFor(choice, draft(choice), [1, 2, 3, 4, 5], 3)).toBe(3);
  expect(nextFor(choice, draft(choice), [1, 2, 3, 4, 5], 5)).toBeNull();
});
