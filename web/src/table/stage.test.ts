import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "./stage.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shot = (name: string, beats: number) => ({
  seq: 1,
  beats: Array.from({ length: beats }, (_, n) => ({ events: [`${name}${n}`], view: `${name}${n}`, duration: 100 })),
  view: `${name} done`,
});

function stage(tempo = 1): { stage: Stage<string, string>; seen: string[] } {
  const seen: string[] = [];
  return { stage: new Stage<string, string>(() => tempo, (beat) => seen.push(...beat.events)), seen };
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
