import { beforeAll, expect, test } from "vitest";
import type { GameEvent } from "$wire/morgenland";
import type { News } from "$wire/table";
import { document } from "$src/words/document";
import { speak } from "$src/words/words.svelte";
import { PLAYERS } from "$src/games/eschnapur/sample";
import examples from "../../../locales/examples.json";
import { linesOf, Story, type LogPage } from "./story";

beforeAll(() => speak("en"));

const nameOf = (seat: string) => PLAYERS.find((player) => player.seat === seat)?.name ?? null;

/** Every kind of event of a game that has no screen yet. */
const EVENTS = examples.examples.flatMap((one) =>
  one.kind === "event" && "game" in one && one.game === "morgenland" ? [one.document as unknown as GameEvent] : [],
);
const MORGENLAND = { name: "morgenland", mark: (event: GameEvent) => (event.event === "round-began" ? "round" : null) } as const;

function told(...news: News<GameEvent>[]): LogPage<GameEvent> {
  return { seq: 1, news };
}

test("a game that says nothing of its log has a line for every event", () => {
  const events = EVENTS;
  expect(events.length).toBeGreaterThan(40);
  // Each in a frame of its own, and one of another kind between: nothing of it belongs together.
  const between: GameEvent = { event: "guard-turned", strength: 3 };
  const pages = events.map((event, seq) => ({
    seq,
    news: [event, between].map((one): News<GameEvent> => ({ news: "event", event: one })),
  }));
  const lines = linesOf(new Story(MORGENLAND, PLAYERS).rounds(pages));
  expect(lines.map(({ sentence }) => sentence)).toEqual(
    events.flatMap((event) => [event, between].map((one) => document("morgenland", one, nameOf))),
  );
  expect(lines.map(({ moment }) => moment)).toEqual(
    events.flatMap((_event, seq) => [
      { seq, step: 1 },
      { seq, step: 2 },
    ]),
  );
});

test("what several do alike is one line that opens", () => {
  const events: GameEvent[] = [
    { event: "passed", seat: "A" },
    { event: "passed", seat: "B" },
    { event: "passed", seat: "C" },
    { event: "declined", seat: "A" },
  ];
  const lines = linesOf(
    new Story(MORGENLAND, PLAYERS).rounds([told(...events.map((event): News<GameEvent> => ({ news: "event", event })))]),
  );
  expect(lines.map(({ sentence }) => sentence)).toEqual(["Anna plays nothing. The same goes for Bert and Cleo.", "Anna declines."]);
  expect(lines[0]?.parts.map(({ sentence }) => sentence)).toEqual(["Anna plays nothing.", "Bert plays nothing.", "Cleo plays nothing."]);
  expect(lines[0]?.moment).toEqual({ seq: 1, step: 3 });
});

test("who comes to the table is one line before the game, and what people say is none", () => {
  const bot = { sitter: "bot", level: "novice" } as const;
  const rounds = new Story(MORGENLAND, PLAYERS).rounds([
    told({ news: "sat", seat: "A", sitter: bot }, { news: "coloured", seat: "A", colour: "blue" }),
    {
      seq: 2,
      news: [
        { news: "said", person: "1", to: "everyone", text: "hello" },
        { news: "sat", seat: "B", sitter: bot },
        { news: "sat", seat: "C", sitter: bot },
        { news: "rose", seat: "B" },
      ],
    },
    {
      seq: 3,
      news: [
        { news: "started", commitment: "00" },
        { news: "event", event: { event: "passed", seat: "A" } },
      ],
    },
    {
      seq: 4,
      news: [
        { news: "resigned", seat: "A" },
        { news: "event", event: { event: "passed", seat: "A" } },
      ],
    },
  ]);
  expect(rounds.map(({ number, opening }) => [number, opening?.sentence])).toEqual([
    [0, undefined],
    [1, "The game begins."],
  ]);
  expect(linesOf(rounds).map(({ sentence }) => sentence)).toEqual([
    "Anna and Cleo sit down at the table.",
    "The game begins.",
    "Anna plays nothing.",
    "Anna gives up: a bot plays to the end.",
    "Anna plays nothing.",
  ]);
});

test("a line stays itself while it grows", () => {
  const story = new Story(MORGENLAND, PLAYERS);
  const events: News<GameEvent>[] = (["A", "B"] as const).map((seat) => ({ news: "event", event: { event: "passed", seat } }));
  const [one] = linesOf(story.rounds([told(...events.slice(0, 1))]));
  const [two] = linesOf(story.rounds([told(...events)]));
  expect(two?.id).toBe(one?.id);
  expect(two?.sentence).not.toBe(one?.sentence);
});
