import type { GameEvent, Gold, Official, Part, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { bids, down, FIRST_HAND, laid, shown } from "./sample";

/** A palace part in a picture. */
export interface TowerPicture {
  part: Part;
  /** The owners of its stones, from the bottom. */
  stones: readonly Seat[];
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
  | { draw: "column"; official: Official; view?: Partial<Shown>; events: readonly GameEvent[] }
  | { draw: "towers"; towers: readonly TowerPicture[]; isMove?: boolean; gains?: readonly { seat: Seat; text: string }[] }
  | { draw: "hand"; purse: readonly Gold[] }
  | { draw: "order"; order: readonly Seat[] }
  | { draw: "cards"; cards: readonly { gold: Gold; isTaken: boolean }[]; sum: string }
  | { draw: "privileges" };

/** The text below the picture of a rule. */
export function captionOf(rule: string): string {
  return `eschnapur-rules-picture-${rule.toLowerCase().replace(".", "-")}`;
}

export const pictures: Readonly<Record<string, RulePicture>> = {
  "E0.2": { draw: "palace" },
  "E0.3": { draw: "hand", purse: FIRST_HAND },
  "EW.2": {
    draw: "column",
    official: 4,
    events: [
      ...shown(4, [5, 5, 3, 2]),
      {
        event: "won",
        official: 4,
        seat: "C",
        gold: 3,
        because: "higher-cancelled",
        bids: bids([
          [5, "cancelled"],
          [5, "cancelled"],
          [3, "won"],
          [2, "lost"],
        ]),
      },
    ],
  },
  "EW.3": {
    draw: "column",
    official: 2,
    events: [
      ...shown(2, [4, 4, 4]),
      { event: "revealed", seat: "D", official: 2, gold: 0, back: true },
      {
        event: "nobody-won",
        official: 2,
        bids: bids([
          [4, "cancelled"],
          [4, "cancelled"],
          [4, "cancelled"],
        ]),
      },
    ],
  },
  "EW.4": {
    draw: "column",
    official: 5,
    view: { ties: "B" },
    events: [
      ...shown(5, [5, 5, 3, 2]),
      {
        event: "won",
        official: 5,
        seat: "B",
        gold: 5,
        because: "wins-ties",
        bids: bids([
          [5, "tied"],
          [5, "won"],
          [3, "lost"],
          [2, "lost"],
        ]),
      },
    ],
  },
  "E2.2": {
    draw: "bids",
    me: "A",
    view: { observer: { observer: "seat", seat: "A" }, tableaus: laid({ A: down(5, 2, 4, 0, 3), B: down(), C: down(), D: down() }) },
  },
  "E3.2": {
    draw: "column",
    official: 3,
    view: {
      tableaus: laid({ A: down(), B: down(), C: down(), D: down() }),
      markers: { blockade: { seat: "B", official: 3 }, blockade_before: null, stop: null, stop_before: null },
    },
    events: [],
  },
  "E4.2": {
    draw: "towers",
    towers: [
      { part: 1, stones: ["A", "A", "B"] },
      { part: 7, stones: ["C", "D", "D", "A"], isStopped: true },
    ],
  },
  "E5.1": {
    draw: "column",
    official: 3,
    events: [
      ...shown(3, [5, 4, 4, 2]),
      {
        event: "stones-handed",
        official: 3,
        bids: bids([
          [5, "full"],
          [4, "half"],
          [4, "half"],
          [2, "full"],
        ]),
      },
      { event: "stones-gained", seat: "A", due: 5, gained: 5, because: "card" },
      { event: "stones-gained", seat: "B", due: 2, gained: 2, because: "card" },
      { event: "stones-gained", seat: "C", due: 2, gained: 2, because: "card" },
      { event: "stones-gained", seat: "D", due: 2, gained: 2, because: "card" },
    ],
  },
  "E6.1": { draw: "order", order: ["C", "A", "D", "B"] },
  "E7.2": {
    draw: "towers",
    towers: [
      { part: 1, stones: ["B", "B", "A"], ghost: "A" },
      { part: 7, stones: ["C"], ghost: "A" },
    ],
  },
  "E7.5": {
    draw: "towers",
    towers: [{ part: 7, stones: ["A", "B", "B", "A"], fallen: [4] }],
    gains: [
      { seat: "A", text: "+3" },
      { seat: "B", text: "+3" },
    ],
  },
  "E8.1": {
    draw: "towers",
    towers: [
      { part: 1, stones: ["A", "B", "B", "C"], isLifted: true },
      { part: 7, stones: ["D", "D"] },
    ],
    isMove: true,
  },
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
    towers: [{ part: 7, stones: ["A", "A", "B", "C", "A", "B", "A", "C"], isNumbered: true }],
    gains: [
      { seat: "A", text: "13 + 4 = 17" },
      { seat: "C", text: "14 + 2 = 16" },
      { seat: "B", text: "12 + 2 = 14" },
    ],
  },
  "E9.5": { draw: "towers", towers: [{ part: 7, stones: [], isFinished: true }] },
  "E10.1": { draw: "privileges" },
};
