import type { Event, Figures, Gold, Part, PartFigures, Shown, SlotView, TableauShown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { PATTERNS, type Player } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import type { Edition } from "./book";

/** Four players who sit in the pictures of the rulebook. */
export const PLAYERS: readonly Player[] = (
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
export const FIRST_HAND = "0011222333344555";

const PARTS: readonly Part[] = [1, 2, 3, 4, 5, 6, 7, 8];

function byPart<T>(what: (part: Part) => T): Record<Part, T> {
  // The parts are all there are.
  return Object.fromEntries(PARTS.map((part) => [part, what(part)])) as Record<Part, T>;
}

/** The edition's figures as the game has them. */
export function figures(edition: Edition): Figures {
  return {
    parts: byPart((part): PartFigures => {
      const found = edition.parts[part - 1];
      if (found === undefined) throw new Error(`the edition has no part ${part}`);
      return { fields: found.fields, first: found.first, bag: found.bag.value, wage: found.wage.value };
    }),
    // Every privilege has its cost in an edition.
    costs: Object.fromEntries(edition.costs.map(({ privilege, cost }) => [privilege, cost.value])) as Figures["costs"],
  };
}

function tableau(): TableauShown {
  return { hand: null, cards: FIRST_HAND.length, slots: ["-", "-", "-", "-", "-"], sites: null, stones: 0, supply: 20, vp: 0, pp: 0 };
}

/** A game that has just begun, with what a picture changes. */
export function sample(edition: Edition, change: Partial<Shown> = {}): Shown {
  return {
    observer: "spectator",
    round: 1,
    figures: figures(edition),
    palace: byPart(() => ""),
    finished: [],
    bank: "",
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
    phase_number: 1,
    awaited: [],
    window: null,
    promises: [],
    ...change,
  };
}

/** Tableaus on which cards lie: a row of five each. */
export function laid(slots: Record<"A" | "B" | "C" | "D", TableauShown["slots"]>): Shown["tableaus"] {
  return Object.fromEntries(
    Object.entries(slots).map(([seat, row]) => [seat, { ...tableau(), cards: FIRST_HAND.length - row.filter((slot) => slot !== "-").length, slots: row }]),
  );
}

/** Five cards that nobody can see. */
export const HIDDEN: [SlotView, SlotView, SlotView, SlotView, SlotView] = ["?", "?", "?", "?", "?"];

export function sceneOf(view: Shown, recent: readonly Event[] = [], me: Seat | null = null): Scene<Shown, Event> {
  return { view, players: PLAYERS, me, choice: null, beat: null, recent };
}

/** Cards that were revealed before an official. */
export function shown(official: 1 | 2 | 3 | 4 | 5, cards: readonly Gold[]): Event[] {
  return cards.flatMap((gold, n): Event[] => {
    const seat = PLAYERS[n]?.seat;
    return seat === undefined ? [] : [{ revealed: { seat, official, gold } }];
  });
}
