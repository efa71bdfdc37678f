import type { GameEvent, Gold, Official, Plan, Planned, Shown, SlotView, TableauShown } from "$wire/eschnapur";
import type { SeatedPlayer } from "$src/table/players";
import type { Choosing, Scene } from "$src/table/screen";
import { EMPTY } from "./slot";

/** A game in the middle, for tests. */
export const PLAYERS: readonly SeatedPlayer[] = [
  {
    seat: "A",
    name: "Anna",
    initial: "A",
    colour: "vermilion",
    pattern: "plain",
    kind: "person",
    isMe: true,
    isHere: true,
    isReplaced: false,
  },
  { seat: "B", name: "Bert", initial: "B", colour: "blue", pattern: "stripes", kind: "bot", isMe: false, isHere: true, isReplaced: false },
  { seat: "C", name: "Cleo", initial: "C", colour: "green", pattern: "dots", kind: "bot", isMe: false, isHere: true, isReplaced: false },
  {
    seat: "D",
    name: "Dora",
    initial: "D",
    colour: "yellow",
    pattern: "chevrons",
    kind: "bot",
    isMe: false,
    isHere: true,
    isReplaced: false,
  },
];

/** Five places for cards, of which some are not empty. */
export function slots(lying: Partial<Record<Official, SlotView>> = {}): TableauShown["slots"] {
  const at = (official: Official) => lying[official] ?? EMPTY;
  return [at(1), at(2), at(3), at(4), at(5)];
}

/** A plan with these cards; nothing else is chosen yet. */
export function plan(cards: Partial<Record<Official, Gold>> = {}): Plan {
  const at = (official: Official): Planned => {
    const gold = cards[official];
    return gold === undefined ? { plan: "open" } : { plan: "card", gold };
  };
  return [at(1), at(2), at(3), at(4), at(5)];
}

export function tableau(change: Partial<TableauShown> = {}): TableauShown {
  return { hand: null, cards: 4, slots: slots(), sites: null, stones: 0, supply: 18, vp: 0, pp: 0, ...change };
}

export function view(change: Partial<Shown> = {}): Shown {
  return {
    observer: { observer: "seat", seat: "A" },
    round: 2,
    figures: {
      parts: {
        1: { fields: 7, first: 5, bag: 4, wage: 7 },
        2: { fields: 9, first: 5, bag: 5, wage: 9 },
        3: { fields: 12, first: 3, bag: 6, wage: 12 },
        4: { fields: 14, first: 4, bag: 8, wage: 13 },
        5: { fields: 16, first: 3, bag: 9, wage: 14 },
        6: { fields: 11, first: 6, bag: 6, wage: 11 },
        7: { fields: 8, first: 7, bag: 4, wage: 8 },
        8: { fields: 10, first: 4, bag: 5, wage: 10 },
      },
      costs: {
        "choose-order": 6,
        "win-ties": 7,
        "free-sites": 8,
        "gold-five": 9,
        "refuse-blockade": 10,
        "last-stone": 11,
        "gold-and-stones": 12,
        "ignore-stop": 13,
        "three-stones": 14,
        "from-hand": 15,
      },
    },
    palace: { 1: [], 2: ["A", "B"], 3: ["A", "B", "C", "D"], 4: [], 5: [], 6: [], 7: [], 8: [] },
    finished: [7],
    bank: [1, 2, 3, 3, 5],
    tableaus: { A: tableau({ hand: [0, 0, 1, 2, 3], cards: 5 }), B: tableau(), C: tableau(), D: tableau() },
    order: ["A", "B", "C", "D"],
    privileges: ["win-ties", "free-sites", "gold-five"],
    markers: { blockade: null, blockade_before: null, stop: null, stop_before: null },
    ties: null,
    from_hand: null,
    carried: null,
    stirred: true,
    quiet: 0,
    phase: { step: "laying", awaited: ["A"], mine: plan() },
    payment: null,
    parts: [1, 2, 3, 4, 5, 6, 7, 8],
    officials: [1, 2, 3, 4, 5],
    wares: [
      "choose-order",
      "win-ties",
      "free-sites",
      "gold-five",
      "refuse-blockade",
      "last-stone",
      "gold-and-stones",
      "ignore-stop",
      "three-stones",
      "from-hand",
    ],
    values: {
      1: [5, 6, 7, 8, 9, 10, 11],
      2: [5, 6, 7, 8, 9, 10, 11, 12, 13],
      3: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      4: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
      5: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      6: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      7: [7, 8, 9, 10, 11, 12, 13, 14],
      8: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    },
    phase_number: 2,
    awaited: ["A"],
    window: null,
    next_marker: null,
    prospects: [],
    parts_needed: 6,
    standings: {
      A: { place: 1, by_gold: false },
      B: { place: 1, by_gold: false },
      C: { place: 1, by_gold: false },
      D: { place: 1, by_gold: false },
    },
    ...change,
  };
}

/** A plan that remembers what was asked of it. */
export class AskedPlan implements Choosing {
  readonly said: string[] = [];
  readonly choices: readonly string[];
  readonly plan: readonly string[];
  readonly later: readonly string[];

  constructor(choices: readonly string[], plan: readonly string[] = [], later: readonly string[] = []) {
    this.choices = choices;
    this.plan = plan;
    this.later = later;
  }

  can(action: string): boolean {
    return this.choices.includes(action) || this.later.includes(action);
  }

  choose(action: string): void {
    this.said.push(`choose ${action}`);
  }

  drop(action: string): void {
    this.said.push(`drop ${action}`);
  }

  swap(old: string, action: string): void {
    this.said.push(`swap ${old} for ${action}`);
  }

  propose(actions: readonly string[]): void {
    this.said.push(`propose ${actions.join(", ")}`);
  }
}

export function scene(change: Partial<Scene<Shown, GameEvent>> = {}): Scene<Shown, GameEvent> {
  return { view: view(), players: PLAYERS, me: "A", choice: null, beat: null, recent: [], ...change };
}
