import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { speak } from "$src/words/words.svelte";
import { spaceShown } from "./mountain";
import { hasBegun } from "$src/table/dragging.svelte";
import { laid, landing, picking, planned } from "./picking.svelte";
import { nameable, point, pointing, sumWith } from "./pointing";
import { AskedPlan, hidden, player, scene, view } from "./sample";

const FREE = ["place 2 cave-1", "place 4 cave-1", "place 2 market", "place 4 market"];

beforeAll(() => speak("en"));
beforeEach(() => picking.forget());
afterEach(() => picking.cancel());

test("a token and then a space, or a space and then a token", () => {
  const one = new AskedPlan(FREE);
  picking.pointToken(one, 4);
  expect(pointing(one, "market", picking.held)).toEqual({ does: "place", action: "place 4 market", token: 4 });
  picking.pointSpace(one, "market");
  expect(one.said).toEqual(["choose place 4 market"]);
  expect(picking.held).toBe(null);
  const other = new AskedPlan(FREE);
  expect(pointing(other, "cave-1", null)).toEqual({ does: "pick" });
  picking.pointSpace(other, "cave-1");
  picking.pointToken(other, 2);
  expect(other.said).toEqual(["choose place 2 cave-1"]);
});

test("another token takes the place of the one that is planned, and the planned one is taken back", () => {
  const choice = new AskedPlan(["place 4 cave-1", "place 4 market"], ["place 2 cave-1"]);
  expect(planned(choice)).toEqual({ action: "place 2 cave-1", token: 2, space: "cave-1" });
  const back = pointing(choice, "cave-1", null);
  expect(back).toEqual({ does: "take-back", action: "place 2 cave-1", token: 2 });
  if (back !== null) point(choice, "cave-1", back);
  laid(choice, { token: 4, from: null }, "market");
  laid(choice, { token: 2, from: "cave-1" }, "hand");
  laid(choice, { token: 2, from: "cave-1" }, null);
  expect(choice.said).toEqual(["drop place 2 cave-1", "swap place 2 cave-1 for place 4 market", "drop place 2 cave-1"]);
});

test("what cannot be placed there is not placed, and the last token needs no picking", () => {
  const choice = new AskedPlan(["place 9 guard"]);
  expect(pointing(choice, "market", 9)).toBe(null);
  expect(pointing(choice, "guard", null)).toEqual({ does: "place", action: "place 9 guard", token: 9 });
  laid(choice, { token: 9, from: null }, "market");
  expect(choice.said).toEqual([]);
  expect(pointing(null, "guard", null)).toBe(null);
});

test("a space and the tokens there are named, and that is taken back", () => {
  const choice = new AskedPlan(["space market", "piece B1"], ["piece B2"]);
  expect(pointing(choice, "market", null)).toEqual({ does: "name", action: "space market", isPlanned: false });
  point(choice, "market", { does: "name", action: "space market", isPlanned: true });
  expect(choice.said).toEqual(["drop space market"]);
  expect(nameable(choice, spaceShown(scene(), "cave-1"))).toEqual(["B1", "B2"]);
});

test("my strength with one more token; what is planned there would make room for it", () => {
  expect(sumWith(scene(), "cave-1", 5)).toBe(12);
  expect(sumWith(scene(), "market", 5)).toBe(5);
  const replaced = view({ players: { A: player({ hand: [2], pieces: [hidden("cave-1", 7)] }) } });
  expect(sumWith(scene({ view: replaced, choice: new AskedPlan([], ["place 7 cave-1"]) }), "cave-1", 2)).toBe(2);
});

test("a trembling finger does not drag, and lands where it is let go", () => {
  expect([hasBegun(0, 0, 4, 4), hasBegun(0, 0, 5, 5)]).toEqual([false, true]);
  document.body.innerHTML = '<div data-space="room-2"><b></b></div><div data-hand><i></i></div><u></u>';
  expect(["b", "i", "u"].map((tag) => landing(document.querySelector(tag)))).toEqual(["room-2", "hand", null]);
});
