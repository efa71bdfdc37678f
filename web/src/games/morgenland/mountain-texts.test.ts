import { expect, test } from "vitest";
import en from "virtual:words/en/morgenland";

/** What the pages of the game say by name; patterns in the names stand for any value. */
const SOURCES = import.meta.glob<string>(["./*.{ts,svelte}", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });

test("every text of the mountain is said, and every text that is said is there", () => {
  const code = Object.values(SOURCES).join("\n");
  const said = [...code.matchAll(/["`](morgenland-(?:mountain|award)-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["`]/g)].map(([, id = ""]) => id);
  const patterns = said.map((id) => new RegExp(`^${id.replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));
  const ids = [...en.matchAll(/^(morgenland-(?:mountain|award)-[a-z0-9-]+) =/gm)].map(([, id = ""]) => id);
  for (const pattern of patterns)
    expect(
      ids.some((id) => pattern.test(id)),
      String(pattern),
    ).toBe(true);
  expect(ids.filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
});
