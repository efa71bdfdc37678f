import type { Shelf } from "$src/learn/book";
import EditionTable from "./EditionTable.svelte";
import Picture from "./Picture.svelte";
import { pictures, type RulePicture } from "./pictures";

/** A whole palace, a row of bids and a market are no explanation of one thing. */
const SMALL: ReadonlySet<RulePicture["draw"]> = new Set(["column", "towers", "hand", "order", "cards"]);

const shelf: Shelf = {
  // The nine phases.
  steps: [
    "phase-1-sites",
    "phase-2-gold",
    "phase-3-blockade",
    "phase-4-stop",
    "phase-5-stones",
    "phase-6-order",
    "phase-7-building",
    "phase-8-moving",
    "phase-9-rewards",
  ],
  pictures: new Set(Object.keys(pictures)),
  explained: {
    ...Object.fromEntries(Object.entries(pictures).flatMap(([rule, { draw }]) => (SMALL.has(draw) ? [[rule, rule]] : []))),
    // A phase is named by its first rule, and what it is about is drawn at another one.
    "E3.1": "E3.2",
    "E4.1": "E4.2",
    "E7.1": "E7.2",
    "E10.5": "EW.4",
  },
  Picture,
  tables: { editions: ["parts", "costs"] },
  Table: EditionTable,
};

export default shelf;
