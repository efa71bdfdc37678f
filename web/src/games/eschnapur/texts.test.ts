import { expect, test } from "vitest";
import de from "virtual:words/de/eschnapur";
import en from "virtual:words/en/eschnapur";
import fr from "virtual:words/fr/eschnapur";
import nl from "virtual:words/nl/eschnapur";

/** The names of the game's texts and their forms, each with the values it is given. */
function names(text: string): string[] {
  const found = new Map<string, Set<string>>();
  let [name, form] = ["", ""];
  for (const line of text.split("\n")) {
    const begins = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1];
    if (begins !== undefined) [name, form] = [begins, ""];
    form = /^ +(\.[a-z]+) =/.exec(line)?.[1] ?? form;
    const values = found.get(name + form) ?? new Set();
    for (const [, value] of line.matchAll(/\$([a-z-]+)/g)) values.add(value ?? "");
    found.set(name + form, values);
  }
  return [...found]
    .filter(([one]) => one.startsWith("board-") || one.startsWith("eschnapur-"))
    .map(([one, values]) => `${one}: ${[...values].sort().join(" ")}`)
    .sort();
}

test.each([
  ["German", de],
  ["Dutch", nl],
  ["French", fr],
])("the game speaks %s with the same values", (_, text) => {
  expect(names(text)).toEqual(names(en));
  expect(names(en).length).toBeGreaterThan(200);
});

/** What the pages of the game and its lessons say by name; patterns in the names stand for any value. */
const SOURCES = import.meta.glob<string>(["./*.{ts,svelte}", "./{learn,rules}/*.{ts,svelte}", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every text of the board is said, and every text that is said is there", () => {
  const code = Object.values(SOURCES).join("\n");
  const said = [...code.matchAll(/["`]((?:board|eschnapur-(?:ask|choice|remark))-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["`]/g)].map(
    ([, id = ""]) => id,
  );
  const patterns = said.map((id) => new RegExp(`^${id.replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));
  const ids = names(en).map((one) => one.split(/[.:]/)[0] ?? "");
  for (const pattern of patterns)
    expect(
      ids.some((id) => pattern.test(id)),
      String(pattern),
    ).toBe(true);
  const unsaid = ids.filter((id) => id.startsWith("board-") && !patterns.some((pattern) => pattern.test(id)));
  expect(unsaid.filter((id) => !id.startsWith("board-reason-"))).toEqual([]);
});
