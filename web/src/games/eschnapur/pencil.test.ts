import { expect, test } from "vitest";
import type { Shown } from "$wire/eschnapur";
import { pencil } from "./pencil";
import { plan, tableau, view } from "./sample";

const draw = (before: Shown, ...actions: readonly string[]) => pencil(before, "A", actions);
const mine = ({ tableaus }: Shown) => tableaus.A;

/** My turn to build. */
const BUILDING = view({
  phase: { step: "building", turn: 0, free_sites: false, ignores_stop: false, last_built: false },
  tableaus: { A: tableau({ hand: [1], cards: 1, stones: 2, pp: 20 }), B: tableau(), C: tableau(), D: tableau() },
});

/** I won the stone that may be moved. */
const MOVING = view({ phase: { step: "moving", winner: "A", protected: null, ignores_stop: false, now: { now: "lifting" } } });

test("sites", () => {
  const sites = view({ phase: { step: "sites", awaited: ["A"], mine: [4] } });
  expect(draw(sites, "site 2").phase).toMatchObject({ mine: [2, 4] });
  expect(draw(sites, "site 4").phase).toMatchObject({ mine: [4] });
});

test("cards for officials leave the hand, and what they take the place of returns to it", () => {
  const laid = draw(view(), "lay 1 3", "leave 2", "lay 4 0");
  expect(laid.phase).toMatchObject({
    mine: [{ plan: "card", gold: 3 }, { plan: "leave" }, { plan: "open" }, { plan: "card", gold: 0 }, { plan: "open" }],
  });
  expect(mine(laid)?.hand).toEqual([0, 1, 2]);
  const other = draw(laid, "lay 1 1", "leave 4");
  expect(other.phase).toMatchObject({ mine: plan({ 1: 1 }).map((one, n) => (n === 1 || n === 3 ? { plan: "leave" } : one)) });
  expect(mine(other)?.hand).toEqual([0, 0, 2, 3]);
});

test("a card from the hand lies before nobody before it is sealed", () => {
  const asked = view({ phase: { step: "from-hand", official: 3 } });
  expect(draw(asked, "lay 3 2")).toEqual(asked);
});

test("blockade and stop", () => {
  const blockade = view({ phase: { step: "blockade", winner: "A" } });
  const blocked = draw(blockade, "block C 4");
  expect(blocked.markers.blockade).toEqual({ seat: "C", official: 4 });
  expect(draw(blocked, "beside").markers.blockade).toBeNull();
  const stopped = draw(view({ phase: { step: "stop", winner: "A" }, markers: blocked.markers }), "stop 5");
  expect(stopped.markers).toMatchObject({ stop: 5, blockade: { seat: "C", official: 4 } });
  expect(draw(stopped, "beside").markers).toMatchObject({ stop: null, blockade: { seat: "C", official: 4 } });
});

test("markers are handed out from the lowest", () => {
  const handing = view({
    phase: { step: "order", winner: "A", markers: [null, "A", null, null], now: { now: "handing" } },
    next_marker: 1,
  });
  const one = draw(handing, "marker C");
  expect([one.phase, one.next_marker]).toMatchObject([{ markers: ["C", "A", null, null] }, 3]);
  const all = draw(one, "marker D", "marker B");
  expect([all.phase, all.next_marker]).toMatchObject([{ markers: ["C", "A", "D", "B"] }, null]);
});

test("a marker of one's own choice", () => {
  const choosing = view({
    phase: { step: "order", winner: "B", markers: [null, null, null, null], now: { now: "choosing", asked: "A", passed: [] } },
  });
  const chosen = draw(choosing, "choose 3");
  expect([chosen.phase, chosen.next_marker]).toMatchObject([{ markers: [null, null, "A", null] }, null]);
});

test("stones", () => {
  const built = draw(BUILDING, "build 2", "build 4");
  expect([built.palace[2], built.palace[4]]).toEqual([["A", "B", "A"], ["A"]]);
  expect(mine(built)?.stones).toBe(0);
});

test("coins leave the bank and what is still to be taken", () => {
  const owed = { ...BUILDING, payment: { seat: "A", left: 4, at_most: 5, due: 3, waiting: [] } } satisfies Shown;
  const some = draw(owed, "take 3");
  expect(some.bank).toEqual([1, 2, 3, 5]);
  expect(mine(some)).toMatchObject({ hand: [1, 3], cards: 2 });
  expect(some.payment).toMatchObject({ left: 1, at_most: 3 });
  expect(draw(some, "take 1").payment).toBeNull();
  expect(mine(draw({ ...owed, tableaus: { A: tableau({ hand: [], owned: [2] }) } }, "take 3"))?.owned).toEqual([2, 3]);
});

test("a stone is lifted, and set", () => {
  const lifted = draw(MOVING, "lift 2");
  expect(lifted.phase).toMatchObject({ now: { now: "setting", part: 2 } });
  const moved = draw(lifted, "set 4");
  expect([moved.palace[2], moved.palace[4]]).toEqual([["A"], ["B"]]);
  expect(moved.phase).toMatchObject({ now: { now: "lifting" } });
  expect(draw(MOVING, "stay")).toEqual(MOVING);
});

test("a stone is protected", () => {
  expect(draw(MOVING, "protect 3").phase).toMatchObject({ protected: 3 });
});

test("privileges are paid", () => {
  const bought = draw(BUILDING, "buy win-ties");
  expect(bought.privileges).toEqual(["free-sites", "gold-five"]);
  expect(mine(bought)?.pp).toBe(13);
});

test("where the server has done the plan, nothing is drawn twice", () => {
  const done = { ...BUILDING, awaited: ["B"] } satisfies Shown;
  expect(draw(done, "build 2", "take 3")).toBe(done);
});

test("what is no action of this game changes nothing", () => {
  expect(draw(BUILDING, "juggle", "pass")).toBe(BUILDING);
});
