import { expect, test } from "vitest";
import { allSeeing } from "./all-seeing";
import { MOMENTS } from "./recorded";
import { isSame, type Cell, type Note, type Sheet } from "./sheet";

const sign = (is: string): Cell => [{ bit: "sign", is }];
const note = (label: string, is: string): Note => ({ label, text: sign(is) });

function sheet(cells: readonly string[], notes: readonly Note[] = []): Sheet {
  const rows = cells.map((is) => ({ marked: false, cells: [sign(is)] }));
  return { heading: ["now"], grids: [{ columns: [], legend: [], rows }], notes: [...notes] };
}

const cellsOf = ({ grids }: Sheet) => grids.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));

test("what a player knows stands where everybody else sees that it is hidden", () => {
  const seen = allSeeing({ A: sheet(["[5]", "[?]", "1"]), B: sheet(["[?]", "[2]", "1"]) }, sheet(["[?]", "[?]", "1"]));
  expect(cellsOf(seen)).toEqual([sign("[5]"), sign("[2]"), sign("1")]);
});

test("what several know is said once, and what they know differently side by side", () => {
  const seen = allSeeing({ A: sheet(["9"]), B: sheet(["9"]), C: sheet(["not 8"]) }, sheet(["?"]));
  expect(cellsOf(seen)).toEqual([[...sign("9"), ...sign("not 8")]]);
});

test("a note that only one player reads says whose it is", () => {
  const bank = note("bank", "12");
  const seen = allSeeing({ A: sheet([], [note("hand", "5"), bank]), B: sheet([], [note("hand", "3"), bank]) }, sheet([], [bank]));
  expect(seen.notes).toEqual([
    bank,
    { label: "hand", text: [{ bit: "player", is: "A" }, ...sign("5")] },
    { label: "hand", text: [{ bit: "player", is: "B" }, ...sign("3")] },
  ]);
});

test.each(MOMENTS)("in %s whoever sees all reads everything that anybody reads", (_, { open, seats }) => {
  const all = allSeeing(seats, open);
  const cells = cellsOf(all);
  for (const [seat, own] of Object.entries(seats)) {
    for (const [n, cell] of cellsOf(own).entries()) {
      const isKnown = isSame(cell, cellsOf(open)[n]) || cell.every((bit) => cells[n]?.some((one) => isSame(one, bit)));
      expect(isKnown, `${seat} ${n}`).toBe(true);
    }
    for (const { label, text } of own.notes) {
      expect(
        all.notes.some((one) => isSame(one.label, label) && text.every((bit) => one.text.some((other) => isSame(other, bit)))),
        seat,
      ).toBe(true);
    }
  }
  expect(cells.some((cell, n) => !isSame(cell, cellsOf(open)[n])) || all.notes.length > open.notes.length).toBe(true);
});
