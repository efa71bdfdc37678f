import { beforeEach, expect, test } from "vitest";
import { isStill, prefer, read, settings, tempo } from "./settings.svelte";

const standard = { ...settings };

beforeEach(() => prefer({ motion: "full", pace: "system", hold: false }));

test("settings from before there was a pace keep their meaning", () => {
  expect(read(JSON.stringify({ motion: "fast" }), standard)).toMatchObject({ motion: "full", pace: "brisk" });
  expect(read(JSON.stringify({ motion: "still" }), standard)).toMatchObject({ motion: "still", pace: "system" });
  expect(read(JSON.stringify({ motion: "still", pace: "leisurely", hold: true }), standard)).toMatchObject({
    motion: "still",
    pace: "leisurely",
    hold: true,
  });
  expect(read(JSON.stringify({ pace: "hasty", hold: "yes" }), standard)).toEqual(standard);
});

test("whoever wants no motion sees results at once, unless they chose a pace or step by click", () => {
  expect([isStill(), tempo()]).toEqual([false, 1]);
  prefer({ motion: "still" });
  expect([isStill(), tempo()]).toEqual([true, 0]);
  prefer({ pace: "normal" });
  expect([isStill(), tempo()]).toEqual([true, 1]);
  prefer({ pace: "system", hold: true });
  expect(tempo()).toBe(1);
  prefer({ pace: "off" });
  expect(tempo()).toBe(0);
});

test("a slower pace takes longer", () => {
  const tempos = (["leisurely", "normal", "brisk", "off"] as const).map((pace) => {
    prefer({ pace });
    return tempo();
  });
  expect(tempos).toEqual([...tempos].sort((one, other) => other - one));
  expect(new Set(tempos).size).toBe(4);
});

test("single keys are obeyed unless somebody has turned them off", () => {
  expect(standard.keys).toBe(true);
  expect(read(JSON.stringify({ keys: false }), standard).keys).toBe(false);
  expect(read(JSON.stringify({ keys: "s" }), standard).keys).toBe(true);
});

test("whoever has a mouse seals moves as they make them, and may choose otherwise", () => {
  expect(standard.atOnce).toBe(true);
  expect(read(JSON.stringify({ atOnce: false }), standard).atOnce).toBe(false);
  expect(read(JSON.stringify({ atOnce: 1 }), standard).atOnce).toBe(true);
});
