import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "$src/settings/settings.svelte";
import { COUNTING, LAST, pageOf, type Tally } from "./test/counting";
import { Film } from "./film.svelte";
import type { Eyes } from "./moments";

/** What happened last of what was shown. */
function last(film: Film<Tally, string>): unknown {
  const news = film.pages.at(-1)?.news.at(-1);
  return news?.news === "event" ? news.event : null;
}

function opened() {
  const fetch = vi.fn((eyes: Eyes, from: number, most: number) => Promise.resolve(pageOf(eyes, from, most)));
  return { fetch, film: new Film(COUNTING, fetch, 10) };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefer({ motion: "full" });
});
afterEach(() => vi.useRealTimers());

test("marks ahead stay hidden until they are reached", async () => {
  const { film } = opened();
  await film.goTo(9);
  await vi.runAllTimersAsync();
  const known = [
    { at: 3, kind: "reveal" },
    { at: 8, kind: "finish" },
    { at: 8, kind: "round" },
  ];
  expect(film.marks).toEqual(known);
  await film.goTo(0);
  expect(film.marks).toEqual(known);
  await film.spoil(true);
  expect(film.marks.map(({ at }) => at)).toEqual([3, 8, 8, 15, 28]);
  await film.spoil(false);
  expect(film.marks).toEqual(known);
});

test("whoever begins in the middle sees the marks before, once they are fetched", async () => {
  const { film, fetch } = opened();
  await film.goTo(25);
  await vi.runAllTimersAsync();
  expect(film.marks.map(({ at }) => at)).toEqual([3, 8, 8, 15]);
  expect(fetch.mock.calls.map(([, from]) => from).sort((one, other) => one - other)).toEqual([0, 10, 20, 30]);
});

test("steps go from one thing that these eyes saw to the next", async () => {
  const { film } = opened();
  await film.goTo(3);
  await film.forward();
  expect(film.at).toBe(8);
  await film.back();
  expect(film.at).toBe(3);
  await film.look("A");
  await film.forward();
  expect(film.at).toBe(5);
});

test("a step forward is shown as in play, beat by beat", async () => {
  const { film } = opened();
  await film.goTo(7);
  await film.forward();
  expect(last(film)).toBe("finish");
  expect(film.stage.beat?.duration).toBe(100);
  await vi.advanceTimersByTimeAsync(100);
  expect(last(film)).toBe("round");
  await vi.advanceTimersByTimeAsync(100);
  expect(film.stage.beat).toBeNull();
  expect(last(film)).toBe("round");
  await film.goTo(8);
  expect(last(film)).toBe("round");
});

test("a line leads to the middle of what happened, and a step goes on from there", async () => {
  const { film } = opened();
  await film.lookAt({ seq: 8, step: 1 });
  await vi.runAllTimersAsync();
  expect(film.at).toBe(8);
  expect(last(film)).toBe("finish");
  expect(film.recent).toEqual(["reveal", "finish"]);
  expect(film.beat?.events).toEqual(["finish"]);
  // Nothing says how this game is drawn between two moments: it is as it was before.
  expect(film.stage.view?.points).toBe(7);
  await film.forward();
  expect(film.at).toBe(8);
  expect(film.stage.beat?.events).toEqual(["round"]);
  await vi.runAllTimersAsync();
  expect(film.here).toEqual({ seq: 8, step: 2 });
  await film.forward();
  expect(film.at).toBe(9);
});

test("what was seen is no secret any more, and what is shown is all that is told", async () => {
  const { film } = opened();
  await film.goTo(15);
  await vi.runAllTimersAsync();
  await film.goTo(3);
  expect(film.pages.map(({ seq }) => seq)).toEqual([3]);
  expect(film.past.map(({ seq }) => seq)).toEqual([3, 8, 9, 15]);
});

test("subtitles stay while nothing is seen, and the round is told from its beginning", async () => {
  const { film } = opened();
  await film.goTo(12);
  await vi.runAllTimersAsync();
  expect(last(film)).toBe("build");
  expect(film.recent).toEqual(["round", "build"]);
  await film.goTo(7);
  expect(film.recent).toEqual(["reveal"]);
});

test("marks are jumped to, also those that nobody has seen yet", async () => {
  const { film } = opened();
  await film.goTo(8);
  await film.toMark(1);
  expect(film.at).toBe(15);
  await film.toMark(1);
  expect(film.at).toBe(28);
  await film.toMark(-1);
  expect(film.at).toBe(15);
  await film.goTo(28);
  await film.toMark(1);
  expect(film.at).toBe(LAST);
});

test("it plays to the end by itself, and from the beginning after that", async () => {
  const { film } = opened();
  await film.goTo(20);
  await film.play();
  expect(film.at).toBe(28);
  expect(film.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(film.at).toBe(LAST);
  expect(film.isPlaying).toBe(false);
  await film.play();
  expect(film.at).toBe(3);
  film.close();
});

test("a faster film waits less, and a pause stops it", async () => {
  const { film } = opened();
  await film.goTo(0);
  film.speed = 4;
  await film.play();
  expect(film.at).toBe(3);
  await vi.advanceTimersByTimeAsync(400);
  expect(film.at).toBe(8);
  film.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(film.at).toBe(8);
});

test("another speed counts at once", async () => {
  const { film } = opened();
  await film.goTo(0);
  film.speed = 0.5;
  await film.play();
  await vi.advanceTimersByTimeAsync(1000);
  expect(film.at).toBe(3);
  film.speed = 4;
  await vi.advanceTimersByTimeAsync(400);
  expect(film.at).toBe(8);
  film.close();
});

test("without motion it still leaves time to read", async () => {
  prefer({ motion: "still" });
  const { film } = opened();
  await film.goTo(0);
  await film.play();
  await vi.advanceTimersByTimeAsync(1000);
  expect(film.at).toBe(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(film.at).toBe(8);
  expect(last(film)).toBe("round");
  film.close();
});

test("the latest wish counts, whatever arrives first", async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const film = new Film(
    COUNTING,
    async (eyes, from, most) => {
      if (from === 20) await late;
      return pageOf(eyes, from, most);
    },
    10,
  );
  await film.goTo(0);
  const slow = film.goTo(25);
  await film.goTo(4);
  arrive();
  await slow;
  expect(film.at).toBe(4);
  expect(film.stage.view?.points).toBe(4);
  expect(film.furthest).toBe(4);
});

test("an address behind the end shows the end", async () => {
  const { film } = opened();
  await film.goTo(400);
  expect(film.at).toBe(LAST);
});

test("eyes that see all see a game put together", async () => {
  const { film } = opened();
  await film.goTo(4);
  await film.look("all");
  expect(film.at).toBe(4);
  expect(film.stage.view).toEqual({ points: 99, of: "all" });
  expect(film.moment?.views?.A).toEqual({ points: 4, of: "A" });
});

test("trouble stops the film and is told", async () => {
  const { film, fetch } = opened();
  await film.goTo(0);
  await vi.runAllTimersAsync();
  fetch.mockRejectedValue(new Error("gone"));
  await film.goTo(25);
  expect(film.trouble).toEqual(new Error("gone"));
  fetch.mockImplementation((eyes: Eyes, from: number, most: number) => Promise.resolve(pageOf(eyes, from, most)));
  await film.goTo(25);
  await vi.runAllTimersAsync();
  expect(film.trouble).toBeNull();
  expect(film.stage.view?.points).toBe(25);
});
