import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import de from "virtual:rulebook/morgenland/de";
import en from "virtual:rulebook/morgenland/en";
import fr from "virtual:rulebook/morgenland/fr";
import nl from "virtual:rulebook/morgenland/nl";
import { plain } from "$src/learn/book";
import BookPage from "$src/learn/BookPage.svelte";
import FirstPage from "$src/learn/FirstPage.svelte";
import { LANGUAGES } from "$src/words/language";
import { say, speak } from "$src/words/words.svelte";
import { edition } from "./edition";
import shelf from "./shelf";

const books = { de, en, fr, nl };

afterEach(cleanup);

function editions(language: keyof typeof books) {
  const page = books[language].pages.find(({ name }) => name === "editions");
  if (page === undefined) throw new Error("the page of editions is missing");
  return page;
}

test.each(LANGUAGES)("the page says of the same patterns as the file, in %s", (language) => {
  const table = editions(language).blocks.find(({ kind }) => kind === "table");
  if (table?.kind !== "table") throw new Error("the page has no table");
  const written = table.rows.map((row) => row.slice(0, 6).map((cell) => plain(cell)));
  expect(written).toEqual(edition.map(({ players, caves }) => [`${players}`, ...caves.map((shelves) => shelves.join("/") || "-")]));
});

test.each(LANGUAGES)("which cards are our own is said on the page of editions and on the first page, in %s", async (language) => {
  await speak(language);
  const ours = say("morgenland-rules-ours");
  const { container } = render(BookPage, { book: books[language], shelf, page: editions(language), aimed: null });
  expect(container.querySelectorAll("tbody tr")).toHaveLength(edition.length);
  for (const row of container.querySelectorAll("tbody tr")) expect(row.textContent).toContain(ours);
  cleanup();
  const first = render(FirstPage, { book: books[language], shelf });
  expect(first.container.querySelector(".note")?.textContent).toContain(say("morgenland-rules-edition-note"));
  expect(first.container.querySelector(".note a")?.getAttribute("href")).toBe("/rules/morgenland/editions");
});
