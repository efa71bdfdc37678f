import { beforeAll, expect, test } from "vitest";
import type { ListedSeat, ListedTable } from "$wire/protocol";
import type { Colour } from "$wire/table";
import { speak } from "$src/words/words.svelte";
import { cast } from "./cast";

beforeAll(() => speak("en"));

function table(seats: (ListedSeat & { colour?: Colour })[]): ListedTable {
  return {
    table: "t1",
    game: "eschnapur",
    choices: {},
    terms: { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: true, stand_in: "regular" },
    host: { person: "p1", name: "Anna" },
    stage: { stage: "finished", outcome: {} },
    seats,
    changed: 0,
  };
}

const anna: ListedSeat = { sitter: { sitter: "person", person: "p1", away: false, resigned: false }, name: "Anna", asked: null, deadline: null };
const bot: ListedSeat = { sitter: { sitter: "bot", level: "regular" }, name: null, asked: null, deadline: null };

test("players have their names, and colours in the order of seats", () => {
  expect(cast(table([anna, bot]), "B")).toMatchObject([
    { seat: "A", name: "Anna", colour: "vermilion", pattern: "plain", isMe: false },
    { seat: "B", name: "Bot B", colour: "blue", pattern: "stripes", isMe: true },
  ]);
});

test("a colour that the list names is kept", () => {
  expect(cast(table([{ ...anna, colour: "purple" }]), null)).toMatchObject([{ colour: "purple", pattern: "lattice" }]);
});
