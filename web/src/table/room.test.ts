import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "$src/settings/settings.svelte";
import { connection, type TableMessage } from "$src/wire/connection.svelte";
import { Refusal, Unreachable } from "$src/wire/problem";
import { speak } from "$src/words/words.svelte";
import type { Prompt } from "./asked";
import type { Door } from "./door";
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
  return { status: STATUS, view, prompt: null, may_withdraw: false, standing: null, wishes: {}, hold: false };
}

function happened(seq: number, ...events: string[]): TableMessage<number, string> {
  const news = events.map((event) => ({ news: "event", event }));
  return { message: "frame", table: "t", frame: { seq, at: 0, news, board: board(seq) } } as unknown as TableMessage<number, string>;
}

function opened(): Room<number, string> {
  const room = new Room("t", screen);
  room.hear({
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 1,
    board: board(1),
    missed: [],
    people: [],
  } as unknown as TableMessage<number, string>);
  return room;
}

const told = (room: Room<number, string>) =>
  room.told.map(({ seq, news }) => `${seq}: ${news.map((one) => ("event" in one ? one.event : "")).join(" ")}`);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  prefer({ motion: "full", pace: "system", hold: false });
});
afterEach(() => vi.useRealTimers());

test("whoever reads sheets asks for them, through whatever eyes; what was heard at the door in another form is asked for again", async () => {
  const said = vi.spyOn(connection, "say").mockResolvedValue(undefined);
  const asked = vi.spyOn(connection, "listen").mockReturnValue(() => undefined);
  const room = new Room("t", { ...screen, isPlain: true });
  const letIn = vi.fn(() => () => undefined);
  room.open({ form: "view", letIn } as unknown as Door);
  expect([letIn, asked].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  await room.become("p", true);
  expect(said).toHaveBeenLastCalledWith({ message: "watch", with: { table: "t", after: 0, as: "p", open: true, form: "sheet" } });
  room.open({ form: "sheet", letIn } as unknown as Door);
  expect([letIn, asked].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test("what was asked for in another form is not heard when it comes after all", () => {
  const room = new Room<object, string>("t", { ...screen, isPlain: true } as unknown as GameScreen<object, string>);
  const table = (view: object) =>
    ({ message: "table", table: "t", about: {}, seat: "A", seq: 1, board: { ...board(1), view }, missed: [], people: [] }) as never;
  room.hear(table({ towers: [] }));
  expect(room.board).toBe(null);
  room.hear(table({ grids: [], notes: [] }));
  expect(room.board?.view).toEqual({ grids: [], notes: [] });
  room.hear(happened(2, "bid") as never);
  expect(room.story).toEqual([]);
});

test("what had nothing to show is part of the round all the same, and a round is what happened since it began", () => {
  const room = opened();
  room.hear(happened(2, "early", "round", "nothing"));
  expect(room.recent).toEqual(["early"]);
  room.stage.skip();
  expect(room.recent).toEqual(["round"]);
  room.stage.skip();
  expect(room.recent).toEqual(["round", "nothing"]);
  room.hear(happened(3, "nothing"));
  expect(room.recent).toEqual(["round", "nothing", "nothing"]);
  room.hear(happened(4, "nothing", "won", "nothing", "built"));
  expect(room.recent).toEqual(["round", "nothing", "nothing", "nothing", "won"]);
  room.stage.skipAll();
  expect(room.recent).toEqual(["round", "nothing", "nothing", "nothing", "won", "nothing", "built"]);
});

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
  room.plan.hear({
    question: 1,
    choices: ["pass"],
    later: [],
    earlier: [],
    draft: [],
    plan: [],
    chosen: 0,
    may_seal: true,
  } as unknown as Prompt<number>);
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
  room.hear({
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 2,
    board: { ...board(2), prompt },
    missed,
    people: [],
  } as unknown as TableMessage<number, string>);
  expect(room.absence?.told.length).toBe(1);
  await room.plan.seal(["pass"]);
  expect(room.absence).toBe(null);
  vi.restoreAllMocks();
});

test("what is only planned is drawn, but has not happened", () => {
  const room = opened();
  room.plan.hear({
    question: 1,
    choices: [],
    later: [],
    earlier: [],
    draft: ["pass"],
    plan: ["pass"],
    chosen: 1,
    may_seal: true,
    drafted: 99,
  } as unknown as Prompt<number>);
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
  const begun = {
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 1,
    board: board(1),
    missed: [],
    people: [],
  } as unknown as TableMessage<number, string>;
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
  room.hear({ message: "table", table: "t", about: {}, seat: "A", seq: 2, board: board(2), missed: [] } as unknown as TableMessage<
    number,
    string
  >);
  expect([room.seat, room.scene, room.story]).toEqual([null, null, []]);
  room.hear({ message: "table", table: "t", about: {}, seat: null, seq: 1, board: board(7), missed: [] } as unknown as TableMessage<
    number,
    string
  >);
  expect(room.scene?.view).toBe(7);
  room.hear(happened(2, "open"));
  expect(told(room)).toEqual(["2: open"]);
  vi.restoreAllMocks();
});

test("why an answer was refused is said until another one is given, or something else is asked", async () => {
  const refusal = new Refusal({ problem: { problem: "busy" }, message: "Busy." });
  const prompt = {
    question: 1,
    choices: ["pass"],
    later: [],
    earlier: [],
    draft: [],
    plan: [],
    chosen: 0,
    may_seal: true,
  } as unknown as Prompt<number>;
  const say = vi.spyOn(connection, "say").mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  const room = opened();
  room.plan.hear(prompt);
  await room.plan.seal(["pass"]);
  expect(room.trouble).toBe(refusal);
  // What happens elsewhere meanwhile does not answer it.
  room.hear({ ...happened(2, "nothing"), frame: { seq: 2, at: 0, news: [], board: { ...board(2), prompt } } } as unknown as TableMessage<
    number,
    string
  >);
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

function recalled(seq: number, view: number): TableMessage<number, string> {
  return { message: "recalled", table: "t", seq, view } as unknown as TableMessage<number, string>;
}

/** The same game, which says how an event changes it. */
const folding = { ...screen, fold: (view: number, event: string) => view + event.length } as unknown as GameScreen<number, string>;

test("a line of the log leads to the moment right after it, and what is asked once is not asked again", async () => {
  await speak("en");
  prefer({ motion: "still" });
  const say = vi.spyOn(connection, "say").mockResolvedValue(undefined);
  const room = new Room("t", folding);
  room.hear({
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 1,
    board: board(1),
    missed: [],
    people: [],
  } as unknown as TableMessage<number, string>);
  room.hear(happened(2, "one"));
  room.hear(happened(3, "bid", "nothing", "won", "built"));
  const looking = room.lookBack({ seq: 3, step: 3 });
  expect(say.mock.calls).toEqual([2, 3].map((seq) => [{ message: "recall", with: { table: "t", seq } }]));
  room.hear(recalled(2, 100));
  room.hear(recalled(3, 900));
  await looking;
  expect(room.scene?.view).toBe(100 + "bidnothingwon".length);
  expect([room.scene?.beat?.events, room.scene?.recent]).toEqual([["won"], ["one", "bid", "nothing", "won"]]);
  // What had happened is said, and the log itself still tells everything.
  expect(room.sentenceOf({ seq: 3, step: 3 })).toBe("words-won");
  await room.lookBack({ seq: 3, step: 4 });
  expect([room.scene?.view, room.scene?.recent.length]).toEqual([900, 5]);
  expect(say).toHaveBeenCalledTimes(2);
  room.lookNow();
  expect(room.scene?.view).toBe(3);
  vi.restoreAllMocks();
});

test("of two moments that are asked for, the last one is shown, whichever comes first", async () => {
  await speak("en");
  prefer({ motion: "still" });
  vi.spyOn(connection, "say").mockResolvedValue(undefined);
  const room = new Room("t", folding);
  room.hear({
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 1,
    board: board(1),
    missed: [],
    people: [],
  } as unknown as TableMessage<number, string>);
  for (const seq of [2, 3, 4, 5]) room.hear(happened(seq, "bid"));
  const first = room.lookBack({ seq: 5, step: 1 });
  const second = room.lookBack({ seq: 3, step: 1 });
  room.hear(recalled(2, 20));
  room.hear(recalled(3, 30));
  await second;
  room.hear(recalled(4, 40));
  room.hear(recalled(5, 50));
  await first;
  expect(room.past).toMatchObject({ seq: 3, step: 1, view: 30 });
  vi.restoreAllMocks();
});

test("what the eyes before asked for is not shown to those that look now", async () => {
  await speak("en");
  prefer({ motion: "still" });
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  vi.spyOn(connection, "say").mockReturnValueOnce(late).mockResolvedValue(undefined);
  const room = new Room("t", folding);
  room.hear({
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 1,
    board: board(1),
    missed: [],
    people: [],
  } as unknown as TableMessage<number, string>);
  const others = room.recalls.recall(1);
  await room.become("ben");
  room.hear({ message: "table", table: "t", about: {}, seat: "B", seq: 1, board: board(7), missed: [] } as unknown as TableMessage<
    number,
    string
  >);
  const mine = room.recalls.recall(1);
  const got: unknown[] = [];
  void others.then((view) => got.push(view));
  void mine.then((view) => got.push(view));
  // The answer to the other one is late: it is nobody's any more.
  room.hear(recalled(1, 666));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(got).toEqual([]);
  room.hear(recalled(1, 7));
  await vi.advanceTimersByTimeAsync(0);
  expect(got).toEqual([7]);
  vi.restoreAllMocks();
});

test("what is told of a beat alone leaves the log as it is, which tells more in one line", async () => {
  await speak("en");
  prefer({ pace: "off" });
  const chronicle = { joins: () => true, told: (events: readonly string[]) => events.join(" and "), heading: () => null };
  const room = new Room("t", { ...screen, chronicle } as unknown as GameScreen<number, string>);
  room.hear({
    message: "table",
    table: "t",
    about: {},
    seat: "A",
    seq: 1,
    board: board(1),
    missed: [],
    people: [],
  } as unknown as TableMessage<number, string>);
  room.hear(happened(2, "bid", "won"));
  const log = () => room.log.flatMap(({ chapters }) => chapters.flatMap(({ lines }) => lines.map(({ sentence }) => sentence)));
  expect(log()).toEqual(["bid and won"]);
  const news = room.story.at(-1)?.news ?? [];
  expect(room.lines(news.slice(1))).toEqual(["won"]);
  expect(log()).toEqual(["bid and won"]);
});
