import type { Event, Gold, Official, Part, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { bids, FIRST_HAND, HIDDEN, laid, shown } from "./sample";

/** A palace part in a picture. */
export interface TowerPicture {
  part: Part;
  /** The owners of its stones, from the bottom. */
  stones: string;
  isStopped?: boolean;
  isFinished?: boolean;
  isLifted?: boolean;
  /** Whose stone comes next. */
  ghost?: Seat;
  /** Which fields were covered just now. */
  fallen?: readonly number[];
  /** Stones cover the values of fields: say them beside. */
  isNumbered?: boolean;
}

/** A picture that shows what a rule says, made from what lies on the table. */
export type RulePicture =
  | { draw: "palace" }
  | { draw: "bids"; view: Partial<Shown>; me: Seat }
  | { draw: "column"; official: Official; view?: Partial<Shown>; events: readonly Event[] }
  | { draw: "towers"; towers: readonly TowerPicture[]; isMove?: boolean; gains?: readonly { seat: Seat; text: string }[] }
  | { draw: "hand"; purse: string }
  | { draw: "order"; order: readonly Seat[] }
  | { draw: "cards"; cards: readonly { gold: Gold; isTaken: boolean }[]; sum: string }
  | { draw: "privileges" };

/** The text below the picture of a rule. */
export function captionOf(rule: string): string {
  return `rules-picture-${rule.toLowerCase().replace(".", "-")}`;
}

const UP = ["5 down", "2 down", "4 down", "0 down", "3 down"] as const;

export const pictures: Readonly<Record<string, RulePicture>> = {
  "E0.2": { draw: "palace" },
  "E0.3": { draw: "hand", purse: FIRST_HAND },
  "EW.2": {
    draw: "column",
    official: 4,
    events: [
      ...shown(4, [5, 5, 3, 2]),
      { won: { official: 4, seat: "C", gold: 3, because: "higher-cancelled", bids: bids([[5, "cancelled"], [5, "cancelled"], [3, "won"], [2, "lost"]]) } },
    ],
  },
  "EW.3": {
    draw: "column",
    official: 2,
    events: [
      ...shown(2, [4, 4, 4]),
      { revealed: { seat: "D", official: 2, gold: 0, back: true } },
      { "nobody-won": { official: 2, bids: bids([[4, "cancelled"], [4, "cancelled"], [4, "cancelled"]]) } },
    ],
  },
  "EW.4": {
    draw: "column",
    official: 5,
    view: { ties: "B" },
    events: [
      ...shown(5, [5, 5, 3, 2]),
      { won: { official: 5, seat: "B", gold: 5, because: "wins-ties", bids: bids([[5, "tied"], [5, "won"], [3, "lost"], [2, "lost"]]) } },
    ],
  },
  "E2.2": {
    draw: "bids",
    me: "A",
    view: { observer: { seat: "A" }, tableaus: laid({ A: [...UP], B: HIDDEN, C: HIDDEN, D: HIDDEN }) },
  },
  "E3.2": {
    draw: "column",
    official: 3,
    view: {
      tableaus: laid({ A: HIDDEN, B: HIDDEN, C: HIDDEN, D: HIDDEN }),
      markers: { blockade: { seat: "B", official: 3 }, blockade_before: null, stop: null, stop_before: null },
    },
    events: [],
  },
  "E4.2": { draw: "towers", towers: [{ part: 1, stones: "AAB" }, { part: 7, stones: "CDDA", isStopped: true }] },
  "E5.1": {
    draw: "column",
    official: 3,
    events: [
      ...shown(3, [5, 4, 4, 2]),
      { "stones-handed": { official: 3, bids: bids([[5, "full"], [4, "half"], [4, "half"], [2, "full"]]) } },
      { "stones-gained": { seat: "A", due: 5, gained: 5, because: "card" } },
      { "stones-gained": { seat: "B", due: 2, gained: 2, because: "card" } },
      { "stones-gained": { seat: "C", due: 2, gained: 2, because: "card" } },
      { "stones-gained": { seat: "D", due: 2, gained: 2, because: "card" } },
    ],
  },
  "E6.1": { draw: "order", order: ["C", "A", "D", "B"] },
  "E7.2": { draw: "towers", towers: [{ part: 1, stones: "BBA", ghost: "A" }, { part: 7, stones: "C", ghost: "A" }] },
  "E7.5": {
    draw: "towers",
    towers: [{ part: 7, stones: "ABBA", fallen: [4] }],
    gains: [
      { seat: "A", text: "+3" },
      { seat: "B", text: "+3" },
    ],
  },
  "E8.1": { draw: "towers", towers: [{ part: 1, stones: "ABBC", isLifted: true }, { part: 7, stones: "DD" }], isMove: true },
  "E9.1": {
    draw: "cards",
    cards: [
      { gold: 4, isTaken: false },
      { gold: 2, isTaken: false },
    ],
    sum: "4 + 2 = 6 ★",
  },
  "EG.2": {
    draw: "cards",
    cards: [
      { gold: 5, isTaken: false },
      { gold: 2, isTaken: true },
      { gold: 2, isTaken: false },
    ],
    sum: "3 → 2",
  },
  "E9.4": {
    draw: "towers",
    towers: [{ part: 7, stones: "AABCABAC", isNumbered: true }],
    gains: [
      { seat: "A", text: "13 + 4 = 17" },
      { seat: "C", text: "14 + 2 = 16" },
      { seat: "B", text: "12 + 2 = 14" },
    ],
  },
  "E9.5": { draw: "towers", towers: [{ part: 7, stones: "", isFinished: true }] },
  "E10.1": { draw: "privileges" },
};
