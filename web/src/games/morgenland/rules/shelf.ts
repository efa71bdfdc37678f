import type { Shelf } from "$src/learn/book";
import EditionTable from "./EditionTable.svelte";
import Picture from "./Picture.svelte";
import { pictures } from "./pictures";

const shelf: Shelf = {
  steps: ["start-of-a-round", "placing", "tallying", "windows"],
  pictures: new Set(Object.keys(pictures)),
  // All of them are small.
  explained: Object.fromEntries(Object.keys(pictures).map((rule) => [rule, rule])),
  Picture,
  tables: { editions: ["cards"] },
  Table: EditionTable,
};

export default shelf;
