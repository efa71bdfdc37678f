import { expect, test } from "vitest";
import de from "../../../../locales/de/result-morgenland.ftl?raw";
import en from "../../../../locales/en/result-morgenland.ftl?raw";
import fr from "../../../../locales/fr/result-morgenland.ftl?raw";
import nl from "../../../../locales/nl/result-morgenland.ftl?raw";

/** The names of the texts, each with the values it is given. */
function names(text: string): string[] {
  const found = new Map<string, Set<string>>();
  let name = "";
  for (const line of text.split("\n").filter((one) => !one.startsWith("#"))) {
    name = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? name;
    const values = found.get(name) ?? new Set();
    for (const [, value] of line.matchAll(/\$([a-z-]+)/g)) values.add(value ?? "");
    found.set(name, values);
  }
  return [...found]
    .filter(([one]) => one !== "")
    .map(([one, values]) => `${one}: ${[...values].sort().join(" ")}`)
    .sort();
}

test.each([
  ["German", de],
  ["Dutch", nl],
  ["French", fr],
])("results and summaries speak %s with the same values", (_, text) => {
  expect(names(text)).toEqual(names(en));
  expect(names(en).length).toBeGreaterThan(30);
});

/** What the pages of the game say by name; patterns in the names stand for any value. */
const SOURCES = import.meta.glob<string>(["./*.{ts,svelte}", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });

test("every text of the result and of the summary is said, and every one that is said is there", () => {
  const code = Object.values(SOURCES).join("\n");
  const said = [...code.matchAll(/["`](morgenland-(?:result|summary)-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["`]/g)].map(([, id = ""]) => id);
  const patterns = said.map((id) => new RegExp(`^${id.replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));
  const ids = names(en).map((one) => one.split(":")[0] ?? "");
  for (const pattern of patterns)
    expect(
      ids.some((id) => pattern.test(id)),
      String(pattern),
    ).toBe(true);
  expect(ids.filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
});
