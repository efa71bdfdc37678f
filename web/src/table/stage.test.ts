import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback, type Direction } from "./stage.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shot = (name: string, beats: number, isVerdict = false) => ({
  seq: 1,
  beats: Array.from({ length: beats }, (_, n) => ({ events: [`${name}${n}`], view: `${name}${n}`, duration: 100, isVerdict })),
  view: `${name} done`,
});

function stage(tempo = 1, direction: Partial<Direction<string, string>> = {}): { stage: Playback<string, string>; seen: string[] } {
  const seen: string[] = [];
  return { stage: new Playback<string, string>({ tempo: () => tempo, onBeat: (beat) => seen.push(...beat.events), ...direction }), seen };
}

test("beats are shown one after another, and then the game as it is", () => {
  const { stage: shown, seen } = stage();
  shown.show(shot("a", 2));
  expect(shown.view).toBe("a0");
  vi.advanceTimersByTime(100);
  expect(shown.view).toBe("a1");
  vi.advanceTimersByTime(100);
  expect([shown.view, shown.isPlaying, seen]).toEqual(["a done", false, ["a0", "a1"]]);
});

test("what happens meanwhile waits for its turn", () => {
  const { stage: shown } = stage();
  shown.show(shot("a", 1));
  shown.show(shot("b", 1));
  expect(shown.view).toBe("a0");
  vi.advanceTimersByTime(200);
  expect(shown.view).toBe("b done");
});

test("without motion the result is there at once, and nothing goes untold", () => {
  const { stage: shown, seen } = stage(0);
  shown.show(shot("a", 3));
  expect([shown.view, shown.isPlaying, seen]).toEqual(["a done", false, ["a0", "a1", "a2"]]);
});

test("skipping all shows the present, and nothing goes untold", () => {
  const { stage: shown, seen } = stage();
  shown.show(shot("a", 2));
  shown.show(shot("b", 2));
  shown.skipAll();
  expect([shown.view, shown.isPlaying]).toEqual(["b done", false]);
  expect(seen).toEqual(["a0", "a1", "b0", "b1"]);
});

test("what is decided stays until it could be read, and for a moment at least", () => {
  const { stage: shown } = stage(1, { reading: ({ view }) => (view === "a0" ? 2000 : 10) });
  shown.show(shot("a", 2, true));
  vi.advanceTimersByTime(2099);
  expect(shown.view).toBe("a0");
  vi.advanceTimersByTime(1);
  expect(shown.view).toBe("a1");
  vi.advanceTimersByTime(899);
  expect(shown.isPlaying).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown.view).toBe("a done");
});

test("a queue hurries what is only seen, and leaves time to read what is decided", () => {
  const { stage: shown } = stage(1, { reading: () => 2000 });
  shown.show(shot("a", 1));
  for (let n = 0; n < 5; n += 1) shown.show(shot("b", 1, true));
  vi.advanceTimersByTime(100);
  expect(shown.view).toBe("b0");
  vi.advanceTimersByTime(2000);
  expect(shown.shot?.beats).toHaveLength(1);
  expect(shown.isPlaying).toBe(true);
  const { stage: many } = stage();
  for (let n = 0; n < 4; n += 1) many.show(shot("a", 2));
  vi.advanceTimersByTime(100 + 25);
  expect(many.view).toBe("a0");
});

test("a pace makes everything longer or shorter", () => {
  const { stage: shown } = stage(1.5, { reading: () => 1000 });
  shown.show(shot("a", 1, true));
  vi.advanceTimersByTime(1649);
  expect(shown.isPlaying).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown.isPlaying).toBe(false);
});

test("whoever steps decides when it goes on", () => {
  let isStepped = true;
  const { stage: shown } = stage(1, { isStepped: () => isStepped });
  shown.show(shot("a", 3));
  vi.advanceTimersByTime(60_000);
  expect(shown.view).toBe("a0");
  shown.skip();
  vi.advanceTimersByTime(60_000);
  expect(shown.view).toBe("a1");
  isStepped = false;
  shown.goOn();
  expect(shown.view).toBe("a2");
  vi.advanceTimersByTime(100);
  expect(shown.view).toBe("a done");
});

test("what is held in the middle stays, and nothing is skipped when it was not held", () => {
  const { stage: shown } = stage();
  shown.show(shot("a", 2));
  shown.goOn();
  expect(shown.view).toBe("a0");
  vi.advanceTimersByTime(50);
  shown.hold();
  vi.advanceTimersByTime(60_000);
  expect(shown.view).toBe("a0");
  shown.goOn();
  expect(shown.view).toBe("a1");
});

test("what there is more to be said of stays until somebody goes on, also where nothing else is shown", () => {
  for (const tempo of [0, 1]) {
    const { stage: shown } = stage(tempo, { stays: ({ view }) => view === "a1" });
    shown.show(shot("a", 3));
    vi.advanceTimersByTime(60_000);
    expect(shown.view).toBe("a1");
    shown.show(shot("b", 1));
    vi.advanceTimersByTime(60_000);
    expect(shown.view).toBe("a1");
    shown.skip();
    vi.advanceTimersByTime(60_000);
    expect([shown.view, shown.isPlaying]).toEqual(["b done", false]);
  }
});

test("whoever wants the present is not stopped on the way", () => {
  const { stage: shown } = stage(1, { stays: () => true });
  shown.show(shot("a", 3));
  shown.skipAll();
  expect([shown.view, shown.isPlaying]).toEqual(["a done", false]);
});
