import type { GameScreen } from "$src/table/screen";
import type { Eyes, MomentPage } from "../moments";
import Nothing from "./Nothing.svelte";

/** A game for tests: its view is a number of points, its events are words. */
export interface Tally {
  points: number;
  of: Eyes;
}

export const COUNTING: GameScreen<Tally, string> = {
  name: "counting",
  steps: () => [],
  round: ({ points }) => 1 + Math.floor(points / 10),
  where: () => "bar",
  completion: () => null,
  beats: (_before, events, after) => events.map((event) => ({ events: [event], view: after, duration: 100 })),
  stageOf: () => null,
  mark: (event) => (event === "round" || event === "reveal" || event === "finish" ? event : null),
  points: ({ points }) => ({ A: points, B: 0 }),
  allSeeing: () => ({ points: 99, of: "all" }),
  panels: [
    { id: "board", stands: "centre", Content: Nothing },
    { id: "bids", stands: "below", Content: Nothing },
    { id: "market", stands: "beside", Content: Nothing },
  ],
  shares: { height: () => 40, above: "1fr 1fr", beside: "1fr 1fr" },
  Hand: Nothing,
  Text: Nothing,
  Result: Nothing,
};

/** The events of a game of 30 entries; only A sees the fifth. */
const EVENTS: Record<number, string[]> = {
  3: ["reveal"],
  8: ["finish", "round"],
  9: ["build"],
  15: ["reveal"],
  28: ["finish"],
  30: ["end"],
};
export const LAST = 30;

export function pageOf(eyes: Eyes, from: number, most: number): MomentPage<Tally, string> {
  const count = Math.max(0, Math.min(most, LAST + 1 - from));
  const moments = Array.from({ length: count }, (_, n) => {
    const at = from + n;
    const events = at === 5 && eyes === "A" ? ["secret"] : (EVENTS[at] ?? []);
    return {
      at,
      events,
      view: { points: at, of: eyes },
      ...(eyes === "all" ? { seat_views: { A: { points: at, of: "A" as const } } } : {}),
    };
  });
  return { of: LAST, moments };
}
