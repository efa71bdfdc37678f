import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { say, speak } from "$src/words/words.svelte";
import Bids from "./Bids.svelte";
import Race from "./Race.svelte";
import { PLAYERS, scene } from "./sample";

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  // Popovers are the browser's; here only what stands in them is looked at.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What is read by whoever points at something. */
async function pointedAt(thing: Element | null): Promise<string> {
  const anchor = thing?.closest(".anchor");
  if (anchor == null) throw new Error("nothing explains it");
  // A pointer of jsdom says nothing of its kind.
  await fireEvent(anchor, Object.assign(new Event("pointerenter"), { pointerType: "mouse" }));
  await vi.advanceTimersByTimeAsync(400);
  return document.querySelector("[role=tooltip] .text")?.textContent ?? "";
}

test.each(["vp", "pp", "stones", "supply", "cards"] as const)("whoever points at the %s of a player reads what they are", async (of) => {
  const { container } = render(Bids, { scene: scene() });
  expect(await pointedAt(container.querySelector(`.tally.${of}`))).toBe(say(`board-tally-${of}`));
});

test("whoever points at the track reads what it is", async () => {
  const { container } = render(Race, { players: PLAYERS, points: () => 3, width: 600 });
  expect(await pointedAt(container.querySelector(".race"))).toBe(say("board-race-explained"));
});
