import { describe, expect, test } from "vitest";
import german from "virtual:rulebook/eschnapur/de";
import english from "virtual:rulebook/eschnapur/en";
import page from "../../../../../crates/eschnapur/rulebook/13-editions.md?raw";
import { edition, readEdition } from "./edition";
import { privilegeName } from "./names";

describe("the edition", () => {
  test("says which figures are known", () => {
    expect(edition.parts[5]).toEqual({
      part: 6,
      fields: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      known: true,
      bag: { value: 6, known: false },
      wage: { value: 11, known: true },
    });
    expect(edition.costs.filter(({ cost }) => cost.known).map(({ privilege, cost }) => [privilege, cost.value])).toEqual([
      ["choose-order", 6],
      ["refuse-blockade", 10],
    ]);
  });

  test("is what the page says, too", () => {
    for (const { part, fields, bag, wage } of edition.parts) {
      expect(page).toContain(
        `| ${part} | ${fields.length} | ${String(fields[0])} to ${String(fields.at(-1))} | ${bag.value} | ${wage.value} |`,
      );
    }
  });

  test("is refused without its remarks", () => {
    expect(() => readEdition("[parts.1]\nvalues = [1, 2]\nbag = 1\nwage = 3\n[costs]\n")).toThrow("known");
  });

  test("is refused if a line is not understood", () => {
    expect(() => readEdition("what is this")).toThrow("not understood");
  });
});

test("the rulebook names the privileges, in its language", () => {
  expect(privilegeName(english, "from-hand")).toBe("Play from hand");
  expect(privilegeName(german, "from-hand")).not.toBe(privilegeName(english, "from-hand"));
});
