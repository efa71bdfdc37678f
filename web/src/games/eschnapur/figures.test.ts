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

let place = 0;

/** What is read by whoever points at something. */
async function pointedAt(thing: Element | null): Promise<string> {
  const anchor = thing?.closest(".anchor");
  if (anchor == null) throw new Error("nothing explains it");
  await moved(anchor, (place += 1));
  return document.querySelector("[role=tooltip] .text")?.textContent ?? "";
}

/** A mouse comes to a place, which is or was that of something. */
async function moved(anchor: Element, clientX: number): Promise<void> {
  // A pointer of jsdom says nothing of its kind.
  const pointer = (kind: string) => Object.assign(new Event(kind), { pointerType: "mouse", clientX, clientY: 0 });
  await fireEvent(anchor, pointer("pointerenter"));
  await fireEvent(window, pointer("pointermove"));
  // Long enough for a picture that does not come: nothing that is fetched arrives while time stands still.
  await vi.advanceTimersByTimeAsync(1000);
}

test.each(["vp", "pp", "stones", "supply", "cards"] as const)("whoever points at the %s of a player reads what they are", async (of) => {
  const { container } = render(Bids, { scene: scene() });
  expect(await pointedAt(container.querySelector(`.tally.${of}`))).toBe(say(`board-tally-${of}`));
});

test("whoever points at the track reads what it is", async () => {
  const { container } = render(Race, { players: PLAYERS, points: () => 3, width: 600 });
  expect(await pointedAt(container.querySelector(".race"))).toBe(say("board-race-explained"));
});

test("what only comes to lie under a pointer that rests is not explained", async () => {
  const { container } = render(Race, { players: PLAYERS, points: () => 4, width: 600 });
  const shown = vi.spyOn(HTMLElement.prototype, "showPopover");
  const anchor = container.querySelector(".anchor");
  if (anchor === null) throw new Error("nothing explains it");
  await moved(anchor, place);
  expect(shown).not.toHaveBeenCalled();
  await moved(anchor, place + 1);
  expect(shown).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
