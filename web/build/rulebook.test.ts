// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Block, Book, Inline, Page } from "../src/learn/book.ts";
import { plain } from "../src/learn/book.ts";
import { readEdition } from "./edition.ts";
import { readBook, readPages } from "./rulebook.ts";

const crate = fileURLToPath(new URL("../../crates/eschnapur", import.meta.url));
const root = join(crate, "rulebook");
const edition = join(crate, "editions", "reconstructed.toml");
const english = readBook(root, edition);

function inlines(block: Block): Inline[] {
  switch (block.kind) {
    case "heading":
    case "rule":
    case "paragraph":
      return block.text;
    case "list":
      return block.items.flat();
    case "table":
      return [...block.head.flat(), ...block.rows.flat(2)];
    case "figures":
      return [];
  }
}

function blocks(book: Book): Block[] {
  return book.pages.flatMap((page) => [...page.blocks]);
}

function page(text: string): Page | undefined {
  return readPages([["01-page.md", text]]).pages[0];
}

describe("a page", () => {
  test("rules are found by their ids, and mentions of rules lead there", () => {
    expect(page("# A page\n\n**E1.1** First, as\nalways (E1.2).\n\n**E1.2** Then *this* and `that`.\n")).toEqual({
      name: "page",
      title: "A page",
      blocks: [
        { kind: "rule", id: "E1.1", text: ["First, as always (", { kind: "see", rule: "E1.2" }, ")."] },
        {
          kind: "rule",
          id: "E1.2",
          text: ["Then ", { kind: "em", text: ["this"] }, " and ", { kind: "code", text: "that" }, "."],
        },
      ],
    });
  });

  test("a rule that does not exist cannot be mentioned", () => {
    expect(() => page("# A page\n\n**E1.1** As in E1.7.\n")).toThrow("E1.7");
  });

  test("a rule cannot be there twice", () => {
    expect(() => page("# A page\n\n**E1.1** Yes.\n\n**E1.1** No.\n")).toThrow("twice");
  });

  test("what screens cannot show is refused", () => {
    expect(() => page("# A page\n\n<b>raw</b>\n")).toThrow("html");
  });

  test("pages link each other by address", () => {
    expect(page("# A page\n\nSee [Editions](13-editions.md).\n")?.blocks[0]).toEqual({
      kind: "paragraph",
      text: ["See ", { kind: "link", to: "/rules/eschnapur/editions", text: ["Editions"] }, "."],
    });
  });
});

describe("the rulebook", () => {
  test("has every rule of its index, on the page that the index names", () => {
    const index = [...readFileSync(join(root, "INDEX.md"), "utf8").matchAll(/^\| (E\S+) \| \[(.*)\]/gm)];
    const found = index.map(([, rule = "", title]) => [rule, title]);
    const titles = new Map(english.pages.map((page) => [page.name, page.title]));
    expect(Object.entries(english.rules).map(([rule, page]) => [rule, titles.get(page)])).toEqual(
      expect.arrayContaining(found),
    );
    expect(Object.keys(english.rules)).toHaveLength(found.length);
  });

  test("leaves the scenes out", () => {
    expect(readFileSync(join(root, "07-phase-7-building.md"), "utf8")).toContain("```");
    const text = blocks(english).flatMap(inlines).map((piece) => plain([piece])).join(" ");
    expect(text).not.toContain("```");
    expect(text).not.toContain("[[");
  });

  test("names the privileges", () => {
    expect(english.privileges["from-hand"]).toBe("Play from hand");
  });

  test("has links only to pages that exist", () => {
    const names = english.pages.map((page) => `/rules/eschnapur/${page.name}`);
    const links = blocks(english).flatMap(inlines).flatMap((piece) => (typeof piece === "object" && piece.kind === "link" ? [piece.to] : []));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(names).toContain(link.split("#")[0]);
  });

  test.each(["de", "nl", "fr"].filter((language) => existsSync(join(root, language))))("has the same pages and rules in %s", (language) => {
    const book = readBook(join(root, language), edition);
    expect(book.pages.map((page) => page.name)).toEqual(english.pages.map((page) => page.name));
    expect(book.rules).toEqual(english.rules);
    expect(book.privileges["from-hand"]).not.toBe(english.privileges["from-hand"]);
  });
});

describe("the edition", () => {
  const read = readEdition(readFileSync(edition, "utf8"));

  test("says which figures are known", () => {
    expect(read.parts[5]).toEqual({
      part: 6,
      fields: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      known: true,
      bag: { value: 6, known: false },
      wage: { value: 11, known: true },
    });
    expect(read.costs.filter(({ cost }) => cost.known).map(({ privilege, cost }) => [privilege, cost.value])).toEqual([
      ["choose-order", 6],
      ["refuse-blockade", 10],
    ]);
  });

  test("is what the page says, too", () => {
    const page = readFileSync(join(root, "13-editions.md"), "utf8");
    for (const { part, fields, bag, wage } of read.parts) {
      expect(page).toContain(`| ${part} | ${fields.length} | ${fields[0]} to ${fields.at(-1)} | ${bag.value} | ${wage.value} |`);
    }
  });

  test("is refused without its remarks", () => {
    expect(() => readEdition("[parts.1]\nvalues = [1, 2]\nbag = 1\nwage = 3\n[costs]\n")).toThrow("known");
  });

  test("is refused if a line is not understood", () => {
    expect(() => readEdition("what is this")).toThrow("not understood");
  });
});
