import { beforeAll, expect, test } from "vitest";
import type { Colour, Sitter, Status } from "$wire/table";
import { speak } from "$src/words/words.svelte";
import { players } from "./players";

beforeAll(() => speak("en"));

const COLOURS: Colour[] = ["vermilion", "blue", "green", "yellow"];
const person = (id: string): Sitter => ({ sitter: "person", person: id, away: false, resigned: false });
const bot: Sitter = { sitter: "bot", level: "novice" };

function seated(sitters: Sitter[]): Status {
  const seats = sitters.map((sitter, n) => ({ sitter, colour: COLOURS[n] ?? "purple", asked: null, deadline: null, left: null }));
  return { stage: { stage: "playing" }, seats, votes: [], commitment: null, rematch: null };
}

test("everybody has an initial of their own, bots that of their seats if they can", () => {
  const people = [
    { person: "p", name: "Ben", here: true },
    { person: "q", name: "Bella", here: true },
  ];
  const found = players(seated([person("p"), bot, bot, person("q")]), people, "A");
  expect(found.map(({ initial }) => initial)).toEqual(["B", "O", "C", "E"]);
});

test("two players of one name are told apart by their seats", () => {
  const people = [
    { person: "p", name: "Kim", here: true },
    { person: "q", name: "Kim", here: false },
  ];
  const found = players(seated([person("p"), person("q")]), people, "B");
  expect(found.map(({ name, isMe, isHere }) => [name, isMe, isHere])).toEqual([
    ["Kim A", false, true],
    ["Kim B", true, false],
  ]);
});

test("each colour comes with its pattern", () => {
  const found = players(seated([bot, bot, bot]), [], null);
  expect(found.map(({ colour, pattern }) => [colour, pattern])).toEqual([
    ["vermilion", "plain"],
    ["blue", "stripes"],
    ["green", "dots"],
  ]);
});
