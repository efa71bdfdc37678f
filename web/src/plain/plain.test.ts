import { expect, test } from "vitest";
import { plain } from "./plain";
import { MOMENTS } from "./recorded";
import type { Sheet } from "./sheet";

const screen = plain("some-game");
const sheet = (round: number): Sheet => ({ heading: [{ remark: "round", round }], grids: [], notes: [] });

test("every line of the log is one beat, and the new sheet is there with the last of them", () => {
  const passed = (seat: string) => ({ event: "passed", seat });
  const events = [{ event: "bid", seat: "A", card: 3 }, passed("B"), passed("C"), { event: "won", seat: "A" }];
  const [before, after] = [sheet(1), sheet(2)];
  const beats = screen.beats(before, events, after);
  expect(beats.map((beat) => beat.events)).toEqual([[events[0]], [events[1], events[2]], [events[3]]]);
  expect(beats.map(({ view }) => view)).toEqual([before, before, after]);
  expect(screen.beats(before, [], after)).toEqual([]);
});

test("rounds are marked, in every game by the same event", () => {
  expect(screen.mark({ event: "round-began", round: 2 })).toBe("round");
  for (const event of [{ event: "ended" }, "round-began", null, {}]) expect(screen.mark(event)).toBe(null);
});

test.each(MOMENTS)("in %s a plan is sealed when the server says so, and nothing answers by itself", (_, { prompt }) => {
  expect(screen.completion({ ...prompt, may_seal: true }, [])).toEqual([]);
  expect(screen.completion({ ...prompt, may_seal: true }, ["something else"])).toBe(null);
  expect(screen.completion({ ...prompt, may_seal: false }, [])).toBe(null);
  for (const action of [...prompt.choices, ...prompt.earlier, ...prompt.later]) expect(screen.where(action)).not.toBe("bar");
});
