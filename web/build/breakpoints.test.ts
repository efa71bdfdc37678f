import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BREAKPOINTS } from "../src/design/breakpoints";
import { withLengths } from "./breakpoints";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:svelte|css|ts)$/.test(file));
const read = (file: string) => readFileSync(join("src", file), "utf8");

/** What files ask of sizes, in styles and in code. */
function queries(file: string): string[] {
  const asked = file.endsWith(".ts") ? /matchMedia\([^)]*\)/g : /@(?:media|container)\b[^{;]*|matchMedia\([^)]*\)/g;
  return read(file).match(asked) ?? [];
}

test("a length is put where a style names it, and one that is not listed is found", () => {
  const style = "@media (max-width: --phone) and (width > --table) { a { color: var(--ink); } }";
  expect(withLengths(style)).toBe("@media (max-width: 40rem) and (width > 60rem) { a { color: var(--ink); } }");
  expect(() => withLengths("@container (max-width: --nowhere) {}")).toThrow("there is no breakpoint nowhere");
});

test("no style has a length of its own", () => {
  const asked = FILES.flatMap((file) => queries(file).map((query) => `${file}: ${query.trim()}`));
  expect(asked.filter((query) => query.includes("--")).length).toBeGreaterThan(20);
  expect(asked.filter((query) => /\d/.test(query.replace(/^.*?: /, "")))).toEqual([]);
});

test("every breakpoint is used", () => {
  const layout = read("table/layout.ts");
  const asked = FILES.flatMap(queries).join("\n");
  const isUsed = (name: string) =>
    new RegExp(`--${name}(?![a-z-])`).test(asked) || new RegExp(`\\bAT(?:\\.${name}\\b|\\["${name}"\\])`).test(layout);
  expect(Object.keys(BREAKPOINTS).filter((name) => !isUsed(name))).toEqual([]);
});
