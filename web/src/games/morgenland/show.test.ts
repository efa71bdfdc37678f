import { expect, test } from "vitest";
import type { GameEvent } from "$wire/morgenland";
import { beats, stageOf } from "./beats";
import { flights } from "./flights";
import { GAMES, thisRound } from "./recorded";
import { PLAYERS } from "./sample";
import { spots } from "./spots";

/** Longer than this nobody wants to look at a space about which nobody decides, shorter nobody can. */
const [LEAST, MOST] = [600, 900];

test.each(GAMES)("a space that nobody decides about takes 600 to 900 ms, in %s", (_, game) => {
  let measured = 0;
  for (const { before, events, after } of game) {
    // What begins and ends within one message was decided by nobody.
    const all = beats(before, events, after);
    const begins = all.flatMap(({ events: [first] }, n) => (first?.event === "tallied" ? [n] : []));
    for (const [n, begin] of begins.entries()) {
      const end = begins[n + 1];
      if (end === undefined) continue;
      const shown = all.slice(begin, end);
      const plain = shown.every(({ events: group }) =>
        group.every(({ event }) => ["tallied", "turned-over", "took-shelf", "two-artefacts", "camel-taken"].includes(event)),
      );
      if (!plain) continue;
      const length = shown.reduce((sum, { duration }) => sum + duration, 0);
      expect(length, shown.map(({ events: group }) => group.map(({ event }) => event).join("+")).join()).toBeGreaterThanOrEqual(LEAST);
      expect(length).toBeLessThanOrEqual(MOST);
      measured += 1;
    }
  }
  expect(measured).toBeGreaterThan(3);
});

test.each(GAMES)("every beat is seen somewhere, and what flies goes from one place to another, in %s", (_, game) => {
  const flown = new Set<string>();
  let round: GameEvent[] = [];
  for (const { before, events, after } of game) {
    for (const beat of beats(before, events, after)) {
      round = [...thisRound([...round, ...beat.events])];
      expect(stageOf(beat)).not.toBe(null);
      for (const spot of spots(beat)) expect(spot).toMatch(/^[a-z]/);
      for (const { thing, from, to } of flights({ view: beat.view, players: PLAYERS, me: "A", choice: null, beat, recent: round })) {
        expect(from).not.toBe(to);
        flown.add(thing.kind);
      }
    }
  }
  for (const kind of ["treasure", "token", "artefact", "camel"]) expect([...flown]).toContain(kind);
});

test("a shelf flies to whoever takes it, and units of a kind that go the same way fly together", () => {
  const game = GAMES[0]?.[1] ?? [];
  const view = game[0]?.after;
  if (view === undefined) throw new Error("there is no recorded game");
  const at = (events: readonly GameEvent[]) =>
    flights({ view, players: PLAYERS, me: "A", choice: null, beat: { events, view, duration: 1 }, recent: events });
  expect(at([{ event: "took-shelf", seat: "B", cave: "cave-2", shelf: 1, units: 4 }])).toEqual([
    { thing: { kind: "treasure", treasure: "pearl", units: 4 }, from: "shelf cave-2 1", to: "treasure B pearl" },
  ]);
  const given: GameEvent[] = [
    { event: "gave", seat: "A", kind: "gem", units: 1, to: null },
    { event: "gave", seat: "A", kind: "gem", units: 2, to: null },
  ];
  expect(at(given)).toEqual([{ thing: { kind: "treasure", treasure: "gem", units: 3 }, from: "treasure A gem", to: "bank gem" }]);
});
