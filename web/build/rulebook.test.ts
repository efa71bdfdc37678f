// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Block, Book, Inline, RulePage } from "../src/learn/book.ts";
import { plain } from "../src/learn/book.ts";
import { readBook, readPages } from "./rulebook.ts";

const rootOf = (game: string) => fileURLToPath(new URL(`../../crates/${game}/rulebook`, import.meta.url));

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
  }
}

function blocks(book: Book): Block[] {
  return book.pages.flatMap((page) => [...page.blocks]);
}

function page(text: string): RulePage | undefined {
  return readPages("eschnapur", [["01-page.md", text]]).pages[0];
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

describe.each([
  ["eschnapur", "07-phase-7-building.md"],
  ["morgenland", "07-12-mirage.md"],
])("the rulebook of %s", (game, example) => {
  const root = rootOf(game);
  const english = readBook(game, root);

  test("has pages whose names say nothing of their order", () => {
    expect(english.pages.map(({ name }) => name).filter((name) => /^\d/.test(name))).toEqual([]);
  });

  test("has every rule of its index, on the page that the index names", () => {
    const index = [...readFileSync(join(root, "INDEX.md"), "utf8").matchAll(/^\| ([EM]\S+) \| \[(.*?)\]/gm)];
    const found = index.map(([, rule = "", title]) => [rule, title]);
    const titles = new Map(english.pages.map((page) => [page.name, page.title]));
    expect(Object.entries(english.rules).map(([rule, page]) => [rule, titles.get(page)])).toEqual(expect.arrayContaining(found));
    expect(Object.keys(english.rules)).toHaveLength(found.length);
  });

  test("leaves the scenes out", () => {
    expect(readFileSync(join(root, example), "utf8")).toContain("```");
    const text = blocks(english)
      .flatMap(inlines)
      .map((piece) => plain([piece]))
      .join(" ");
    expect(text).not.toContain("```");
    expect(text).not.toContain("[[");
  });

  test("has links only to pages that exist", () => {
    const names = english.pages.map((page) => `/rules/${game}/${page.name}`);
    const links = blocks(english)
      .flatMap(inlines)
      .flatMap((piece) => (typeof piece === "object" && piece.kind === "link" ? [piece.to] : []));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(names).toContain(link.split("#")[0]);
  });

  test.each(["de", "nl", "fr"])("has the same pages and rules in %s", (language) => {
    const book = readBook(game, join(root, language));
    expect(book.pages.map((page) => page.name)).toEqual(english.pages.map((page) => page.name));
    expect(book.rules).toEqual(english.rules);
  });
});
