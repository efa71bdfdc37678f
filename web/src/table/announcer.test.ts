import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { find } from "$src/me.svelte";
import { prefer } from "$src/settings/settings.svelte";
import { pretend } from "$src/testing/server";
import { connection, type TableMessage } from "$src/wire/connection.svelte";
import { speak } from "$src/words/words.svelte";
import Announcer from "./Announcer.svelte";
import type { Prompt } from "./asked";
import { Room } from "./room.svelte";
import type { GameScreen } from "./screen";
import { Voice } from "./voice.svelte";

/** A game in which everything that happens is an event of Eschnapur that lasts a second. */
const screen = {
  name: "eschnapur",
  mark: () => null,
  where: () => "board",
  beats: (before: number, events: readonly unknown[]) =>
    events.map((event, n) => ({ events: [event], view: before + n + 1, duration: 1000 })),
} as unknown as GameScreen<number, unknown>;

const SEATS = [
  { sitter: { sitter: "person", person: "anna", away: false, resigned: false }, colour: "blue", asked: 1, deadline: null, left: null },
  { sitter: { sitter: "person", person: "ben", away: false, resigned: false }, colour: "green", asked: null, deadline: null, left: null },
];
const PEOPLE = [
  { person: "anna", name: "Anna", here: true },
  { person: "ben", name: "Ben", here: true },
];

function board(stage: unknown = { stage: "playing" }, asked: readonly (number | null)[] = [1, null]) {
  const seats = SEATS.map((seat, n) => ({ ...seat, asked: asked[n] ?? null }));
  return {
    status: { stage, seats, votes: [], commitment: null, rematch: null },
    view: 1,
    prompt: null,
    may_withdraw: false,
    standing: null,
    wishes: {},
    hold: false,
  };
}

function frame(seq: number, news: readonly unknown[], shown: unknown = board()): TableMessage<number> {
  return { message: "frame", table: "t", frame: { seq, at: 0, news, board: shown } } as unknown as TableMessage<number>;
}

const built = (part: number) => ({ news: "event", event: { event: "built", seat: "B", part, field: 1 } });

/** What is asked, as the server tells it; what was chosen is in the plan. */
function prompt(question: number, picked: readonly number[], chosen: readonly string[] = []): Prompt<number> {
  const means = Object.fromEntries([3, 4, 5].map((part) => [`site ${part}`, { choice: "site", part, next: null }]));
  const asked = { question: { ask: "sites", picked }, means };
  return {
    question,
    asked,
    choices: ["site 3", "site 4", "site 5"],
    later: [],
    earlier: [],
    draft: chosen,
    plan: chosen,
    chosen: 0,
    may_seal: false,
  } as unknown as Prompt<number>;
}

let room: Room<number, unknown>;
let voice: Voice;

beforeAll(async () => {
  await speak("en");
  pretend({ "GET /api/me": { person: "anna", name: "Anna", quiet: null, muted: ["cleo"], companions: [] } });
  await find();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(connection, "say").mockResolvedValue(undefined);
  prefer({ motion: "full", pace: "normal", hold: false, sound: false });
  room = new Room("t", screen);
  voice = new Voice();
  room.hear({ message: "people", table: "t", people: PEOPLE, spectators: 0 } as unknown as TableMessage<number>);
  room.hear({
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 1,
    board: board(),
    missed: [{ seq: 1, at: 0, news: [{ news: "started" }] }],
  } as unknown as TableMessage<number>);
  render(Announcer, { room, voice } as never);
  said();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What was said since this was asked last, once it was calm. */
let before = 0;
function said(): string[] {
  flushSync();
  vi.advanceTimersByTime(300);
  flushSync();
  const fresh = voice.said.filter(({ n }) => n > before).map(({ text }) => text);
  before = voice.said.at(-1)?.n ?? 0;
  return fresh;
}
beforeEach(() => {
  before = 0;
  said();
});

test("a question is announced, and so is every answer to a part of it", () => {
  room.plan.hear(prompt(7, []));
  expect(said()).toEqual(["Choose two parts to build on."]);
  room.plan.choose("site 4");
  room.plan.hear(prompt(7, [4], ["site 4"]));
  expect(said()).toEqual(["Planned: Pick part 4.", "You chose part 4. Which is the second?"]);
  room.plan.drop("site 4");
  expect(said()[0]).toBe("Taken out: Pick part 4.");
});

test("the same question that is asked anew is announced anew", () => {
  room.plan.hear(prompt(7, []));
  said();
  room.plan.hear(prompt(8, []));
  expect(said()).toEqual(["Choose two parts to build on."]);
});

test("what happens is announced beat by beat, and the question after it", () => {
  room.hear(frame(2, [built(3), built(4)]));
  room.plan.hear(prompt(7, []));
  expect(said()).toEqual(["Ben builds on part 3, field 1 from the bottom."]);
  room.stage.skip();
  expect(said()).toEqual(["Ben builds on part 4, field 1 from the bottom."]);
  room.stage.skip();
  expect(said()).toEqual(["Choose two parts to build on."]);
});

test("what others say is announced, but not what I say, and not those whom I do not read", () => {
  room.hear({
    message: "frame",
    table: "t",
    frame: { seq: 2, at: 0, news: [{ news: "said", person: "ben", text: "Good luck!" }] },
  } as unknown as TableMessage<number>);
  room.hear({
    message: "frame",
    table: "t",
    frame: { seq: 3, at: 0, news: [{ news: "said", person: "anna", text: "You, too!" }] },
  } as unknown as TableMessage<number>);
  room.hear({
    message: "frame",
    table: "t",
    frame: { seq: 4, at: 0, news: [{ news: "said", person: "cleo", text: "Buy here!" }] },
  } as unknown as TableMessage<number>);
  expect(said()).toEqual(["Ben says: Good luck!"]);
});

test("what other eyes have seen and heard before is no news", async () => {
  room.hear({
    message: "frame",
    table: "t",
    frame: { seq: 2, at: 0, news: [{ news: "said", person: "ben", text: "Good luck!" }] },
  } as unknown as TableMessage<number>);
  said();
  await room.become("ben");
  said();
  const missed = [1, 2, 3].map((seq) => ({
    seq,
    at: 0,
    news: [seq === 3 ? built(4) : { news: "said", person: "ben", text: "Good luck!" }],
  }));
  room.hear({ message: "table", table: "t", about: {}, seat: "B", seq: 3, board: board(), missed } as unknown as TableMessage<number>);
  expect(said()).toEqual([]);
  room.hear({ message: "frame", table: "t", frame: { seq: 4, at: 0, news: [built(5)] } } as unknown as TableMessage<number>);
  expect(said()).toEqual(["Ben builds on part 5, field 1 from the bottom."]);
});

test("whom everybody waits for is announced, and in the end who has won", () => {
  room.hear(frame(2, [{ news: "event", event: { event: "chose", seat: "A" } }], board(undefined, [null, 1])));
  room.stage.skipAll();
  expect(said()).toEqual(["Anna has chosen.", "Ben is still thinking."]);
  room.hear(frame(3, [], board({ stage: "finished", outcome: { A: { place: 1, points: 8 }, B: { place: 2, points: 7 } } }, [])));
  expect(said()).toEqual(["The game is over. Anna wins."]);
});
