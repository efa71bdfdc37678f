import type {
  Bid,
  Fate,
  Figures,
  GameEvent,
  Gold,
  Official,
  Part,
  PartFigures,
  Shown,
  SlotView,
  TableauShown,
  Tower,
} from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { PATTERNS, type SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import type { Printed } from "../parts";
import { EMPTY } from "../slot";
import { edition } from "./edition";

/** Four players who sit in the pictures of the rulebook. */
export const PLAYERS: readonly SeatedPlayer[] = (
  [
    ["A", "Asha", "vermilion"],
    ["B", "Bilal", "blue"],
    ["C", "Chandra", "green"],
    ["D", "Devi", "yellow"],
  ] as const
).map(([seat, name, colour]) => ({
  seat,
  name,
  initial: seat,
  colour,
  pattern: PATTERNS[colour],
  kind: "person",
  isMe: false,
  isHere: true,
  isReplaced: false,
}));

/** What everybody of three or four begins with. */
export const FIRST_HAND: readonly Gold[] = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5];

const PARTS: readonly Part[] = [1, 2, 3, 4, 5, 6, 7, 8];

function byPart<T>(what: (part: Part) => T): Record<Part, T> {
  // The parts are all there are.
  return Object.fromEntries(PARTS.map((part) => [part, what(part)])) as Record<Part, T>;
}

/** What is printed on a part. */
export function printed(part: Part): Printed {
  const found = edition.parts[part - 1];
  if (found === undefined) throw new Error(`the edition has no part ${part}`);
  return { values: found.fields, bag: found.bag.value, wage: found.wage.value };
}

/** The edition's figures as the game has them. */
function figures(): Figures {
  return {
    parts: byPart((part): PartFigures => {
      const { values, bag, wage } = printed(part);
      return { fields: values.length, first: values[0] ?? 0, bag, wage };
    }),
    // Every privilege has its cost in an edition.
    costs: Object.fromEntries(edition.costs.map(({ privilege, cost }) => [privilege, cost.value])) as Figures["costs"],
  };
}

function tableau(): TableauShown {
  return {
    hand: null,
    cards: FIRST_HAND.length,
    slots: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
    sites: null,
    stones: 0,
    supply: 20,
    vp: 0,
    pp: 0,
  };
}

/** A game that has just begun, with what a picture changes. */
export function sample(change: Partial<Shown> = {}): Shown {
  return {
    observer: { observer: "spectator" },
    round: 1,
    figures: figures(),
    palace: byPart((): Tower => []),
    finished: [],
    bank: [],
    tableaus: { A: tableau(), B: tableau(), C: tableau(), D: tableau() },
    order: null,
    privileges: edition.costs.map(({ privilege }) => privilege),
    markers: { blockade: null, blockade_before: null, stop: null, stop_before: null },
    ties: null,
    from_hand: null,
    carried: null,
    stirred: false,
    quiet: 0,
    phase: { step: "sites", awaited: [], mine: null },
    payment: null,
    parts: [1, 2, 3, 4, 5, 6, 7, 8],
    officials: [1, 2, 3, 4, 5],
    wares: edition.costs.map(({ privilege }) => privilege),
    values: byPart((part) => [...printed(part).values]),
    phase_number: 1,
    awaited: [],
    window: null,
    next_marker: null,
    prospects: [],
    parts_needed: 6,
    standings: {},
    ...change,
  };
}

/** Tableaus on which cards lie: a row of five each. */
export function laid(slots: Record<"A" | "B" | "C" | "D", TableauShown["slots"]>): Shown["tableaus"] {
  return Object.fromEntries(
    Object.entries(slots).map(([seat, row]) => [
      seat,
      { ...tableau(), cards: FIRST_HAND.length - row.filter(({ slot }) => slot !== "empty").length, slots: row },
    ]),
  );
}

/** Five cards face down: their values, if they are known. */
export function down(...golds: readonly [Gold, Gold, Gold, Gold, Gold] | readonly []): TableauShown["slots"] {
  const card = (place: number): SlotView => ({ slot: "down", gold: golds[place] ?? null });
  return [card(0), card(1), card(2), card(3), card(4)];
}

export function sceneOf(view: Shown, recent: readonly GameEvent[] = [], me: Seat | null = null): Scene<Shown, GameEvent> {
  return { view, players: PLAYERS, me, choice: null, beat: null, recent };
}

/** Cards that were revealed before an official, one for each player. */
export function shown(official: Official, cards: readonly Gold[]): GameEvent[] {
  return cards.flatMap((gold, n): GameEvent[] => {
    const seat = PLAYERS[n]?.seat;
    return seat === undefined ? [] : [{ event: "revealed", seat, official, gold, back: false }];
  });
}

/** The same cards once their fates are known. */
export function bids(cards: readonly (readonly [Gold, Fate])[]): Bid[] {
  return cards.flatMap(([gold, fate], n): Bid[] => {
    const seat = PLAYERS[n]?.seat;
    return seat === undefined ? [] : [{ seat, gold, fate, spent: fate !== "cancelled" && fate !== "lost" && fate !== "tied" }];
  });
}
