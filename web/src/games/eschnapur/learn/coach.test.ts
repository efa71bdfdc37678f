import type { GameEvent, Shown } from "$wire/eschnapur";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Coach from "$src/learn/Coach.svelte";
import { kept, keepOpen, Progress, wasOpen } from "$src/learn/progress.svelte";
import { prefer } from "$src/settings/settings.svelte";
import { speak } from "$src/words/words.svelte";
import type { EventKind } from "../event";
import { first } from "./first";
import { FirstGame, RECORDED } from "./first-games";

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  prefer({ motion: "still", pace: "system", text: false });
  await speak("en");
});
afterEach(cleanup);

/** What must be shown, or asked, while a lesson is told. */
const ABOUT: Record<string, { shown: readonly EventKind[] } | { asked: string }> = {
  welcome: { asked: "site" },
  sites: { asked: "site" },
  gold: { asked: "lay" },
  officials: { asked: "lay" },
  won: { shown: ["won"] },
  "won-cancelled": { shown: ["won"] },
  "won-ties": { shown: ["won"] },
  cancelled: { shown: ["won", "nobody-won"] },
  lost: { shown: ["won"] },
  "lost-tie": { shown: ["won"] },
  zero: { shown: ["revealed"] },
  blockade: { asked: "block" },
  blocked: { shown: ["blocked"] },
  stop: { asked: "stop" },
  stopped: { shown: ["stopped"] },
  stones: { shown: ["stones-gained"] },
  "stones-tied": { shown: ["stones-gained"] },
  order: { asked: "marker" },
  "order-set": { shown: ["order-set"] },
  building: { asked: "build" },
  premium: { shown: ["premium"] },
  take: { asked: "take" },
  moving: { asked: "lift" },
  moved: { shown: ["moved"] },
  points: { shown: ["points-gained"] },
  window: { asked: "pass" },
  wages: { shown: ["wages-due"] },
  scored: { shown: ["scored"] },
  "scored-other": { shown: ["scored"] },
  finished: { shown: ["finished"] },
  round: { shown: ["round-began"] },
  bonus: { shown: ["bonus"] },
};

type Players = keyof typeof RECORDED;

function sit(players: Players, progress = new Progress("eschnapur", first, "table")) {
  const game = new FirstGame(RECORDED[players]);
  const onrestart = vi.fn<() => void>();
  const { container, getByRole } = render(Coach<Shown, GameEvent>, { room: game.room, progress, onrestart });
  const tip = () => container.querySelector<HTMLElement>("[data-tip]")?.dataset["tip"] ?? null;
  const read = async () => {
    const button = container.querySelector("[data-tip-done]");
    if (button === null) throw new Error("there is no tip");
    await fireEvent.click(button);
  };
  const announced = () => container.querySelector("[role=status]")?.textContent ?? "";
  return { game, room: game.room, progress, container, getByRole, onrestart, tip, read, announced };
}

/** A tip as it was given. */
interface Given {
  lesson: string;
  text: string;
  shown: readonly string[];
  asked: readonly string[];
}

/** Plays a recorded first game to its end, and reads every tip. */
async function playThrough(players: Players): Promise<{ given: Given[]; told: readonly string[] }> {
  const table = sit(players);
  const given: Given[] = [];
  const readAll = async () => {
    await tick();
    for (let lesson = table.tip(); lesson !== null; lesson = table.tip()) {
      const { stage, prompt } = table.room;
      const { beat } = stage;
      given.push({
        lesson,
        text: table.announced(),
        shown: beat?.events.map(({ event }) => event) ?? [],
        asked: table.room.isAsked ? [...(prompt?.choices ?? []), ...(prompt?.draft ?? [])].map((choice) => choice.split(" ")[0] ?? "") : [],
      });
      await table.read();
    }
    // Nothing waits: whatever was stopped goes on once it was read.
    expect(table.room.stage.isPlaying).toBe(false);
  };
  await readAll();
  for (let n = 1; n < table.game.length; n += 1) {
    table.game.hear(n);
    await readAll();
  }
  return { given, told: table.progress.told };
}

