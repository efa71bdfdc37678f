import type { PlayerShown, RoomView, Shown, Space } from "$wire/morgenland";
import type { BySeat, Seat } from "$wire/tabletop";
import { summed } from "./tally";

/** The game as eyes see it that see all: what is public, and of each player what they see of themselves. */
export function allSeeing(views: BySeat<Shown>): Shown | null {
  // The keys of a document by seat are seats.
  const seen = Object.entries(views) as [Seat, Shown][];
  const base = seen[0]?.[1];
  if (base === undefined) return null;
  const players: BySeat<PlayerShown> = {};
  for (const [seat, view] of seen) {
    const own = view.players[seat];
    if (own !== undefined) players[seat] = own;
  }
  // Whoever draws in the Tent sees what they draw.
  const asked = seen.find(([seat, { ask }]) => ask.step === "keeping" && ask.seat === seat)?.[1] ?? base;
  return summed({
    ...base,
    observer: { observer: "spectator" },
    players,
    ask: asked.ask,
    rooms: searched(
      base,
      seen.map(([, view]) => view),
    ),
  });
}

/** What anybody has found in a room, everybody's eyes know. */
function searched(base: Shown, views: readonly Shown[]): Shown["rooms"] {
  // The keys of a document by space are spaces.
  const rooms = Object.entries(base.rooms) as [Space, RoomView][];
  return Object.fromEntries(
    rooms.map(([space, room]) => [
      space,
      { ...room, known: views.map((view) => view.rooms[space]?.known).find((known) => known != null) ?? null },
    ]),
  );
}
