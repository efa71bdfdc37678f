import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableRequest, Until, Wish } from "$wire/table";
import { prefer, settings } from "$src/settings/settings.svelte";
import { connection, type TableMessage } from "$src/wire/connection.svelte";
import { speak } from "$src/words/words.svelte";
import PromptBar from "./PromptBar.svelte";
import { Room } from "./room.svelte";
import type { GameScreen } from "./screen";
import { Sealing } from "./sealing.svelte";
import WindowWishes from "./WindowWishes.svelte";

const screen = { name: "morgenland", where: () => "bar", completion: () => null, beats: () => [] } as unknown as GameScreen<number, string>;

/** What was asked of the table. */
let asked: TableRequest[] = [];

beforeAll(() => speak("en"));
beforeEach(() => {
  asked = [];
  prefer({ wishes: {} });
  vi.spyOn(connection, "say").mockImplementation((said) => {
    if (said.message === "ask") asked.push(said.with.request);
    return Promise.resolve(undefined);
  });
});
afterEach(cleanup);

interface Stands {
  wishes?: Record<string, Wish>;
  hold?: boolean;
  standing?: Until | null;
  /** The kind of the window in which I am asked; nothing if I am not asked. */
  kind?: string | null;
}

function table({
  wishes = { start: "if-it-concerns-me", guard: "always" },
  hold = false,
  standing = null,
  kind = null,
}: Stands): Room<number, string> {
  const prompt = {
    question: 1,
    asked: { question: { ask: "window" }, means: {} },
    choices: ["pass"],
    earlier: [],
    later: [],
    draft: [],
    chosen: 0,
    plan: [],
    may_seal: false,
    window: true,
    kind,
    drafted: null,
  };
  const status = { stage: { stage: "playing" }, seats: [], votes: [], commitment: null, rematch: null };
  const board = { status, view: 1, prompt: kind === null ? null : prompt, may_withdraw: false, standing, wishes, hold };
  const room = new Room("t", screen);
  room.hear({ message: "table", table: "t", about: {}, seat: "A", seq: 1, board, missed: [], people: [] } as unknown as TableMessage<
    number,
    string
  >);
  return room;
}

function bar(stands: Stands): HTMLElement {
  const room = table(stands);
  return render(PromptBar<number, string>, { room, sealing: new Sealing(room) }).container;
}

const press = async (within: HTMLElement, selector: string) => {
  const button = within.querySelector(selector);
  if (button === null) throw new Error(`nothing is ${selector}`);
  await fireEvent.click(button);
};

test("whoever may be passed by can hold on, also while others choose, and let go again", async () => {
  await press(bar({}), "[data-hold-window]");
  cleanup();
  const held = bar({ hold: true });
  expect(held.querySelector("[data-hold-window]")?.getAttribute("aria-pressed")).toBe("true");
  await press(held, "[data-hold-window]");
  expect(asked).toEqual([
    { request: "hold", with: { hold: true } },
    { request: "hold", with: { hold: false } },
  ]);
});

test("a game without windows, or one that always asks, has nothing to hold on to", () => {
  for (const wishes of [{}, { guard: "always" as const }]) {
    expect(bar({ wishes }).querySelector("[data-hold-window]")).toBeNull();
    cleanup();
  }
});

test("in a window one can pass for the rest of the round, or be asked less in such windows from now on", async () => {
  const guard = bar({ kind: "guard" });
  await press(guard, "[data-pass-round]");
  await press(guard, "[data-less='if-it-concerns-me']");
  cleanup();
  await press(bar({ kind: "start" }), "[data-less='never']");
  cleanup();
  expect(asked).toEqual([
    { request: "stand", with: { until: "next-round" } },
    { request: "wish", with: { wishes: { start: "if-it-concerns-me", guard: "if-it-concerns-me" } } },
    { request: "wish", with: { wishes: { start: "never", guard: "always" } } },
  ]);
  expect(settings.wishes["morgenland"]).toEqual({ start: "never", guard: "always" });
  expect(bar({ kind: "start", wishes: { start: "never" } }).querySelector("[data-less]")).toBeNull();
});

test("whoever passes for longer reads it, and can be asked again", async () => {
  const passing = bar({ standing: "next-round" });
  expect(passing.querySelector(".passing")?.textContent).toBe("You pass for this round.");
  await press(passing, ".passing + button");
  expect(asked).toEqual([{ request: "stand", with: { until: null } }]);
});

test("the menu lists every kind of window that the game names, and sets all alike or each by itself", async () => {
  const { container } = render(WindowWishes<number, string>, { room: table({}) });
  const kinds = [...container.querySelectorAll<HTMLSelectElement>("[data-window]")];
  expect(kinds.map((one) => [one.dataset["window"], one.value])).toEqual([
    ["start", "if-it-concerns-me"],
    ["guard", "always"],
  ]);
  expect([...(kinds[0]?.options ?? [])].map(({ text }) => text)).toEqual([
    "Always ask me",
    "Pass until something concerns me",
    "Always pass",
  ]);
  const [concerned, always] = container.querySelectorAll("button");
  if (concerned === undefined || always === undefined || kinds[1] === undefined) throw new Error("the menu lacks something");
  expect([concerned, always].map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "false"]);
  await fireEvent.click(concerned);
  await fireEvent.click(always);
  await fireEvent.change(kinds[1], { target: { value: "never" } });
  expect(asked).toEqual([
    { request: "wish", with: { wishes: { start: "if-it-concerns-me", guard: "if-it-concerns-me" } } },
    { request: "wish", with: { wishes: { start: "always", guard: "always" } } },
    { request: "wish", with: { wishes: { start: "if-it-concerns-me", guard: "never" } } },
  ]);
  // The next table of this game begins with what was chosen last.
  expect(settings.wishes).toEqual({ morgenland: { start: "if-it-concerns-me", guard: "never" } });
});

test("a game without windows has nothing to choose in the menu", () => {
  expect(render(WindowWishes<number, string>, { room: table({ wishes: {} }) }).container.textContent).toBe("");
});
