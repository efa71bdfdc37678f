import type { GameEvent, Official, Privilege, Shown, TableauShown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import type { SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import { words } from "$src/words/words.svelte";
import { held, known } from "./cards";
import { draft, isLaying, type Laid } from "./laying";
import { reason } from "./reason";
import { columns, officialsOf, type OfficialShown } from "./reveal";
import { slot, type Slot } from "./slot";

/** What a player has so many of. */
export const TALLIES = ["vp", "pp", "stones", "supply", "cards"] as const;
export type TallyOf = (typeof TALLIES)[number];

/** How many of something a player has, and how that is said. */
export interface Tallied {
  of: TallyOf;
  count: number;
  told: string;
}

/** A player in the matrix of bids. */
export interface BidRow {
  player: SeatedPlayer;
  tallies: readonly Tallied[];
  /** The place in turn order; nothing as long as there is none. */
  place: number | null;
  /** The privileges that they have for the whole round. */
  rights: readonly Privilege[];
  slots: ReadonlyMap<Official, Slot>;
}

/** The players and their bids as they are shown. What is drawn and what is said of them is in here, so that both are the same. */
export interface Matrix {
  rows: readonly BidRow[];
  /** The officials about whom something is being revealed. */
  current: readonly Official[];
  /** Why each official was won, or not; only where it is decided. */
  reasons: ReadonlyMap<Official, string>;
  revealed: ReadonlyMap<Official, OfficialShown>;
  /** My plan, if gold is being laid. */
  planned: Laid | null;
}

export function matrix({ view, players, me, choice, beat, recent }: Scene<Shown, GameEvent>): Matrix {
  const revealed = columns(recent);
  const planned = isLaying(choice) ? draft(choice) : null;
  return {
    rows: players.map((player): BidRow => {
      const { seat } = player;
      const place = view.order?.indexOf(seat) ?? -1;
      return {
        player,
        tallies: tallies(view.tableaus[seat]),
        place: place < 0 ? null : place + 1,
        rights: rights(view, seat),
        slots: new Map(
          view.officials.map((official) => [official, slot(view, seat, official, revealed.get(official), seat === me ? planned : null)]),
        ),
      };
    }),
    current: [...new Set(officialsOf(beat?.events ?? []))],
    reasons: new Map(
      [...revealed].flatMap(([official, column]) => (column.outcome === null ? [] : [[official, reason(column, players)] as const])),
    ),
    revealed,
    planned,
  };
}

function tallies(tableau: TableauShown | undefined): Tallied[] {
  if (tableau === undefined) return [];
  return TALLIES.map((of) => {
    const count = of === "cards" ? held(tableau) : tableau[of];
    const counted = words().counted(`eschnapur-remark-${of}`, count);
    return { of, count, told: (of === "cards" ? known(tableau, counted) : null) ?? counted };
  });
}

function rights(view: Shown, seat: Seat): Privilege[] {
  return [...(view.ties === seat ? (["win-ties"] as const) : []), ...(view.from_hand === seat ? (["from-hand"] as const) : [])];
}
