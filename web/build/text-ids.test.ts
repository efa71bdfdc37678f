import { expect, test } from "vitest";
import { declaration, formsOf } from "./text-ids";

test("every text is a member, with the forms that stand below it", () => {
  const texts = new Map([
    ["coin", ["count", "title"]],
    ["away", []],
  ]);
  expect(declaration(texts)).toMatch(/\{\n {2}"away": never;\n {2}"coin": "count" \| "title";\n\}\n$/);
});

test("texts and their forms are found in all files", () => {
  const english = formsOf("../locales/en");
  expect(english.get("about-title")).toEqual([]);
  expect(english.get("eschnapur-privilege-win-ties")).toContain("explained");
  expect(english.size).toBeGreaterThan(1000);
});
