import { expect, test } from "vitest";
import type { GameEvent } from "$wire/eschnapur";
import { flights } from "./flights";
import { PLAYERS, scene, view } from "./sample";

/** Where things go while these events are shown, after those. */
function flown(events: readonly GameEvent[], before: readonly GameEvent[] = []): string[] {
  const beat = { events, view: view(), duration: 900 };
  return flights({ ...scene(), beat, recent: [...before, ...events] }).map(({ thing, from, to }) => `${thing.kind}: ${from} to ${to}`);
}

test("what a favour brings goes from the winning card to where it happens", () => {
  expect(flown([{ event: "blocked", by: "A", seat: "C", official: 4 }])).toEqual(["lock: slot A 1 to slot C 4"]);
  expect(flown([{ event: "stopped", by: "B", part: 5 }])).toEqual(["barrier: slot B 2 to part 5"]);
  expect(flown([{ event: "moved", by: "A", owner: "D", from: 2, to: 7 }])).toEqual(["brick: part 2 to part 7"]);
  expect(flown([{ event: "marker-handed", seat: "C", marker: 1 }])).toEqual(["flag: official 4 to player C"]);
});

test("what is bought and what is paid goes to whoever gets it", () => {
  expect(flown([{ event: "bought", seat: "B", privilege: "win-ties", cost: 4 }])).toEqual(["privilege: privilege win-ties to player B"]);
  expect(flown([{ event: "took", seat: "A", gold: 3 }])).toEqual(["gold: bank 3 to player A"]);
});

test("stones come from the cards that brought them, and from no card if a privilege did", () => {
  const handed: GameEvent = { event: "stones-handed", official: 3, bids: [] };
  const gained: GameEvent = { event: "stones-gained", seat: "A", due: 3, gained: 3, because: "card" };
  const nothing: GameEvent = { event: "stones-gained", seat: "B", due: 2, gained: 0, because: "card" };
  const bought: GameEvent = { event: "stones-gained", seat: "A", due: 3, gained: 3, because: "privilege" };
  expect(flown([handed, gained, nothing])).toEqual(["brick: slot A 3 to player A"]);
  expect(flown([bought], [handed, gained])).toEqual([]);
});

test("a stone in the air has its owner's colour", () => {
  const beat = { events: [{ event: "moved", by: "A", owner: "D", from: 2, to: 7 }] as const, view: view(), duration: 900 };
  const [flight] = flights({ ...scene(), beat, recent: beat.events });
  expect(flight?.thing).toEqual({ kind: "brick", owner: PLAYERS.find((player) => player.seat === "D") });
});

test("nothing flies while nothing is shown", () => {
  expect(flights(scene())).toEqual([]);
});
