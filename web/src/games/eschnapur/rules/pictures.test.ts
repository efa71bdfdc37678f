import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import book from "virtual:rulebook/eschnapur/en";
import de from "virtual:words/de/eschnapur";
import en from "virtual:words/en/eschnapur";
import fr from "virtual:words/fr/eschnapur";
import nl from "virtual:words/nl/eschnapur";
import { LANGUAGES } from "$src/words/language";
import { speak, Words } from "$src/words/words.svelte";
import Picture from "./Picture.svelte";
import { captionOf, pictures } from "./pictures";
import { printed } from "./sample";

const texts = { en, de, nl, fr };

afterEach(cleanup);

test("pictures belong to rules, on many pages", () => {
  for (const rule of Object.keys(pictures)) expect(book.rules).toHaveProperty([rule]);
  expect(new Set(Object.keys(pictures).map((rule) => book.rules[rule])).size).toBeGreaterThanOrEqual(10);
});

test.each(LANGUAGES)("every picture has its caption in %s", (language) => {
  const words = new Words(language, texts[language]);
  for (const rule of Object.keys(pictures)) expect(words.has(captionOf(rule)), rule).toBe(true);
});

test("towers hold no more stones than they have fields", () => {
  for (const picture of Object.values(pictures)) {
    if (picture.draw !== "towers") continue;
    for (const { part, stones } of picture.towers) expect(stones.length).toBeLessThanOrEqual(printed(part).values.length);
  }
});

/** The rules crate scores; the picture only has to say the same as its own stones. */
test("the scoring picture adds up", () => {
  const picture = pictures["E9.4"];
  if (picture?.draw !== "towers" || picture.towers[0] === undefined) throw new Error("the picture is missing");
  const { part, stones } = picture.towers[0];
  const { values } = printed(part);
  expect(stones).toHaveLength(values.length);
  for (const { seat, text } of picture.gains ?? []) {
    const value = values[stones.lastIndexOf(seat)] ?? 0;
    const count = [...stones].filter((owner) => owner === seat).length;
    expect(text).toBe(`${value} + ${count} = ${value + count}`);
  }
});

describe("a picture", () => {
  test.each(Object.keys(pictures))("of %s is drawn, and nothing in it can be reached", async (rule) => {
    await speak("en");
    const { container } = render(Picture, { rule });
    const drawing = container.querySelector(".drawing");
    expect(drawing?.hasAttribute("inert")).toBe(true);
    expect(drawing?.querySelector("svg, .privilege")).not.toBeNull();
    expect(container.querySelector("figcaption")?.textContent).not.toBe(captionOf(rule));
  });
});
