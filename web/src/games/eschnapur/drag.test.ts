import { expect, test } from "vitest";
import { hasBegun } from "$src/table/dragging.svelte";
import { landing } from "./drag.svelte";
import { draft } from "./laying";
import { laid } from "./placing";
import { AskedPlan } from "./sample";

function inside(attributes: Record<string, string>): Element {
  const place = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value);
  return place.appendChild(document.createElement("span"));
}

test("a trembling finger does not drag", () => {
  expect(hasBegun(10, 10, 14, 13)).toBe(false);
  expect(hasBegun(10, 10, 17, 10)).toBe(true);
});

test("a card lands in my places and in my hand, nowhere else", () => {
  expect(landing(inside({ "data-official": "3", "data-seat": "A", "data-mine": "" }))).toBe(3);
  expect(landing(inside({ "data-official": "3", "data-seat": "B" }))).toBeNull();
  expect(landing(inside({ "data-hand": "" }))).toBe("hand");
  expect(landing(inside({}))).toBeNull();
  expect(landing(null)).toBeNull();
});

test("where it lands says what happens to the plan", () => {
  const choice = new AskedPlan(["lay 1 2"], ["lay 2 0"], ["lay 3 0"]);
  const planned = draft(choice);
  laid(choice, planned, { gold: 2, from: null }, 1);
  laid(choice, planned, { gold: 0, from: 2 }, 3);
  laid(choice, planned, { gold: 0, from: 2 }, 2);
  laid(choice, planned, { gold: 0, from: 2 }, "hand");
  laid(choice, planned, { gold: 2, from: null }, "hand");
  laid(choice, planned, { gold: 2, from: null }, null);
  expect(choice.said).toEqual(["choose lay 1 2", "swap lay 2 0 for lay 3 0", "drop lay 2 0"]);
});
