import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import book from "virtual:rulebook/morgenland/en";
import scenes from "virtual:scenes/morgenland";
import de from "virtual:words/de/morgenland";
import en from "virtual:words/en/morgenland";
import fr from "virtual:words/fr/morgenland";
import nl from "virtual:words/nl/morgenland";
import { LANGUAGES } from "$src/words/language";
import { speak, Words } from "$src/words/words.svelte";
import { ARTEFACT_RULES, SPELL_RULES } from "../rules";
import { ruleOf, SPACES } from "../spaces";
import { moments, type DrawnMoment } from "./moment";
import Picture from "./Picture.svelte";
import { captionOf, pictures } from "./pictures";

const texts = { en, de, nl, fr };

/** All but the order of the spaces, which no scene is about. */
const SHOWN = Object.entries(pictures).filter(([rule]) => rule !== "M3.1");

afterEach(cleanup);

test("every space, artefact and spell, and every step of a round, has its picture", () => {
  const rules = [...Object.values(ARTEFACT_RULES), ...Object.values(SPELL_RULES), ...SPACES.map(ruleOf), "M1.1", "M2.1", "M3.1"];
  expect(rules.filter((rule) => !(rule in pictures))).toEqual([]);
});

test("pictures belong to rules, and every scene that is drawn to a picture", () => {
  for (const rule of Object.keys(pictures)) expect(book.rules).toHaveProperty([rule]);
  expect(Object.keys(scenes).sort()).toEqual(SHOWN.map(([rule]) => rule).sort());
});

test.each(LANGUAGES)("every picture has its caption in %s", (language) => {
  const words = new Words(language, texts[language]);
  for (const rule of Object.keys(pictures)) expect(words.has(captionOf(rule)), rule).toBe(true);
});

/** The scenes run as tests of the game; a picture may show nothing that they do not say. */
test.each(SHOWN)("what the picture of %s shows is written in its scene", (rule, picture) => {
  expect(() => moments(scenes[rule] as DrawnMoment, picture)).not.toThrow();
});

test("what a picture shows as barred is refused in its scene", () => {
  const barred = SHOWN.filter(([, { after }]) => after.some((show) => show.of === "space" && show.isBarred === true));
  expect(barred.length).toBeGreaterThan(0);
  for (const [rule] of barred) expect(scenes[rule]?.refused, rule).toContain(rule);
});

/** A treasure that somebody had must be spoken of in the end, or the picture would let it vanish. */
test.each(SHOWN)("no treasure is forgotten in the scene of %s", (rule, { after }) => {
  const { start, expect: end } = scenes[rule] as DrawnMoment;
  for (const show of after) {
    if (show.of !== "player" || !show.what.includes("treasure")) continue;
    const before = Object.keys(start.players?.[show.seat]?.treasure ?? {});
    expect(Object.keys(end.players?.[show.seat]?.treasure ?? {})).toEqual(expect.arrayContaining(before));
  }
});

test("values of hidden tokens are only Asha’s own", () => {
  const { after } = moments(scenes["M2.4"] as DrawnMoment, pictures["M2.4"] ?? { before: null, after: [] });
  const pieces = after.flatMap((lying) => (lying.of === "space" ? lying.pieces : []));
  expect(pieces.map(({ seat, token }) => [seat, token])).toEqual([
    ["A", 9],
    ["B", null],
    ["C", null],
    ["A", 2],
  ]);
});

describe("a picture", () => {
  test.each(Object.keys(pictures))("of %s is drawn, and nothing in it can be reached", async (rule) => {
    await speak("en");
    const { container } = render(Picture, { rule });
    const drawing = container.querySelector(".drawing");
    expect(drawing?.hasAttribute("inert")).toBe(true);
    expect(drawing?.querySelector("svg")).not.toBeNull();
    expect(container.querySelector("figcaption")?.textContent).not.toBe(captionOf(rule));
  });
});
