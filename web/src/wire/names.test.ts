import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const DECLARATIONS = "../crates/wire/typescript";
const LIBRARY = "node_modules/typescript/lib";

/** What a file of declarations says at its top level. */
function declared(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);
}

/** A type that shadows one of the browser's is mistaken for it as soon as somebody forgets to import it. */
test("no type of the protocol has the name of something that browsers or the language have", () => {
  const libraries = readdirSync(LIBRARY).filter((name) => /^lib\.(dom|es).*\.d\.ts$/.test(name));
  const globals = new Set(
    libraries.flatMap((name) =>
      declared(`${LIBRARY}/${name}`, /^(?:declare )?(?:abstract )?(?:var|let|const|function|interface|type|class|namespace) (\w+)/gm),
    ),
  );
  expect(globals).toContain("Event");
  expect(globals).toContain("Promise");
  const ours = readdirSync(DECLARATIONS).flatMap((name) => declared(`${DECLARATIONS}/${name}`, /^export (?:type|const|function) (\w+)/gm));
  expect(ours).toContain("TableRequest");
  expect(ours.filter((name) => globals.has(name))).toEqual([]);
});
