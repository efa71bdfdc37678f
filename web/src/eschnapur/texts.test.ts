import { expect, test } from "vitest";
import de from "virtual:words/de/rest";
import en from "virtual:words/en/rest";
import fr from "virtual:words/fr/rest";
import nl from "virtual:words/nl/rest";

/** The names of the board's texts, each with the values it is given. */
function names(text: string): string[] {
  const found = new Map<string, Set<string>>();
  let name = "";
  for (const line of text.split("\n")) {
    name = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? name;
    const values = found.get(name) ?? new Set();
    for (const [, value] of line.matchAll(/\$([a-z]+)/g)) values.add(value ?? "");
    found.set(name, values);
  }
  return [...found]
    .filter(([one]) => one.startsWith("board-") || one.startsWith("eschnapur-phase-"))
    .map(([one, values]) => `${one}: ${[...values].sort().join(" ")}`)
    .sort();
}

test.each([
  ["German", de],
  ["Dutch", nl],
  ["French", fr],
])("the board speaks %s with the same values", (_, text) => {
  expect(names(text)).toEqual(names(en));
  expect(names(en).length).toBeGreaterThan(100);
});
