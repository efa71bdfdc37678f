import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Board, Frame } from "$src/table/asked";
import { eschnapur } from "$src/eschnapur/game";
import { prefer } from "$src/settings/settings.svelte";
import { Room } from "$src/table/room.svelte";
import type { TableMessage } from "$src/wire/connection.svelte";
import { speak } from "$src/words/words.svelte";
import Coach from "./Coach.svelte";
import { Course } from "./course.svelte";
import two from "./fixtures/two.json";

beforeEach(async () => {
  localStorage.clear();
  prefer({ motion: "still" });
  await speak("en");
});
afterEach(cleanup);

/** A board as the server would send it. */
function board(n: number): Board<Shown> {
  const frame = two.frames[n];
  if (frame === undefined) throw new Error("the game is shorter");
  const chair = { colour: "blue", asked: null, deadline: null, left: null };
  return {
    status: { stage: { stage: "playing" }, seats: [chair, chair].map((one) => ({ ...one, sitter: { sitter: "bot", level: "novice" } })), votes: [], commitment: null, rematch: null },
    view: { ...frame.view, figures: two.figures },
    prompt: frame.prompt === undefined ? null : { ...frame.prompt, later: [], drafted: null },
    may_withdraw: false,
    standing: null,
    // What JSON files are inferred to be is wider than what was recorded.
  } as unknown as Board<Shown>;
}

function hear(room: Room<Shown, GameEvent>, n: number): void {
  const events = (two.frames[n]?.events ?? []) as unknown as GameEvent[];
  const frame: Frame<Shown, GameEvent> = { seq: n + 1, at: 0, news: events.map((event) => ({ news: "event", event })), board: board(n) };
  room.hear({ message: "frame", table: "table", frame } as unknown as TableMessage);
}

function begin(): { room: Room<Shown, GameEvent>; course: Course; onrestart: ReturnType<typeof vi.fn<() => void>> } {
  const room = new Room<Shown, GameEvent>("table", eschnapur);
  const about = { table: "table", game: "eschnapur", halted: null };
  room.hear({ message: "table", about, seat: "A", seq: 1, board: board(0), missed: [] } as unknown as TableMessage);
  return { room, course: new Course("table"), onrestart: vi.fn<() => void>() };
}

test("the coach explains what comes, card by card, and points at it", async () => {
  const props = begin();
  const { container, getByRole } = render(Coach, props);
  await tick();
  expect(container.querySelector("h2")?.textContent).toBe("Welcome to Eschnapur!");
  await fireEvent.click(getByRole("button", { name: "Next (1 more)" }));
  expect(container.querySelector("h2")?.textContent).toBe("Choose two sites");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/rules/eschnapur#E1.1");
  expect(document.documentElement.dataset["coach"]).toBe("board");
  await fireEvent.click(getByRole("button", { name: "Got it" }));
  expect(container.querySelector("h2")).toBeNull();
  expect(document.documentElement.dataset["coach"]).toBeUndefined();
  hear(props.room, 1);
  hear(props.room, 2);
  await tick();
  expect(props.course.told.map((card) => card.lesson)).toEqual(["welcome", "sites", "sealed", "gold", "officials"]);
});

test("a coach that was hidden says and points at nothing, and the game can be begun anew", async () => {
  const props = begin();
  const { container, getByRole } = render(Coach, props);
  await tick();
  await fireEvent.click(getByRole("button", { name: "Next (1 more)" }));
  await fireEvent.click(getByRole("button", { name: "Hide the coach" }));
  expect(container.querySelector("h2")).toBeNull();
  expect(document.documentElement.dataset["coach"]).toBeUndefined();
  await fireEvent.click(getByRole("button", { name: "Start again" }));
  expect(props.onrestart).toHaveBeenCalledOnce();
});
