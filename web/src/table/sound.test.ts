import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "$src/settings/settings.svelte";

/** What was heard, and whether the device works for it. */
const heard: number[] = [];
let state: "running" | "suspended" = "suspended";
let opened = 0;

class Silence {
  currentTime = 0;
  destination = {};
  constructor() {
    opened += 1;
  }
  get state() {
    return state;
  }
  resume = () => {
    state = "running";
    return Promise.resolve();
  };
  suspend = () => {
    state = "suspended";
    return Promise.resolve();
  };
  createOscillator = () => {
    const source = {
      type: "",
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => heard.push(source.frequency.value),
      stop: () => undefined,
    };
    return source;
  };
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (next: unknown) => next,
  });
}

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
}

function touched(isTouched: boolean): void {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: isTouched }, configurable: true });
}

beforeEach(() => {
  heard.length = 0;
  opened = 0;
  state = "suspended";
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Silence);
  vi.resetModules();
  touched(true);
  look("visible");
  prefer({ call: "sound", sound: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Each test has a device of its own; what is set is the same for all. */
async function device() {
  const { prefer: set } = await import("$src/settings/settings.svelte");
  return { ...(await import("./sound")), set };
}

test("a turn is heard, also in the background, and then the device rests", async () => {
  const { call } = await device();
  look("hidden");
  call();
  expect([heard, state]).toEqual([[523, 659], "running"]);
  vi.advanceTimersByTime(2000);
  expect(state).toBe("suspended");
});

test("what happens at the table is heard by whoever looks at it", async () => {
  const { play, set } = await device();
  play("reveal");
  expect(heard).toEqual([]);
  set({ sound: true });
  play("reveal");
  expect(heard).toEqual([392]);
  look("hidden");
  play("reveal");
  expect(heard).toEqual([392]);
});

test("whoever does not want to be called is not", async () => {
  const { call, set } = await device();
  set({ call: "off" });
  call();
  expect([heard, opened]).toEqual([[], 0]);
});

test("before the first touch nothing is tried, and the first touch unlocks it once", async () => {
  const { call, unlockOnTouch } = await device();
  touched(false);
  call();
  expect(opened).toBe(0);
  unlockOnTouch();
  touched(true);
  window.dispatchEvent(new Event("pointerup"));
  expect([opened, state]).toEqual([1, "running"]);
  vi.advanceTimersByTime(1000);
  expect(state).toBe("suspended");
  window.dispatchEvent(new Event("keydown"));
  expect(state).toBe("suspended");
  call();
  expect([opened, heard.length]).toEqual([1, 2]);
});

test("a phone shakes instead, if it is told to", async () => {
  const { call, set } = await device();
  const vibrate = vi.fn();
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  set({ call: "shake" });
  call();
  expect([vibrate.mock.calls.length, heard]).toEqual([1, []]);
});
