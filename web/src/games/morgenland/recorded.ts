import type { GameEvent, PlayerShown, Shown } from "$wire/morgenland";
import type { BySeat, Seat } from "$wire/tabletop";
import type { News } from "$wire/table";
import { fixture } from "$src/testing/fixtures";

/** What happened at once: the game before it, the events, and the game after it. */
export interface Recorded {
  before: Shown;
  events: readonly GameEvent[];
  after: Shown;
}

/** Two rounds of a game and its last one, for tests: basic with three and magic with five, as players and spectators saw them. */
export const GAMES: readonly [told: string, game: readonly Recorded[]][] = [
  ["the basic version that a player saw", [...recorded("basic-player")]],
  ["the basic version that a spectator saw", [...recorded("basic-spectator")]],
  ["magic that a player saw", [...recorded("magic-player")]],
  ["magic that a spectator saw", [...recorded("magic-spectator")]],
];

/** A view says only what differs from the one before, of itself and of each player. */
type Differing = Partial<Omit<Shown, "players">> & { players?: BySeat<Partial<PlayerShown>> };

interface Kept {
  news: News<GameEvent>[];
  board?: { view: Differing | null };
  /** Does it follow nothing that is kept? Then its view is whole. */
  whole?: boolean;
}

function* recorded(name: string): Generator<Recorded> {
  const { frames } = fixture("morgenland", name) as { frames: Kept[] };
  let before: Shown | null = null;
  for (const { news, board, whole } of frames) {
    const change = board?.view ?? null;
    if (change === null) continue;
    // What is whole is a view.
    const after: Shown = before === null || whole === true ? (change as Shown) : merged(before, change);
    const events = news.flatMap((one) => (one.news === "event" ? [one.event] : []));
    if (before !== null && whole !== true) yield { before, events, after };
    before = after;
  }
}

function merged(before: Shown, change: Differing): Shown {
  const players = { ...before.players };
  // The keys of a document by seat are seats.
  for (const [seat, differing] of Object.entries(change.players ?? {}) as [Seat, Partial<PlayerShown>][]) {
    const was = players[seat];
    if (was !== undefined) players[seat] = { ...was, ...differing };
  }
  return { ...before, ...change, players };
}

/** What happened since the round began. */
export function thisRound(events: readonly GameEvent[]): readonly GameEvent[] {
  const begun = events.findLastIndex(({ event }) => event === "round-began");
  return events.slice(begun + 1);
}
