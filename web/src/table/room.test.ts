import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "$src/settings/settings.svelte";
import { connection, type TableMessage } from "$src/wire/connection.svelte";
import { Refusal, Unreachable } from "$src/wire/problem";
import type { Prompt } from "./asked";
import { Room } from "./room.svelte";
import type { GameScreen } from "./screen";

/** A game whose views are numbers, and in which everything that happens is a word that is looked at for a second. */
const screen = {
  name: "words",
  mark: (event: string) => (event === "round" ? event : null),
  beats: (before: number, events: readonly string[]) =>
    events.filter((event) => event !== "nothing").map((event, n) => ({ events: [event], view: before + n + 1, duration: 1000 })),
} as unknown as GameScreen<number, string>;

const STATUS = { stage: { stage: "playing" }, seats: [], votes: [], commitment: null, rematch: null };

function board(view: number) {
  return { status: STATUS, view, prompt: null, may_withdraw: false, standing: null };
}

function happened(seq: number, ...events: string[]): TableMessage {
  const news = events.map((event) => ({ news: "event", event }));
  return { message: "frame", table: "t", frame: { seq, at: 0, news, board: board(seq) } } as unknown as TableMessage;
}

function opened(): Room<number, string> {
  const room = new Room("t", screen);
  room.hear({ message: "table", table: "t", about: {}, seat: "A", seq: 1, board: board(1), missed: [], people: [] } as unknown as TableMessage);
  return room;
}

const told = (room: Room<number, string>) => room.told.map(({ seq, news }) => `${seq}: ${news.map((one) => ("event" in one ? String(one.event) : "")).join(" ")}`);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  prefer({ motion: "full", pace: "system", hold: false });
});
afterEach(() => vi.useRealTimers());

test("nothing is told before it was shown", () => {
  const room = opened();
  room.hear(happened(2, "bid", "nothing", "won"));
  room.hear(happened(3, "built"));
  expect(room.story.map(({ seq }) => seq)).toEqual([2, 3]);
  expect(told(room)).toEqual(["2: bid"]);
  room.stage.skip();
  expect(told(room)).toEqual(["2: bid nothing won"]);
  room.stage.skip();
  expect(told(room)).toEqual(["2: bid nothing won", "3: built"]);
  room.stage.skip();
  expect(room.stage.isPlaying).toBe(false);
  expect(room.told).toBe(room.story);
});

test("a round that was shown is summed up, until the next question is answered", async () => {
  vi.spyOn(connection, "say").mockResolvedValue(undefined);
  const room = opened();
  room.hear(happened(2, "bid", "won"));
  room.stage.skipAll();
  expect([room.recap, room.roundsOver]).toEqual([null, []]);
  room.hear(happened(3, "built", "round", "bid"));
  // As long as the round is shown nobody learns what it came to.
  expect([room.recap, room.roundsOver]).toEqual([null, []]);
  room.stage.skip();
  expect(room.recap).toEqual({ round: 1, isWanted: false });
  expect(room.roundsOver).toEqual([["bid", "won", "built"]]);
  room.stage.skipAll();
  room.plan.hear({ question: 1, choices: ["pass"], later: [], earlier: [], draft: [], plan: [], chosen: 0, may_seal: true } as unknown as Prompt<number>);
  await room.plan.seal(["pass"]);
  expect(room.recap).toBe(null);
  room.lookAtRound(1);
  expect(room.recap).toEqual({ round: 1, isWanted: true });
  vi.restoreAllMocks();
});

test("whoever answers has caught up with what they missed", async () => {
  vi.spyOn(connection, "say").mockResolvedValue(undefined);
  localStorage.setItem("durbar.seen.t", "1");
  const room = new Room("t", screen);
  const prompt = { question: 1, choices: ["pass"], later: [], earlier: [], draft: [], plan: [], chosen: 0, may_seal: true };
  const missed = [{ seq: 2, at: 0, news: [{ news: "event", event: "bid" }] }];
  room.hear({ message: "table", table: "t", about: {}, seat: "A", seq: 2, board: { ...board(2), prompt }, missed, people: [] } as unknown as TableMessage);
  expect(room.absence?.told.length).toBe(1);
  await room.plan.seal(["pass"]);
  expect(room.absence).toBe(null);
  vi.restoreAllMocks();
});

