import { beforeAll, expect, test } from "vitest";
import type { Because, Event as Happening, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { speak } from "$src/words/words.svelte";
import { reason } from "./reason";
import { columns } from "./reveal";
import { PLAYERS } from "./sample";

beforeAll(() => speak("en"));

function shown(official: Official, cards: Partial<Record<Seat, Gold>>): Happening[] {
  // The keys of a record of seats are seats.
  return Object.entries(cards).map(([seat, gold]) => ({ revealed: { seat: seat as Seat, official, gold } }));
}

function won(official: Official, seat: Seat, gold: Gold, because: Because): Happening {
  return { won: { official, seat, gold, because } };
}

function told(events: Happening[], official: Official): { fates: string; why: string } {
  const column = columns(events, null).get(official);
  if (column === undefined) return { fates: "", why: "" };
  return { fates: column.bids.map((bid) => `${bid.seat} ${bid.fate}`).join(", "), why: reason(column, PLAYERS) };
}

test("the highest card wins", () => {
  const events = [...shown(2, { A: 5, B: 3, C: 0 }), won(2, "A", 5, "highest")];
  expect(told(events, 2)).toEqual({ fates: "A won, B lost, C back", why: "5 wins" });
});

test("equal cards above the winner cancel", () => {
  const events = [...shown(2, { A: 5, B: 3, C: 5, D: 0 }), won(2, "B", 3, "higher-cancelled")];
  expect(told(events, 2)).toEqual({ fates: "A cancelled, B won, C cancelled, D back", why: "5 and 5 cancel, 3 wins" });
});

test("a privilege wins a tie, and its owner is named", () => {
  const events = [...shown(4, { A: 5, B: 5, C: 2 }), won(4, "B", 5, "wins-ties")];
  expect(told(events, 4)).toEqual({ fates: "A lost, B won, C lost", why: "5 and 5: Bert wins the tie" });
});

test("nobody wins if everything cancels", () => {
  const events: Happening[] = [...shown(5, { A: 5, B: 4, C: 5, D: 4 }), { "nobody-won": { official: 5 } }];
  expect(told(events, 5)).toEqual({ fates: "A cancelled, B cancelled, C cancelled, D cancelled", why: "5, 5, 4 and 4 cancel: nobody" });
});

test("a nought alone does not win", () => {
  expect(told([...shown(1, { A: 0 }), { "nobody-won": { official: 1 } }], 1)).toEqual({ fates: "A back", why: "0 never wins" });
});

test("nobody wins where only a blocked card lies", () => {
  const events: Happening[] = [{ "stayed-blocked": { seat: "B", official: 2 } }, { "nobody-won": { official: 2 } }];
  expect(told(events, 2)).toEqual({ fates: "B blocked", why: "Nobody" });
});

test("stones are told by card and equal cards halve", () => {
  const events: Happening[] = [
    { blocked: { by: "A", seat: "B", official: 4 } },
    { "stones-gained": { seat: "B", due: 1, gained: 1 } },
    ...shown(3, { A: 5, B: 4, C: 5 }),
    { "stones-gained": { seat: "A", due: 3, gained: 3 } },
    { "stones-gained": { seat: "B", due: 4, gained: 4 } },
    { "stones-gained": { seat: "C", due: 3, gained: 2 } },
  ];
  expect(columns(events, null).get(3)?.bids.map((bid) => bid.stones)).toEqual([3, 4, 2]);
  expect(told(events, 3).why).toBe("5 and 5: half each");
});

test("nothing is decided while somebody plays from the hand", () => {
  const column = columns(shown(3, { A: 5, B: 4 }), 3).get(3);
  expect(column?.outcome).toBeNull();
  expect(column?.bids.map((bid) => bid.fate)).toEqual(["open", "open"]);
});

test("a card from the hand stands among the others", () => {
  const events: Happening[] = [
    ...shown(2, { A: 3 }),
    { "played-from-hand": { seat: "B", official: 2, gold: 4 } },
    { "played-from-hand": { seat: "C", official: 2, gold: null } },
    won(2, "B", 4, "highest"),
  ];
  expect(told(events, 2).fates).toBe("A lost, B won, C none");
});

test("the last round is forgotten", () => {
  expect(columns([...shown(2, { A: 5 }), won(2, "A", 5, "highest"), { "round-began": { round: 3 } }], null).size).toBe(0);
});
