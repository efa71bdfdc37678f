import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { eschnapur } from "$src/games/eschnapur/game";
import { GAMES } from "$src/games/eschnapur/recorded";
import { PLAYERS } from "$src/games/eschnapur/sample";
import { speak } from "$src/words/words.svelte";
import Log from "./Log.svelte";
import { linesOf, Story, type Round } from "./story";

afterEach(cleanup);

const game = GAMES[1]?.[1] ?? [];
const pages = game.map(({ events }, seq) => ({ seq, news: events.map((event) => ({ news: "event" as const, event })) }));
let story: readonly Round[] = [];
beforeAll(async () => {
  await speak("en");
  story = new Story(eschnapur, PLAYERS).rounds(pages);
});

function opened(props: Partial<{ looked: { seq: number; step: number } }> = {}) {
  const onlook = vi.fn();
  const { container } = render(Log, { story, onlook, ...props });
  const all = () => [...container.querySelectorAll<HTMLElement>("[data-entry]")];
  return { onlook, container, all, stops: () => all().filter(({ tabIndex }) => tabIndex === 0) };
}

test("for keyboards the whole log is one stop, at its newest line", () => {
  const { all, stops } = opened();
  expect(all()).toHaveLength(linesOf(story).length);
  expect(stops()).toEqual([all().at(-1)]);
});

test("arrows lead from line to line, open what a line is made of, and lead back", async () => {
  const { container, all, stops } = opened();
  all().at(-1)?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: "Home" });
  expect(document.activeElement).toBe(all()[0]);
  expect(stops()).toEqual([all()[0]]);
  const folded = container.querySelector<HTMLElement>("[data-folded]");
  folded?.focus();
  const before = all().length;
  await fireEvent.keyDown(folded as Element, { key: "ArrowRight" });
  const made = linesOf(story).find(({ id }) => id === folded?.dataset["entry"])?.parts ?? [];
  expect(made.length).toBeGreaterThan(1);
  expect(all()).toHaveLength(before + made.length);
  await fireEvent.keyDown(folded as Element, { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe(made[0]?.sentence);
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(folded);
  expect(all()).toHaveLength(before);
});

test("a line shows its own moment, and the line that is shown is marked", async () => {
  const line = linesOf(story).find(({ sentence }) => sentence.includes("stops part"));
  const { onlook } = opened(line === undefined ? {} : { looked: line.moment });
  const button = screen.getByRole("button", { name: line?.sentence ?? "" });
  expect(button.getAttribute("aria-current")).toBe("true");
  await fireEvent.click(button);
  expect(onlook).toHaveBeenCalledWith(line?.moment);
});

test("rounds and phases are headings", () => {
  const { container } = opened();
  expect(container.querySelectorAll("h2")).toHaveLength(story.length);
  expect([...container.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual(
    story.flatMap(({ chapters }) => chapters.flatMap(({ heading }) => heading ?? [])),
  );
});
