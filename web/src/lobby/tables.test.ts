import { beforeAll, expect, test } from "vitest";
import type { ListedSeat, ListedTable } from "$wire/protocol";
import type { Stage } from "$wire/table";
import { speak } from "$src/words/words.svelte";
import { deadline, seated, sort, us, winners } from "./tables";

beforeAll(() => speak("en"));

const ME = "me0000000000";
const BEN = "ben000000000";

function person(who: string, asked: number | null = null, until: number | null = null): ListedSeat {
  return {
    sitter: { sitter: "person", person: who, away: false, resigned: false },
    colour: who === ME ? "yellow" : "green",
    name: who === ME ? "Anna" : "Ben",
    asked,
    deadline: until,
  };
}

function table(id: string, seats: ListedSeat[], stage: Stage = { stage: "playing" }, changed = 0): ListedTable {
  return {
    table: id,
    game: "eschnapur",
    choices: {},
    terms: { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: false, stand_in: "regular" },
    host: { person: ME, name: "Anna" },
    stage,
    seats,
    changed,
    length: 45,
  };
}

const ids = (tables: readonly ListedTable[]) => tables.map((one) => one.table);

test("tables at which it is my turn come first, the most urgent of them before the others", () => {
  const sorted = sort(
    [
      table("others", [person(ME), person(BEN, 5)], { stage: "playing" }, 99),
      table("patient", [person(ME, 30), person(BEN)], { stage: "playing" }, 98),
      table("waited longer", [person(ME, 20), person(BEN)], { stage: "playing" }, 1),
      table("later", [person(ME, 10, 900), person(BEN)]),
      table("soon", [person(ME, 10, 500), person(BEN)]),
      table("gathering", [person(ME)], { stage: "gathering" }, 100),
      table("old", [person(ME)], { stage: "finished", outcome: {} }, 3),
      table("newer", [person(ME)], { stage: "abandoned" }, 7),
    ],
    [ME],
  );
  expect(ids(sorted.turn)).toEqual(["soon", "later", "waited longer", "patient"]);
  expect(ids(sorted.waiting)).toEqual(["gathering", "others"]);
  expect(ids(sorted.over)).toEqual(["newer", "old"]);
});

test("for whoever is away, or while the game is paused, it is nobody's turn", () => {
  const away: ListedSeat = { ...person(ME, 1), sitter: { sitter: "person", person: ME, away: true, resigned: false } };
  expect(sort([table("away", [away]), table("paused", [person(ME, 1)], { stage: "paused" })], [ME]).turn).toEqual([]);
});

test("the turn of somebody who shares my device is mine to see to", () => {
  const shared = table("shared", [person(ME), person(BEN, 4, 70)]);
  const people = us({ person: ME, name: "Anna", quiet: null, muted: [], companions: [{ person: BEN, name: "Ben" }] });
  expect(ids(sort([shared], people).turn)).toEqual(["shared"]);
  expect(deadline(shared, people)).toBe(70);
  expect(ids(sort([shared], [ME]).turn)).toEqual([]);
});

test("players have their names, and winners are those on the first place", () => {
  const over = table("over", [person(ME), person(BEN)], {
    stage: "finished",
    outcome: { A: { place: 2, points: 8 }, B: { place: 1, points: 9 } },
  });
  const seats = seated(over, [ME]);
  expect(seats.map(({ name, isMe }) => [name, isMe])).toEqual([
    ["Anna", true],
    ["Ben", false],
  ]);
  expect(winners(over, seats).map(({ name }) => name)).toEqual(["Ben"]);
});
