import { beforeAll, describe, expect, test } from "vitest";
import spans from "../../../locales/spans.json";
import { LANGUAGES } from "./language";
import { clockFace, dayAndHour, duration, relative, roughly } from "./time";
import { speak } from "./words.svelte";

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 2, 3, 12, 0);

// What messengers show of a link says the same: the server reads this file as well.
describe.each(LANGUAGES)("roughly, in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(Object.entries(spans[language]))("%s minutes are %s", (minutes, said) => {
    expect(roughly(Number(minutes))).toBe(said);
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  test.each([
    [3 * HOUR, "in 3 hours"],
    [-2 * 24 * HOUR, "2 days ago"],
    [24 * HOUR, "in 1 day"],
    [119_999, "in 1 minute"],
    [4_000, "now"],
  ])("a moment %d ms away is %s", (away, said) => {
    expect(relative(NOW + away, NOW)).toBe(said);
  });

  test.each([
    [28 * HOUR, "1 day, 4 hours"],
    [2 * HOUR, "2 hours"],
    [90_000, "1 minute"],
    [42_000, "42 seconds"],
    [-5, "0 seconds"],
  ])("%d ms last %s", (length, said) => {
    expect(duration(length)).toBe(said);
  });

  test("far moments have a date, near ones a weekday", () => {
    expect(dayAndHour(NOW + HOUR, NOW)).toContain("Wednesday");
    expect(dayAndHour(NOW + 30 * 24 * HOUR, NOW)).toContain("April");
  });
});

test("the language is the one spoken", async () => {
  await speak("de");
  expect(relative(NOW + 3 * HOUR, NOW)).toBe("in 3 Stunden");
  expect(duration(28 * HOUR)).toBe("1 Tag, 4 Stunden");
  await speak("fr");
  expect(relative(NOW - HOUR, NOW)).toBe("il y a 1 heure");
});

test.each([
  [245_000, "4:05"],
  [244_001, "4:05"],
  [3_723_000, "1:02:03"],
  [1, "0:01"],
  [-1, "0:00"],
])("a clock with %d ms shows %s", (left, shown) => {
  expect(clockFace(left)).toBe(shown);
});
