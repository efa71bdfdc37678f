import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, Shown } from "$wire/morgenland";
import { prefer } from "$src/settings/settings.svelte";
import { Room } from "$src/table/room.svelte";
import { linesOf } from "$src/table/story";
import type { TableMessage } from "$src/wire/connection.svelte";
import { speak } from "$src/words/words.svelte";
import { morgenland } from "./game";
import { GAMES } from "./recorded";

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  prefer({ motion: "full", pace: "normal", hold: false });
});
afterEach(() => vi.useRealTimers());

test.each(GAMES)("what is said of a space while it is tallied is what the log says of it afterwards, in %s", (_, game) => {
  const room = new Room<Shown, GameEvent>("t", morgenland);
  const first = game[0]?.before;
  if (first === undefined) throw new Error("there is no recorded game");
  const seat = first.observer.observer === "seat" ? first.observer.seat : null;
  const seats = Object.keys(first.players).map((one) => ({
    seat: one,
    sitter: { sitter: "bot", level: "regular" },
    name: null,
    colour: 0,
  }));
  const status = { stage: { stage: "playing" }, seats, votes: [], commitment: null, rematch: null };
  const board = (view: Shown) => ({ status, view, prompt: null, may_withdraw: false, standing: null, wishes: {}, hold: false });
  const hear = (message: object) => {
    room.hear({ table: "t", ...message } as unknown as TableMessage<Shown, GameEvent>);
  };
  hear({ message: "table", about: {}, seat, seq: 1, board: board(first), missed: [], people: [] });
  const said: string[] = [];
  for (const [n, { events, after }] of game.entries()) {
    const news = events.map((event) => ({ news: "event", event }));
    hear({ message: "frame", frame: { seq: n + 2, at: 0, news, board: board(after) } });
    while (room.stage.isPlaying) {
      const { beat } = room.stage;
      if (beat?.events[0]?.event === "tallied") said.push(room.caption(beat));
      room.stage.skip();
    }
  }
  const lines = linesOf(room.log).map(({ sentence }) => sentence);
  expect(said.length).toBeGreaterThan(10);
  for (const one of said)
    expect(
      lines.some((line) => line.startsWith(one.replace(/\.$/, ""))),
      one,
    ).toBe(true);
});