describe.each(["two", "three", "four"] as const)("a first game of %s", (players) => {
  test("tells everything while it is there to be seen, once, and nothing afterwards", async () => {
    const { given, told } = await playThrough(players);
    for (const { lesson, shown, asked } of given) {
      const about = lesson.startsWith("buy-") ? { asked: "buy" } : ABOUT[lesson];
      if (about === undefined) throw new Error(`${lesson} is about nothing`);
      if ("asked" in about) expect(asked, lesson).toContain(about.asked);
      else expect(about.shown, lesson).toContain(shown.find((kind) => about.shown.some((one) => one === kind)));
      // A question is no reveal: what it says is never about what went before.
      if ("asked" in about) expect(shown, lesson).toEqual([]);
    }
    const lessons = given.map(({ lesson }) => lesson);
    expect(new Set(lessons).size).toBe(lessons.length);
    expect(told).toEqual(lessons);
    const expected = [
      "welcome",
      "sites",
      "gold",
      "officials",
      "stop",
      "building",
      "moving",
      "points",
      "wages",
      "scored",
      "finished",
      "cancelled",
      "won",
    ];
    expect(lessons).toEqual(expect.arrayContaining(expected));
    expect(lessons.slice(0, 4)).toEqual(["welcome", "sites", "gold", "officials"]);
  });

  test("says nothing that is not so for its number of players", async () => {
    const { given } = await playThrough(players);
    const text = (lesson: string) => given.find((one) => one.lesson === lesson)?.text ?? "";
    expect(text("welcome").includes("the other player")).toBe(players === "two");
    expect(text("officials").includes("blockade")).toBe(players !== "two");
    expect(text("officials")).toContain("The move takes a stone");
    const needed = { two: 4, three: 5, four: 6 }[players];
    expect(text("finished")).toContain(`once ${needed} parts are finished`);
    for (const { text: whole } of given) expect(whole).not.toMatch(/\b1 (privilege )?points|\{|learn-/);
  });
});

test("a tip goes with its question, and is given again where it could not be seen", async () => {
  const table = sit("two");
  await tick();
  expect(table.tip()).toBe("welcome");
  // Quick as lightning.
  table.game.hear(1);
  await tick();
  expect(table.tip()).toBeNull();
  expect(table.progress.told).toEqual([]);
  table.game.hear(2);
  await tick();
  expect(table.tip()).toBe("gold");
});

test("what was before somebody's eyes for a while was seen, also without a click", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const table = sit("two");
  await tick();
  vi.advanceTimersByTime(5000);
  table.game.hear(1);
  await tick();
  expect(table.progress.told).toEqual(["welcome"]);
  vi.useRealTimers();
});

test("whoever skips everything is told nothing of it, and is told the next time", async () => {
  prefer({ motion: "full", pace: "normal" });
  const table = sit("two");
  await tick();
  for (let n = 1; n <= 4; n += 1) {
    table.game.hear(n);
    table.room.stage.skipAll();
  }
  await tick();
  expect(table.room.stage.isPlaying).toBe(false);
  expect(table.progress.knows("cancelled")).toBe(false);
  expect(table.tip()).toBe("building");
});

test("what there is something to be said of stays until that was read, at every pace", async () => {
  prefer({ motion: "full", pace: "normal" });
  vi.useFakeTimers();
  const table = sit("two");
  for (let n = 1; n <= 4; n += 1) table.game.hear(n);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.tip()).toBe("zero");
  expect(table.room.stage.beat?.events.map(({ event }) => event)).toEqual(["revealed", "revealed"]);
  table.room.stage.skip();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.tip()).toBe("stones-tied");
  vi.useRealTimers();
});

test("points at what it speaks of, announces it once, and is gone when it was read", async () => {
  const table = sit("two");
  await tick();
  expect(table.announced()).toMatch(/^Welcome to Eschnapur!\. You build/);
  await fireEvent.click(table.getByRole("button", { name: "Next" }));
  expect(table.container.querySelector("h2")?.textContent).toBe("Choose two sites");
  expect(table.announced()).toMatch(/^Choose two sites\./);
  expect(table.container.querySelector("a")?.getAttribute("href")).toBe("/rules/eschnapur#E1.1");
  expect(table.room.pointed).toBe("board");
  expect(table.container.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]")).toHaveLength(1);
  await fireEvent.click(table.getByRole("button", { name: "Got it" }));
  expect([table.tip(), table.announced()]).toEqual([null, ""]);
  expect(table.room.pointed).toBeNull();
});

test("is read by keys: Escape goes on, and whoever pressed the button stays with the coach", async () => {
  const table = sit("two");
  await tick();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(table.tip()).toBe("sites");
  const button = table.getByRole("button", { name: "Got it" });
  button.focus();
  await fireEvent.click(button);
  await tick();
  expect(document.activeElement).toBe(table.container.querySelector(".coach"));
});

test("in words there is nothing to point at, and everything else is the same", async () => {
  prefer({ text: true });
  const table = sit("two");
  await tick();
  await table.read();
  expect(table.tip()).toBe("sites");
  expect(table.room.pointed).toBeNull();
});

test("a coach that was hidden says nothing, holds nothing up, and the game can be begun anew", async () => {
  const table = sit("two");
  await tick();
  await fireEvent.click(table.getByRole("button", { name: "Hide the coach" }));
  expect(table.tip()).toBeNull();
  for (let n = 1; n < table.game.length; n += 1) table.game.hear(n);
  expect(table.room.stage.isPlaying).toBe(false);
  expect(table.progress.told).toEqual([]);
  await fireEvent.click(table.getByRole("button", { name: "Start again" }));
  expect(table.onrestart).toHaveBeenCalledOnce();
});

test("a page that is loaded anew goes on where it was, with the question that is asked", async () => {
  const before = sit("two");
  await tick();
  await before.read();
  cleanup();
  keepOpen("table");
  const left = kept("eschnapur", "first");
  if (left === null) throw new Error("nothing was kept");
  expect([left.told, wasOpen(left)]).toEqual([["welcome"], true]);
  const again = sit("two", new Progress("eschnapur", first, "table", left));
  await tick();
  expect(again.tip()).toBe("sites");
  keepOpen(null);
  expect(wasOpen(left)).toBe(false);
});
