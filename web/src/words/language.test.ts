import { expect, test } from "vitest";
import { spoken } from "./language";

test("the first wish that we speak wins", () => {
  expect(spoken(["es", "fr-CA", "de"])).toBe("fr");
});

test("whoever speaks none of ours gets English", () => {
  expect(spoken(["es", "ja"])).toBe("en");
});
