import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ListedTable, Trouble } from "$wire/protocol";
import { go } from "$src/route.svelte";
import { prefer } from "$src/settings/settings.svelte";
import { speak } from "$src/words/words.svelte";
import type { Eyes } from "./moments";
import Replay from "./Replay.svelte";
import { LAST, pageOf } from "./test/counting";

const loaded = vi.hoisted((): { replay: unknown } => ({ replay: null }));
vi.mock("$src/games/games", () => {
  const silence = () => Promise.resolve({ default: "" });
  const texts = { en: silence, de: silence, nl: silence, fr: silence };
  return {
    GAMES: [],
    gameNamed: (game: string) => (game === "counting" ? { texts, screen: { replay: () => Promise.resolve(loaded.replay) } } : null),
  };
});

function table(changes: Partial<ListedTable> = {}): ListedTable {
  const person = (name: string) => ({
    sitter: { sitter: "person" as const, person: name, away: false, resigned: false },
    colour: "blue" as const,
    name,
    asked: null,
    deadline: null,
  });
  return {
    table: "t1",
    game: "counting",
    choices: {},
    terms: { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: true, stand_in: "regular" },
    host: { person: "Anna", name: "Anna" },
    stage: { stage: "finished", outcome: {} },
    seats: [person("Anna"), person("Ben")],
    changed: 0,
    length: 45,
    ...changes,
  };
}

/** A server that has one table, or says what is wrong. */
function serve(answer: ListedTable | Trouble): void {
  vi.stubGlobal("fetch", (path: string) => {
    const url = new URL(path, "http://durbar.example");
    if (url.pathname.endsWith("/moments")) {
      const { eyes, from, most } = Object.fromEntries(url.searchParams);
      return Promise.resolve(Response.json(pageOf(eyes as Eyes, Number(from), Number(most))));
    }
    return Promise.resolve(Response.json(answer, { status: "problem" in answer ? 404 : 200 }));
  });
}

async function arrive(address: string): Promise<void> {
  go(address, "replace");
  render(Replay);
  await vi.advanceTimersByTimeAsync(0);
}

const here = () => window.location.pathname + window.location.search;
const slider = () => screen.getByRole<HTMLInputElement>("slider");

beforeAll(async () => {
  // It is there at once, as everything is that a browser has loaded before. The list of games cannot wait for it: what it imports asks for that list.
  loaded.replay = await import("./test/Counting.svelte");
  await speak("en");
});
beforeEach(() => {
  vi.useFakeTimers();
  prefer({ motion: "still" });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an address opens its moment through its eyes", async () => {
  serve(table());
  await arrive("/replay/t1?at=12&eyes=B");
  expect(slider().value).toBe("12");
  expect(slider().max).toBe(String(LAST));
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Whose eyes" }).value).toBe("B");
  expect(screen.getAllByText("B 12").length).toBeGreaterThan(0);
});

test("the address bar follows the film, and the film follows the address bar", async () => {
  serve(table());
  await arrive("/replay/t1");
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(here()).toBe("/replay/t1?at=3");
  go("/replay/t1?at=20&eyes=A", "replace");
  await vi.advanceTimersByTimeAsync(1000);
  expect(slider().value).toBe("20");
  expect(screen.getAllByText("A 20").length).toBeGreaterThan(0);
  expect(here()).toBe("/replay/t1?at=20&eyes=A");
});

test("a film that plays is not stopped by the address that follows it", async () => {
  serve(table());
  await arrive("/replay/t1");
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(here()).toBe("/replay/t1?at=3");
  await vi.advanceTimersByTimeAsync(1000);
  expect(here()).toBe("/replay/t1?at=8");
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});

test("marks ahead are drawn only when they are asked for", async () => {
  serve(table());
  await arrive("/replay/t1?at=3");
  const marks = () => [...document.querySelectorAll(".slider .mark")].map((mark) => mark.getAttribute("data-at"));
  expect(marks()).toEqual(["3"]);
  await fireEvent.click(screen.getByRole("tab", { name: "More" }));
  await fireEvent.click(screen.getByRole("checkbox"));
  await vi.advanceTimersByTimeAsync(0);
  expect(marks()).toEqual(["3", "8", "8", "15", "28"]);
  expect(document.querySelector<HTMLElement>('[data-at="15"]')?.style.getPropertyValue("--share")).toBe("0.5");
});

test("what happens is said to screen readers", async () => {
  serve(table());
  await arrive("/replay/t1?at=9");
  expect(screen.getByRole("status", { name: "What happens" }).textContent).toContain("counting-build");
});

test("the log is in step with the picture, and a line leads to its moment", async () => {
  serve(table());
  await arrive("/replay/t1?at=15");
  const lines = () => [...document.querySelectorAll("[data-entry]")].map((line) => line.textContent);
  expect(lines()).toEqual(["counting-reveal", "counting-finish", "counting-round", "counting-build", "counting-reveal"]);
  await fireEvent.click(screen.getByRole("button", { name: "counting-finish", hidden: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(slider().value).toBe("8");
  expect(lines()).toEqual(["counting-reveal", "counting-finish"]);
  expect(screen.getByRole("status", { name: "What happens" }).textContent).toBe("counting-finish");
});

test("a game that goes on is not shown, but there is a way to its table", async () => {
  serve(table({ stage: { stage: "playing" } }));
  await arrive("/replay/t1");
  expect(screen.getByRole("heading", { name: "This game is not over yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "To the table" }).getAttribute("href")).toBe("/t/t1");
});

test("a table that is not there is said to be not there", async () => {
  serve({ problem: { problem: "not-found", what: "table" }, message: "there is no such table" });
  await arrive("/replay/t1");
  expect(screen.getByRole("heading", { name: "There is no such game" })).toBeTruthy();
});

test("whoever cannot reach the server may try again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await arrive("/replay/t1?at=3");
  serve(table());
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(slider().value).toBe("3");
});