test("what is only planned is drawn, but has not happened", () => {
  const room = opened();
  room.plan.hear({ question: 1, choices: [], later: [], earlier: [], draft: ["pass"], plan: ["pass"], chosen: 1, may_seal: true, drafted: 99 } as unknown as Prompt<number>);
  expect([room.scene?.view, room.shown]).toEqual([99, 1]);
});

test("without a show no summary opens by itself, but it is there", () => {
  prefer({ pace: "off" });
  const room = opened();
  room.hear(happened(2, "bid", "round"));
  expect([room.recap, room.roundsOver]).toEqual([null, [["bid"]]]);
});

test("whoever wants no motion is told everything at once", () => {
  prefer({ motion: "still" });
  const room = opened();
  room.hear(happened(2, "bid", "won"));
  expect(told(room)).toEqual(["2: bid won"]);
});

test("that the server is out of reach is said no longer than it is so", () => {
  const room = opened();
  const begun = { message: "table", table: "t", about: {}, seat: "A", seq: 1, board: board(1), missed: [], people: [] } as unknown as TableMessage;
  room.trouble = new Unreachable();
  room.hear(begun);
  expect(room.trouble).toBeNull();
  const refusal = new Refusal({ problem: { problem: "busy" }, message: "Busy." });
  room.trouble = refusal;
  room.hear(begun);
  expect(room.trouble).toBe(refusal);
});

test("whoever asked too fast asks again when they may", async () => {
  const refusal = new Refusal({ problem: { problem: "too-fast", wait: 700 }, message: "Too much at once." });
  const say = vi.spyOn(connection, "say").mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  vi.spyOn(connection, "listen").mockReturnValue(() => undefined);
  const room = new Room("t", screen);
  room.open();
  room.resume();
  await vi.advanceTimersByTimeAsync(699);
  expect(say).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(say).toHaveBeenCalledTimes(2);
  expect(room.trouble).toBe(null);
  vi.restoreAllMocks();
});

test("what was on its way to other eyes is not shown to everybody", async () => {
  const say = vi.spyOn(connection, "say").mockResolvedValue(undefined);
  const room = opened();
  await room.become("ben", true);
  expect(say).toHaveBeenLastCalledWith({ message: "watch", with: { table: "t", after: 0, as: "ben", open: true } });
  expect(room.scene).toBe(null);
  room.hear(happened(2, "secret"));
  room.hear({ message: "table", table: "t", about: {}, seat: "A", seq: 2, board: board(2), missed: [] } as unknown as TableMessage);
  expect([room.seat, room.scene, room.story]).toEqual([null, null, []]);
  room.hear({ message: "table", table: "t", about: {}, seat: null, seq: 1, board: board(7), missed: [] } as unknown as TableMessage);
  expect(room.scene?.view).toBe(7);
  room.hear(happened(2, "open"));
  expect(told(room)).toEqual(["2: open"]);
  vi.restoreAllMocks();
});

test("why an answer was refused is said until another one is given, or something else is asked", async () => {
  const refusal = new Refusal({ problem: { problem: "busy" }, message: "Busy." });
  const prompt = { question: 1, choices: ["pass"], later: [], earlier: [], draft: [], plan: [], chosen: 0, may_seal: true } as unknown as Prompt<number>;
  const say = vi.spyOn(connection, "say").mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  const room = opened();
  room.plan.hear(prompt);
  await room.plan.seal(["pass"]);
  expect(room.trouble).toBe(refusal);
  // What happens elsewhere meanwhile does not answer it.
  room.hear({ ...happened(2, "nothing"), frame: { seq: 2, at: 0, news: [], board: { ...board(2), prompt } } } as unknown as TableMessage);
  expect(room.trouble).toBe(refusal);
  await room.plan.seal(["pass"]);
  expect(room.trouble).toBe(null);

  say.mockRejectedValueOnce(refusal);
  await room.plan.seal(["pass"]);
  expect(room.trouble).toBe(refusal);
  room.hear(happened(3, "nothing"));
  expect(room.trouble).toBe(null);
  vi.restoreAllMocks();
});
