import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListedTable } from "$wire/protocol";
import Title from "$src/design/Title.svelte";
import { FirstGame, RECORDED } from "$src/games/eschnapur/learn/first-games";
import { prefer } from "$src/settings/settings.svelte";
import { awaiting, hearList } from "$src/turns.svelte";
import { LANGUAGES } from "$src/words/language";
import { speak } from "$src/words/words.svelte";
import { call } from "./sound";
import Turn from "./Turn.svelte";

vi.mock("./sound", () => ({ call: vi.fn() }));

beforeEach(async () => {
  vi.mocked(call).mockClear();
  vi.useFakeTimers();
  prefer({ motion: "full", pace: "normal" });
  await speak("en");
  render(Title, { text: "Durbar" });
});
afterEach(() => {
  cleanup();
  hearList([], []);
  vi.useRealTimers();
});

function sit() {
  const game = new FirstGame(RECORDED.two);
  const { unmount } = render(Turn, { room: game.room });
  return { game, room: game.room, unmount };
}

/** A table in a list at which Anna is asked, or not. */
function listed(table: string, isAsked: boolean): ListedTable {
  const seat = {
    sitter: { sitter: "person", person: "anna", away: false, resigned: false },
    name: "Anna",
    asked: isAsked ? 1 : null,
    deadline: null,
  };
  return { table, stage: { stage: "playing" }, seats: [seat] } as unknown as ListedTable;
}

test("the title says that it is my turn as long as I can answer, and is as before when I have", async () => {
  const { game } = sit();
  await tick();
  expect(document.title).toBe("● Your turn – Durbar");
  game.hear(1);
  await tick();
  expect(document.title).toBe("Durbar");
  game.hear(2);
  await tick();
  expect(document.title).toBe("● Your turn – Durbar");
});

test("while something is revealed it is not my turn yet, and I am called once when it is", async () => {
  const { game, room } = sit();
  await tick();
  for (let n = 1; n <= 4; n += 1) game.hear(n);
  await tick();
  expect([room.stage.isPlaying, room.prompt !== null, document.title]).toEqual([true, true, "Durbar"]);
  expect(call).toHaveBeenCalledTimes(1);
  room.stage.skipAll();
  await tick();
  expect(document.title).toBe("● Your turn – Durbar");
  expect(call).toHaveBeenCalledTimes(2);
});

test("a turn does not flicker while I look back or something else is shown", async () => {
  const { room } = sit();
  await tick();
  const titles = new Set([document.title]);
  const view = room.board?.view ?? null;
  room.past = { seq: 1, step: 1, view, beat: null, recent: [] };
  await tick();
  titles.add(document.title);
  room.lookNow();
  if (view !== null) room.stage.show({ seq: 2, view, beats: [{ events: [], view, duration: 500 }] });
  await tick();
  titles.add(document.title);
  await vi.advanceTimersByTimeAsync(1000);
  titles.add(document.title);
  expect([...titles]).toEqual(["● Your turn – Durbar"]);
  expect(call).toHaveBeenCalledTimes(1);
});

test("several tables are counted, each once, and one that was left is not forgotten", async () => {
  hearList([listed("table", true), listed("other", true), listed("third", false)], ["anna"]);
  await tick();
  expect(document.title).toBe("● Your turn (2) – Durbar");
  const { game, unmount } = sit();
  await tick();
  expect(awaiting()).toBe(2);
  game.hear(1);
  await tick();
  expect(awaiting()).toBe(1);
  game.hear(2);
  await tick();
  unmount();
  expect(awaiting()).toBe(2);
  hearList([], ["anna"]);
  await tick();
  expect(document.title).toBe("Durbar");
});

test.each(LANGUAGES)("the turn is told at the beginning of the title in %s", async (language) => {
  await speak(language);
  hearList([listed("one", true)], ["anna"]);
  await tick();
  expect(document.title).toMatch(/^● \S.+ – Durbar$/);
});
