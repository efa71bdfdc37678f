// @vitest-environment node
import { describe, expect, test } from "vitest";
import { readToml } from "../src/learn/toml.ts";
import { readScenes } from "./scenes.ts";

describe("TOML", () => {
  test("dotted keys, tables in a line, lists over lines and remarks are understood", () => {
    const text = `
# a remark
start.players.A = { lit = true, treasure.gem = 2 }   # another
start.players.B.pieces = [
    "7 cave-1 open", # one
    "-",
]
[decks.3]
patterns = [["5/2", "-"]]
`;
    expect(readToml(text)).toEqual({
      start: { players: { A: { lit: true, treasure: { gem: 2 } }, B: { pieces: ["7 cave-1 open", "-"] } } },
      decks: { 3: { patterns: [["5/2", "-"]] } },
    });
  });

  test("a text may have several lines", () => {
    expect(readToml('play = """\nA pass\nB pass\n"""\n')).toEqual({ play: "A pass\nB pass\n" });
  });

  test.each(["a = 1.5\n", "a = 1\na = 2\n", "a = [1\n", 'a = "b\\n"\n', "a\n"])("%j is refused, with its line", (text) => {
    expect(() => readToml(text)).toThrow(/^line \d+: /);
  });
});

describe("scenes that are drawn", () => {
  const scene = (rules: string) =>
    `# A page\n\n\`\`\`toml morgenland\ntitle = "One"\nrules = ${rules}\nplayers = 3\noptions.camel = "A"\nplay = """\nA pass ! M7.4\n"""\n\`\`\`\n`;

  test("are found by their rules, with what is refused in them", () => {
    expect(readScenes([scene('["M7.1", "M2.3"]')])).toEqual({
      "M7.1": { players: 3, options: { camel: "A" }, start: {}, expect: {}, views: {}, outcome: {}, events: [], refused: ["M7.4"] },
    });
  });

  test("are one for each rule", () => {
    expect(() => readScenes([scene('["M7.1"]'), scene('["M7.1"]')])).toThrow("twice");
    expect(() => readScenes([scene("[]")])).toThrow("names its rule");
  });
});
