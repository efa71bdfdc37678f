import { describe, expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/eschnapur";
import { beats } from "./beats";
import { all } from "./event";
import { fold } from "./fold";
import { eschnapur } from "./game";
import { GAMES } from "./recorded";

/**
 * Everything that is drawn of a game. What is left out follows from what is asked next, or is lifted without being told:
 * the stop of the round before.
 */
function drawn({ round, phase_number: phase, palace, finished, bank, tableaus, order, privileges, markers }: Shown): unknown {
  const owned = Object.values(tableaus).map(({ hand, cards, slots, stones, supply, vp, pp, owned: known }) => ({
    hand,
    cards,
    slots,
    stones,
    supply,
    vp,
    pp,
    known,
  }));
  return { round, phase, palace, finished, order, privileges, owned, bank, blockade: markers.blockade };
}

/** The step that the strip shows. */
function lit(view: Shown): number | undefined {
  return eschnapur.steps(view).find(({ state }) => state === "now")?.number;
}

/** In which phase of the rules each kind of event can happen. */
const HAPPENS: Partial<Record<GameEvent["event"], number>> = {
  "round-began": 1,
  "cards-down": 2,
  blocked: 3,
  stopped: 4,
  "stones-handed": 5,
  "marker-handed": 6,
  "order-set": 6,
  "sites-shown": 7,
  built: 7,
  moved: 8,
  "points-gained": 9,
  "wages-due": 9,
  scored: 9,
  finished: 9,
};
const REVEALED = [3, 4, 5, 6, 8];

describe.each(GAMES)("a game of %s", (_, game) => {
  test("leads from view to view by what the events say", () => {
    for (const { before, events, after } of game) {
      const shown = events.reduce(fold, before);
      // A choice that ends a phase is told, and what it ended is not.
      const isSilent = events.every((event) => ["site-picked", "gold-laid", "chose", "passed", "bought"].includes(event.event));
      expect(drawn(isSilent ? { ...shown, phase_number: after.phase_number } : shown)).toEqual(drawn(after));
    }
    expect(game.length).toBeGreaterThan(20);
  });

  test("is shown in the phase in which it happens, and in its round", () => {
    let shown = 0;
    for (const { before, events } of game) {
      let { round } = before;
      for (const beat of beats(before, events)) {
        for (const event of beat.events) {
          if (event.event === "round-began") ({ round } = event);
          const phase = event.event === "won" || event.event === "revealed" ? REVEALED[event.official - 1] : HAPPENS[event.event];
          if (phase === undefined) continue;
          expect([event.event, lit(beat.view)]).toEqual([event.event, phase]);
          shown += 1;
        }
        expect(eschnapur.round(beat.view)).toBe(round);
      }
    }
    expect(shown).toBeGreaterThan(80);
  });

  test("counts at every beat what the events have told so far, and nothing more", () => {
    for (const { before, events, after } of game) {
      const seats = Object.keys(before.tableaus) as (keyof typeof before.tableaus)[];
      let shown = before;
      for (const beat of beats(before, events)) {
        const so = events.slice(0, events.indexOf(beat.events.at(-1) as GameEvent) + 1);
        for (const seat of seats) {
          const sum = (of: (event: GameEvent) => number) =>
            so.reduce((total, event) => total + ("seat" in event && event.seat === seat ? of(event) : 0), 0);
          const [was, is] = [before.tableaus[seat], beat.view.tableaus[seat]];
          const changed = (of: "vp" | "pp" | "stones") => (is?.[of] ?? 0) - (was?.[of] ?? 0);
          expect(changed("vp")).toBe(sum((event) => (event.event === "scored" || event.event === "bonus" ? event.points : 0)));
          expect(changed("pp")).toBe(
            sum((event) => (event.event === "points-gained" ? event.points : event.event === "bought" ? -event.cost : 0)),
          );
          expect(changed("stones")).toBe(
            sum((event) => (event.event === "stones-gained" ? event.gained : event.event === "built" ? -1 : 0)),
          );
        }
        shown = beat.view;
      }
      // Where the last beat is the last event, the server's view changes nothing that was shown.
      if (shown !== before && all(events, "round-began").length === 0) {
        const phase = after.phase_number;
        expect(drawn({ ...shown, phase_number: phase })).toEqual(drawn(after));
      }
    }
  });

  test("promises no points any more once they are given, or another builds", () => {
    for (const { before, events } of game) {
      for (const { view, events: shown } of beats(before, events)) {
        if (all(shown, "scored").length > 0) expect(view.prospects).toEqual([]);
        if (all(shown, "revealed").length > 0) expect(view.prospects.filter(({ builder }) => builder !== null)).toEqual([]);
      }
    }
  });

  test("has every event that people look at in exactly one beat", () => {
    for (const { before, events } of game) {
      const shown = beats(before, events).flatMap((beat) => beat.events);
      expect(events.filter((event) => shown.includes(event))).toEqual(shown);
    }
  });

  test("tells what somebody gets one by one, and keeps nobody waiting for nothing", () => {
    for (const { before, events } of game) {
      for (const { events: shown, isVerdict } of beats(before, events)) {
        const got = [...all(shown, "points-gained"), ...all(shown, "scored"), ...all(shown, "bonus")];
        expect(got.length).toBeLessThanOrEqual(1);
        if (got.length > 0) expect(isVerdict).toBe(true);
        expect(all(shown, "points-gained").filter(({ points }) => points === 0)).toEqual([]);
      }
    }
  });

  test("turns over the cards of one official together, and another's not", () => {
    const officials = (events: readonly GameEvent[]) => new Set(all(events, "revealed").map(({ official }) => official));
    let reveals = 0;
    for (const { before, events } of game) {
      for (const beat of beats(before, events)) {
        expect(officials(beat.events).size).toBeLessThanOrEqual(1);
        reveals += officials(beat.events).size;
      }
    }
    expect(reveals).toBeGreaterThan(10);
  });
});
