import { expect, test } from "vitest";
import type { Figures, GameEvent, Shown } from "$wire/eschnapur";
import type { Frame } from "$src/table/asked";
import { beats } from "./beats";
import { all } from "./event";
import text from "./fixtures/spectator.json?raw";
import { fold } from "./fold";

/** A game of four bots with a short edition, as a spectator saw it; what is printed on the palace is kept once. */
const game = JSON.parse(text) as {
  figures: Figures;
  frames: (Omit<Frame<never, GameEvent>, "board"> & { board?: { view: Omit<Shown, "figures"> | null } })[];
};

/** Each view, what happened then, and the view after it. */
function* steps(): Generator<{ before: Shown; events: GameEvent[]; after: Shown }> {
  let before: Shown | null = null;
  for (const frame of game.frames) {
    const after = frame.board?.view ? { ...frame.board.view, figures: game.figures } : null;
    const events = frame.news.flatMap((news) => (news.news === "event" ? [news.event] : []));
    if (before !== null && after !== null) yield { before, events, after };
    before = after ?? before;
  }
}

/** What lies on the table, apart from cards before officials and in hands, which are not told one by one when they are laid. */
function table({ palace, finished, bank, tableaus, order, privileges }: Shown): unknown {
  const owned = Object.values(tableaus).map(({ stones, supply, vp, pp, owned: gold }) => ({ stones, supply, vp, pp, gold }));
  return { palace, finished, order, privileges, owned, bank };
}

test("what the events say leads from view to view", () => {
  let compared = 0;
  for (const { before, events, after } of steps()) {
    expect(table(events.reduce(fold, before))).toEqual(table(after));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(60);
});

test("every event that people look at is in exactly one beat", () => {
  for (const { before, events, after } of steps()) {
    const shown = beats(before, events, after).flatMap((beat) => beat.events);
    expect(events.filter((event) => shown.includes(event))).toEqual(shown);
  }
});

test("the cards of one official are turned over together, and another's are not", () => {
  const officials = (events: readonly GameEvent[]) =>
    new Set(all(events, "revealed").map(({ official }) => official));
  let reveals = 0;
  for (const { before, events, after } of steps()) {
    for (const beat of beats(before, events, after)) {
      expect(officials(beat.events).size).toBeLessThanOrEqual(1);
      reveals += officials(beat.events).size;
    }
  }
  expect(reveals).toBeGreaterThan(10);
});
