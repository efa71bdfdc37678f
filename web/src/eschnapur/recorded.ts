import type { Figures, GameEvent, Shown } from "$wire/eschnapur";
import type { Frame } from "$src/table/asked";
import four from "$src/learn/fixtures/four.json?raw";
import two from "$src/learn/fixtures/two.json?raw";
import spectator from "./fixtures/spectator.json?raw";
import three from "./fixtures/three.json?raw";

/** What happened at once: the game before it, the events, and the game after it. */
export interface Recorded {
  before: Shown;
  events: readonly GameEvent[];
  after: Shown;
}

/** Whole games with a short edition, for tests: as a player of two, a player of four and spectators saw them. */
export const GAMES: readonly [told: string, game: readonly Recorded[]][] = [
  ["a player of two", [...played(two)]],
  ["a player of four", [...played(four)]],
  ["a spectator", [...watched(spectator)]],
  ["three that a spectator saw", [...watched(three)]],
];

/** What is printed on the palace is kept once. */
type Bare = Omit<Shown, "figures">;

function* played(text: string): Generator<Recorded> {
  const { figures, frames } = JSON.parse(text) as { figures: Figures; frames: { events: GameEvent[]; view?: Bare }[] };
  yield* steps(frames.map(({ events, view }) => ({ events, view: view === undefined ? null : { ...view, figures } })));
}

function* watched(text: string): Generator<Recorded> {
  const { figures, frames } = JSON.parse(text) as {
    figures: Figures;
    frames: (Omit<Frame<never, GameEvent>, "board"> & { board?: { view: Bare | null } })[];
  };
  yield* steps(
    frames.map(({ news, board }) => ({
      events: news.flatMap((one) => (one.news === "event" ? [one.event] : [])),
      view: board?.view ? { ...board.view, figures } : null,
    })),
  );
}

function* steps(frames: Iterable<{ events: GameEvent[]; view: Shown | null }>): Generator<Recorded> {
  let before: Shown | null = null;
  for (const { events, view } of frames) {
    if (before !== null && view !== null) yield { before, events, after: view };
    before = view ?? before;
  }
}
