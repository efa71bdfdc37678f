import type { Figures, GameEvent, Shown } from "$wire/eschnapur";
import type { Frame } from "$src/table/asked";
import { fixture } from "$src/testing/fixtures";

/** What happened at once: the game before it, the events, and the game after it. */
export interface Recorded {
  before: Shown;
  events: readonly GameEvent[];
  after: Shown;
}

/** Whole games with a short edition, for tests: as a player of two, a player of four and spectators saw them. */
export const GAMES: readonly [told: string, game: readonly Recorded[]][] = [
  ["a player of two", [...played("lesson-two")]],
  ["a player of four", [...played("lesson-four")]],
  ["a spectator", [...watched("spectator")]],
  ["three that a spectator saw", [...watched("three")]],
];

/** What is printed on the palace is kept once. */
type Bare = Omit<Shown, "figures">;

function* played(name: string): Generator<Recorded> {
  const { figures, frames } = fixture("eschnapur", name) as { figures: Figures; frames: { events: GameEvent[]; view?: Bare }[] };
  yield* steps(frames.map(({ events, view }) => ({ events, view: view === undefined ? null : { ...view, figures } })));
}

function* watched(name: string): Generator<Recorded> {
  const { figures, frames } = fixture("eschnapur", name) as {
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
