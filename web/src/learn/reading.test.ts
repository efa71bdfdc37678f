import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import book from "virtual:rulebook/eschnapur/en";
import shelf from "$src/games/eschnapur/rules/shelf";
import { speak } from "$src/words/words.svelte";
import type { RulePage } from "./book";
import BookPage from "./BookPage.svelte";
import SearchBox from "./SearchBox.svelte";

function page(name: string): RulePage {
  const found = book.pages.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no page ${name}`);
  return found;
}

beforeEach(() => speak("en"));
afterEach(cleanup);

describe("a page", () => {
  test("every rule has its anchor and a link to itself", () => {
    const { container } = render(BookPage, { book, shelf, page: page("phase-7-building"), aimed: "E7.2" });
    const rule = container.querySelector("[id='E7.2']");
    expect(rule?.classList).toContain("aimed");
    expect(rule?.querySelector("a[href='/rules/eschnapur#E7.2']")).not.toBeNull();
    expect(container.querySelectorAll(".aimed")).toHaveLength(1);
  });

  test("leads to the pages before and after", () => {
    const { container } = render(BookPage, { book, shelf, page: page("phase-7-building"), aimed: null });
    expect(container.querySelector("a[rel=prev]")?.getAttribute("href")).toBe("/rules/eschnapur/phase-6-order");
    expect(container.querySelector("a[rel=next]")?.getAttribute("href")).toBe("/rules/eschnapur/phase-8-moving");
  });

  test("the page of editions says what is known and what is not", () => {
    const { container } = render(BookPage, { book, shelf, page: page("editions"), aimed: null });
    const rows = [...container.querySelectorAll("tbody tr")].map((row) => row.textContent.replaceAll(/\s+/g, " "));
    expect(rows.find((row) => row.includes("Refuse blockade"))).toContain("known");
    expect(rows.find((row) => row.includes("Win ties"))).toContain("reconstructed");
  });
});

test("an explanation at the table shows a picture that there is", () => {
  for (const [rule, drawn] of Object.entries(shelf.explained)) {
    expect(book.rules).toHaveProperty([rule]);
    expect(shelf.pictures.has(drawn), rule).toBe(true);
  }
});

describe("the search box", () => {
  test("is reached with /, walked with arrows, and left with Escape", async () => {
    const { container, getByRole } = render(SearchBox, { book });
    const input = getByRole("searchbox") as HTMLInputElement;
    await fireEvent.keyDown(window, { key: "/" });
    expect(document.activeElement).toBe(input);
    await fireEvent.input(input, { target: { value: "premium" } });
    const links = [...container.querySelectorAll("a")];
    expect(links.length).toBeGreaterThan(1);
    expect(container.querySelector("mark")?.textContent.toLowerCase()).toBe("premium");
    await fireEvent.keyDown(input, { key: "ArrowDown" });
    expect(document.activeElement).toBe(links[0]);
    await fireEvent.keyDown(links[0] ?? input, { key: "ArrowUp" });
    expect(document.activeElement).toBe(input);
    await fireEvent.keyDown(input, { key: "Escape" });
    expect(input.value).toBe("");
    expect(container.querySelector("a")).toBeNull();
  });

  test("says so if nothing is found", async () => {
    const { container, getByRole } = render(SearchBox, { book });
    await fireEvent.input(getByRole("searchbox"), { target: { value: "zeppelin" } });
    expect(container.querySelector("[role=status]")?.textContent).toContain("Nothing found");
  });
});
