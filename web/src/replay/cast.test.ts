import { beforeAll, expect, test } from "vitest";
import type { ListedSeat, ListedTable } from "$wire/protocol";
import { speak } from "$src/words/words.svelte";
import { cast } from "./cast";

beforeAll(() => speak("en"));

function table(seats: ListedSeat[]): ListedTable {
  return {
    table: "t1",
    game: "eschnapur",
    choices: {},
    terms: { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: true, stand_in: "regular" },
    host: { person: "p1", name: "Anna" },
    stage: { stage: "finished", outcome: {} },
    seats,
    changed: 0,
    length: 45,
  };
}

const anna: ListedSeat = {
  sitter: { sitter: "person", person: "p1", away: false, resigned: false },
  colour: "vermilion",
  name: "Anna",
  asked: null,
  deadline: null,
};
const bot: ListedSeat = { sitter: { sitter: "bot", level: "regular" }, colour: "purple", name: null, asked: null, deadline: null };

test("players have the names and colours that lists tell", () => {
  expect(cast(table([anna, bot]), "B")).toMatchObject([
    { seat: "A", name: "Anna", colour: "vermilion", pattern: "plain", isMe: false },
    { seat: "B", name: "Bot B", colour: "purple", pattern: "lattice", isMe: true },
  ]);
});
