import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "$src/wire/connection.svelte";
import { speak } from "$src/words/words.svelte";
import Clock from "./Clock.svelte";

beforeEach(async () => {
  vi.useFakeTimers();
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function clock(milliseconds: number): () => string {
  const { container } = render(Clock, { deadline: connection.now() + milliseconds, left: null });
  return () => container.querySelector(".clock")?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

test("a clock counts seconds down to its end, and then rests", async () => {
  const shown = clock(2500);
  expect(shown()).toContain("0:02");
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toContain("0:01");
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown()).toContain("0:00");
  expect(vi.getTimerCount()).toBe(0);
});

test("hours are counted by the hour", async () => {
  const ticks = vi.spyOn(globalThis, "setTimeout");
  const shown = clock(5 * 3_600_000 + 1000);
  const begun = ticks.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toContain("4 hours");
  expect(ticks.mock.calls.length - begun).toBeLessThanOrEqual(2);
});

test("a clock that nobody looks at does not tick, and is right as soon as somebody does", async () => {
  const shown = clock(60_500);
  const look = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  look("hidden");
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  look("visible");
  await tick();
  expect(shown()).toContain("0:40");
});
