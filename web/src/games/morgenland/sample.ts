import type {
  Artefacts,
  GameEvent,
  Hoard,
  Kind,
  PieceView,
  Play,
  PlayerShown,
  RoomView,
  Shown,
  Space,
  Standing,
  Token,
} from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { SeatedPlayer } from "$src/table/players";
import type { Beat, Choosing, Scene } from "$src/table/screen";
import { KINDS } from "./spaces";

/** A game with magic in its second round, while tokens are placed, for tests. */
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
  { seat: "B", name: "Bo", initial: "B", colour: "blue", pattern: "stripes", kind: "bot", isMe: false, isHere: true, isReplaced: false },
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
  {
    seat: "E",
    name: "Emil",
    initial: "E",
    colour: "purple",
    pattern: "lattice",
    kind: "bot",
    isMe: false,
    isHere: true,
    isReplaced: false,
  },
];

/** Treasure by kind, in the order of the caves. */
export function hoard(...units: number[]): Hoard {
  const of = (kind: Kind) => units[KINDS.indexOf(kind)] ?? 0;
  return { crown: of("crown"), pearl: of("pearl"), gem: of("gem"), goblet: of("goblet"), "gold-bar": of("gold-bar") };
}

export function artefacts(counts: Partial<Artefacts> = {}): Artefacts {
  return { lamp: 0, counterspell: 0, double: 0, carpet: 0, key: 0, scroll: 0, ...counts };
}

/** A token that lies face down; `null` is one whose value the observer does not know. */
export function hidden(space: Space, token: Token | null = null): PieceView {
  return { space, token, open: false, doubled: 0, cannot: [] };
}

/** A token that lies face up. */
export function open(space: Space, token: Token, doubled = 0): PieceView {
  return { space, token, open: true, doubled, cannot: [] };
}

export function player(change: Partial<PlayerShown> = {}): PlayerShown {
  return {
    treasure: hoard(1, 1, 1),
    pieces: [],
    hand: null,
    collected: 1,
    artefacts: artefacts({ lamp: 1 }),
    spells: 0,
    known: [],
    gave: [],
    carpets: [],
    used: artefacts(),
    lit: false,
    ...change,
  };
}

export function room(change: Partial<RoomView> = {}): RoomView {
  return { stack: 4, known: null, open: "key", searched: [], bottom: null, ...change };
}

/** A declared play; what is not said was not named. */
export function play(change: Pick<Play, "seat" | "card"> & Partial<Play>): Play {
  return { artefact: null, piece: null, from: null, space: null, against: null, countered: false, done: false, ...change };
}

const FREE: Space[] = [
  "cave-1",
  "cave-2",
  "cave-4",
  "tent",
  "djinn",
  "market",
  "caravanserai",
  "guard",
  "room-1",
  "room-2",
  "room-3",
  "room-4",
];

export function standing(change: Partial<Standing> = {}): Standing {
  return {
    sequence: ["B", "C", "D", "A"],
    to_act: ["A"],
    strengths: {
      "cave-1": { A: { strength: 7, hidden: 0 }, B: { strength: 0, hidden: 2 } },
      "room-1": { A: { strength: 1, hidden: 0 }, C: { strength: 0, hidden: 1 } },
      guard: { D: { strength: 0, hidden: 1 } },
    },
    ranking: [],
    prices: {},
    bribes: {},
    let_in: [],
    entered: null,
    open: { A: FREE, B: FREE, C: FREE, D: FREE },
    order: [],
    taxed: null,
    ...change,
  };
}

export function view(change: Partial<Shown> = {}): Shown {
  return {
    observer: { observer: "seat", seat: "A" },
    standing: standing(),
    version: "magic",
    round: 2,
    camel: "B",
    deck: {
      cards: [
        [[5, 3], [4], [], [3, 1], []],
        [[3], [5, 2], [2], [], [4, 1]],
      ],
      left: [[[3], [5, 2], [2], [], [4, 1]]],
    },
    bank: hoard(17, 18, 25, 20, 24),
    caves: { "cave-1": [5, 3], "cave-2": [4], "cave-3": [], "cave-4": [3, 1], "cave-5": [] },
    guard: null,
    rooms: {
      "room-1": room({ open: "carpet" }),
      "room-2": room({ open: "key", stack: 3 }),
      "room-3": room({ open: "scroll" }),
      "room-4": room({ open: "counterspell" }),
    },
    stock: artefacts({ lamp: 4, counterspell: 4, double: 4, carpet: 4, key: 4, scroll: 4 }),
    players: {
      A: player({
        treasure: hoard(3, 2, 1, 4, 0),
        hand: [2, 4, 5, 6, 8, 9],
        pieces: [hidden("cave-1", 7), hidden("room-1", 1)],
        collected: 2,
        artefacts: artefacts({ lamp: 1, carpet: 1 }),
        spells: 2,
        known: ["charity", "spy"],
      }),
      B: player({ pieces: [hidden("cave-1"), hidden("cave-1")], treasure: hoard(4, 2, 0, 1, 3) }),
      C: player({ pieces: [hidden("room-1")], spells: 1 }),
      D: player({ pieces: [hidden("guard")] }),
    },
    spells: 16,
    discard: ["trade"],
    marks: { taboo: null, smuggler: null, reversed: false, spy: null, djinn: null, keys: [], entered: [] },
    stage: { stage: "placing", seat: "A" },
    ask: { step: "placing", seat: "A" },
    plays: { declared: [], passed: [], now: null },
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

/** The game at a beat of these events. */
export function beat(events: readonly GameEvent[], shown: Shown = view()): Beat<Shown, GameEvent> {
  return { events, view: shown, duration: 700 };
}

/** Four of the five sit at the table: as many as have a place in the view. */
export function scene(change: Partial<Scene<Shown, GameEvent>> = {}): Scene<Shown, GameEvent> {
  const shown = change.view ?? view();
  const seats = Object.keys(shown.players) as Seat[];
  return {
    view: shown,
    players: PLAYERS.filter(({ seat }) => seats.includes(seat)),
    me: "A",
    choice: null,
    beat: null,
    recent: [],
    ...change,
  };
}
