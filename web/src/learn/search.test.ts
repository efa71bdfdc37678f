import { describe, expect, test } from "vitest";
import book from "virtual:rulebook/eschnapur/en";
import german from "virtual:rulebook/eschnapur/de";
import { fold, Search, type Hit } from "./search";

const search = new Search(book);

function text(hit: Hit | undefined): string {
  return hit?.snippet.map((piece) => piece.text).join("") ?? "";
}

function marks(hit: Hit | undefined): string[] {
  return hit?.snippet.filter((piece) => piece.isHit).map((piece) => piece.text) ?? [];
}

describe("folding", () => {
  test("marks and capitals do not matter, and positions are kept", () => {
    const { text, at } = fold("Größe É");
    expect(text).toBe("grosse e");
    expect(at[text.length]).toBe("Größe É".length);
    expect(at[6]).toBe(5);
  });
});

describe("the search", () => {
  test("finds nothing for nothing", () => {
    expect(search.find("  ")).toEqual([]);
    expect(search.find("zeppelin")).toEqual([]);
  });

  test("whoever types an id gets the rule first", () => {
    expect(search.find("e7.2")[0]).toMatchObject({ rule: "E7.2", page: "phase-7-building", anchor: "E7.2" });
  });

  test("all words must be there, in any order", () => {
    const hits = search.find("bag gold premium");
    expect(hits[0]?.rule).toBe("E7.5");
    for (const hit of hits) expect(hit.page).not.toBe("phase-1-sites");
  });

  test("marks what was found, and cuts long text around it", () => {
    const hit = search.find("how many stones somebody")[0];
    expect(hit?.rule).toBe("E7.5");
    expect(text(hit)).toMatch(/^… .*how many stones somebody/);
    expect(marks(hit)).toContain("somebody");
  });

  test("a short rule is shown whole", () => {
    const hit = search.find("ew.3")[0];
    expect(text(hit)).toBe("A 0 never wins, not even as the only card.");
  });

  test("does not need the marks of letters", () => {
    const hits = new Search(german).find("bauplatze");
    expect(hits.length).toBeGreaterThan(0);
    expect(marks(hits[0])[0]?.toLowerCase()).toBe("bauplätze");
  });
});
