import { beforeAll, expect, test } from "vitest";
import type { Bid, Fate, GameEvent, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { speak } from "$src/words/words.svelte";
import { reason } from "./reason";
import { columns } from "./reveal";
import { PLAYERS } from "./sample";

beforeAll(() => speak("en"));

/** Cards that are turned over. */
function shown(official: Official, cards: Partial<Record<Seat, Gold>>): GameEvent[] {
  // The keys of a record of seats are seats.
  return Object.entries(cards).map(([seat, gold]) => ({ event: "revealed", seat: seat as Seat, official, gold, back: gold === 0 }));
}

/** What became of cards, `"A 5 cancelled"` each. */
function bids(...told: readonly string[]): Bid[] {
  return told.map((one) => {
    const [seat, gold, fate] = one.split(" ");
    return { seat: seat as Seat, gold: Number(gold) as Gold, fate: fate as Fate, spent: fate === "won" };
  });
}

function told(events: GameEvent[], official: Official): { fates: string; why: string } {
  const column = columns(events).get(official);
  if (column === undefined) return { fates: "", why: "" };
  return { fates: column.bids.map((bid) => `${bid.seat} ${bid.fate}`).join(", "), why: reason(column, PLAYERS) };
}

test("the highest card wins", () => {
  const events: GameEvent[] = [
    ...shown(2, { A: 5, B: 3, C: 0 }),
    { event: "won", official: 2, seat: "A", gold: 5, because: "highest", bids: bids("A 5 won", "B 3 lost") },
  ];
  expect(told(events, 2)).toEqual({ fates: "A won, B lost, C back", why: "5 wins" });
});

test("equal cards above the winner cancel", () => {
  const events: GameEvent[] = [
    ...shown(2, { A: 5, B: 3, C: 5, D: 0 }),
    { event: "won", official: 2, seat: "B", gold: 3, because: "higher-cancelled", bids: bids("A 5 cancelled", "B 3 won", "C 5 cancelled") },
  ];
  expect(told(events, 2)).toEqual({ fates: "A cancelled, B won, C cancelled, D back", why: "5 and 5 cancel, 3 wins" });
});

test("a privilege wins a tie, and its owner is named", () => {
  const events: GameEvent[] = [
    ...shown(4, { A: 5, B: 5, C: 2 }),
    { event: "won", official: 4, seat: "B", gold: 5, because: "wins-ties", bids: bids("A 5 tied", "B 5 won", "C 2 lost") },
  ];
  expect(told(events, 4)).toEqual({ fates: "A tied, B won, C lost", why: "5 and 5: Bert wins the tie" });
});

test("nobody wins if everything cancels", () => {
  const all = bids("A 5 cancelled", "B 4 cancelled", "C 5 cancelled", "D 4 cancelled");
  const events: GameEvent[] = [...shown(5, { A: 5, B: 4, C: 5, D: 4 }), { event: "nobody-won", official: 5, bids: all }];
  expect(told(events, 5)).toEqual({ fates: "A cancelled, B cancelled, C cancelled, D cancelled", why: "5, 5, 4 and 4 cancel: nobody" });
});

test("a nought alone does not win", () => {
  const events: GameEvent[] = [...shown(1, { A: 0 }), { event: "nobody-won", official: 1, bids: [] }];
  expect(told(events, 1)).toEqual({ fates: "A back", why: "0 never wins" });
});

test("nobody wins where only a blocked card lies", () => {
  const events: GameEvent[] = [
    { event: "stayed-blocked", seat: "B", official: 2 },
    { event: "nobody-won", official: 2, bids: [] },
  ];
  expect(told(events, 2)).toEqual({ fates: "B blocked", why: "Blocked" });
});

test("stones are told by card and equal cards halve", () => {
  const events: GameEvent[] = [
    { event: "blocked", by: "A", seat: "B", official: 4 },
    { event: "stones-gained", seat: "B", due: 1, gained: 1, because: "blockade" },
    ...shown(3, { A: 5, B: 4, C: 5 }),
    { event: "stones-handed", official: 3, bids: bids("A 5 half", "B 4 full", "C 5 half") },
    { event: "stones-gained", seat: "A", due: 3, gained: 3, because: "card" },
    { event: "stones-gained", seat: "B", due: 4, gained: 4, because: "card" },
    { event: "stones-gained", seat: "C", due: 3, gained: 2, because: "card" },
    { event: "stones-gained", seat: "B", due: 3, gained: 3, because: "privilege" },
  ];
  expect(
    columns(events)
      .get(3)
      ?.bids.map((bid) => bid.stones),
  ).toEqual([3, 4, 2]);
  expect(told(events, 3).why).toBe("5 and 5: half each");
});

test("whoever wins ties gets all stones where others get half", () => {
  const events: GameEvent[] = [
    ...shown(3, { A: 5, B: 5, C: 2, D: 2 }),
    { event: "stones-handed", official: 3, bids: bids("A 5 half", "B 5 full", "C 2 half", "D 2 half") },
  ];
  expect(told(events, 3).why).toBe("5, 5, 2 and 2: Bert gets all, others half");
  const alone: GameEvent[] = [
    ...shown(3, { A: 5, B: 4, C: 5 }),
    { event: "stones-handed", official: 3, bids: bids("A 5 full", "B 4 full", "C 5 half") },
  ];
  expect(told(alone, 3).why).toBe("5 and 5: Anna gets all, others half");
});

test("nothing is decided while somebody plays from the hand", () => {
  const column = columns(shown(3, { A: 5, B: 4, C: 0 })).get(3);
  expect(column?.outcome).toBeNull();
  expect(column?.bids.map((bid) => bid.fate)).toEqual(["open", "open", "back"]);
});

test("a card from the hand stands among the others", () => {
  const events: GameEvent[] = [
    ...shown(2, { A: 3 }),
    { event: "played-from-hand", seat: "B", official: 2, gold: 4, back: false },
    { event: "played-from-hand", seat: "C", official: 2, gold: null, back: false },
    { event: "won", official: 2, seat: "B", gold: 4, because: "highest", bids: bids("A 3 lost", "B 4 won") },
  ];
  expect(told(events, 2).fates).toBe("A lost, B won, C none");
});

test("the last round is forgotten", () => {
  const events: GameEvent[] = [
    ...shown(2, { A: 5 }),
    { event: "won", official: 2, seat: "A", gold: 5, because: "highest", bids: bids("A 5 won") },
    { event: "round-began", round: 3 },
  ];
  expect(columns(events).size).toBe(0);
});
