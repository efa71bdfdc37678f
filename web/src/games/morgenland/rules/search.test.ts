import { expect, test } from "vitest";
import de from "virtual:rulebook/morgenland/de";
import en from "virtual:rulebook/morgenland/en";
import fr from "virtual:rulebook/morgenland/fr";
import nl from "virtual:rulebook/morgenland/nl";
import { Search } from "$src/learn/search";
import { LANGUAGES } from "$src/words/language";
import { speak } from "$src/words/words.svelte";
import { named, titled } from "../nouns";
import { ARTEFACT_RULES, ARTEFACTS, SPELL_RULES, SPELLS } from "../rules";
import { CITY, ruleOf } from "../spaces";

const books = { de, en, fr, nl };

test.each(LANGUAGES)("whoever types the name of a spell finds its page first, in %s", async (language) => {
  await speak(language);
  const search = new Search(books[language]);
  for (const spell of SPELLS) expect(search.find(named("spell", spell))[0]?.page, spell).toBe(books[language].rules[SPELL_RULES[spell]]);
});

test.each(LANGUAGES)("artefacts and the places of the city are found by their names, in %s", async (language) => {
  await speak(language);
  const search = new Search(books[language]);
  for (const artefact of ARTEFACTS) {
    const pages = search.find(named("artefact", artefact)).map(({ page }) => page);
    expect(pages.slice(0, 3), artefact).toContain(books[language].rules[ARTEFACT_RULES[artefact]]);
  }
  for (const space of [...CITY, "guard"] as const) {
    const rules = search.find(titled("space", space)).map(({ rule }) => rule);
    expect(rules, space).toContain(ruleOf(space));
  }
});

test.each(LANGUAGES)("every spell has a page of its own, named like it, in %s", async (language) => {
  await speak(language);
  const { pages, rules } = books[language];
  const titles = SPELLS.map((spell) => pages.find(({ name }) => name === rules[SPELL_RULES[spell]])?.title.replaceAll("'", "’"));
  expect(titles).toEqual(SPELLS.map((spell) => named("spell", spell)));
});
