import { expect, test } from "vitest";
import text from "../../../locales/examples.json?raw";
import { atLength, document, problem } from "./document";
import { LANGUAGES, type Language } from "./language";
import { Words } from "./words.svelte";

type Example = Record<Language, string> & {
  kind: "event" | "told" | "news" | "problem";
  game?: string;
  document: Record<string, unknown>;
};

/** Documents with their sentences, which the server checks too. */
const { names, examples } = JSON.parse(text) as { names: string[]; examples: Example[] };
const nameOf = (seat: string) => names["ABCDE".indexOf(seat)] ?? null;

function tell(spoken: Words, { kind, game, document: told }: Example): string {
  if (kind === "problem") return problem(told, game ?? null, spoken);
  // Choices stand in a list, where there is room.
  if (kind === "told" && "choice" in told) return atLength(game ?? "", told, nameOf, spoken);
  return document(kind === "news" ? "news" : (game ?? ""), told, nameOf, spoken);
}

for (const language of LANGUAGES) {
  test(`documents are told as the server tells them: ${language}`, async () => {
    const files = import.meta.glob<string>("../../../locales/*/{log,ask,board,problems}-*.ftl", { query: "?raw", import: "default" });
    const problems = import.meta.glob<string>("../../../locales/*/problems.ftl", { query: "?raw", import: "default" });
    const own = Object.entries({ ...files, ...problems }).filter(([path]) => path.includes(`/${language}/`));
    const texts = await Promise.all(own.map(([, load]) => load()));
    const spoken = new Words(language, texts.join("\n"));
    expect(examples.length).toBeGreaterThan(100);
    for (const example of examples) expect(tell(spoken, example), JSON.stringify(example.document)).toBe(example[language]);
  });
}

test("a text that is there twice is found, and one that is missing shows its name", () => {
  expect(() => new Words("en", "a = one\nb = two\na = three\n")).toThrow("the text a is there twice");
  const spoken = new Words(
    "en",
    "a = one\nb = { $n ->\n    [one] two\n   *[other] three\n}\nc =\n    four\n    .count = { $count } fours\n",
  );
  expect([spoken.tell("a"), spoken.tell("b", { n: 1 }), spoken.tell("c"), spoken.tellCounted("c", 2), spoken.tell("d")]).toEqual([
    "one",
    "two",
    "four",
    "2 fours",
    "d",
  ]);
  expect([spoken.has("a"), spoken.has("d")]).toEqual([true, false]);
});
