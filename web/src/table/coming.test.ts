import { expect, test } from "vitest";
import type { ListedSeat, ListedTable } from "$wire/protocol";
import type { Stage } from "$wire/table";
import { barred, comesIn } from "./coming";

const ANNA = "anna00000000";
const BEN = "ben000000000";

function table(stage: Stage, { spectators = true, sits = BEN } = {}): ListedTable {
  const seat: ListedSeat = {
    sitter: { sitter: "person", person: sits, away: false, resigned: false },
    colour: "blue",
    name: "Ben",
    asked: null,
    deadline: null,
  };
  return {
    table: "t00000000000",
    game: "eschnapur",
    choices: {},
    terms: { pace: { pace: "free" }, open_counting: true, spectators, private_chat: false, public: false, stand_in: "regular" },
    host: { person: BEN, name: "Ben" },
    stage,
    seats: [seat],
    changed: 0,
    length: 45,
  };
}

const GATHERING: Stage = { stage: "gathering" };
const PLAYING: Stage = { stage: "playing" };
const FINISHED: Stage = { stage: "finished", outcome: {} };

test.each<[Stage, { free: number; isPrivate: boolean }, ReturnType<typeof barred>]>([
  [GATHERING, { free: 1, isPrivate: false }, null],
  [GATHERING, { free: 0, isPrivate: false }, "full"],
  [PLAYING, { free: 0, isPrivate: false }, "begun"],
  [{ stage: "paused" }, { free: 0, isPrivate: true }, "private"],
  [FINISHED, { free: 0, isPrivate: true }, "private"],
  [{ stage: "closed", why: { closing: "host" } }, { free: 1, isPrivate: false }, "withdrawn"],
  [{ stage: "closed", why: { closing: "operator", reason: "noise" } }, { free: 1, isPrivate: false }, "closed"],
  [{ stage: "abandoned" }, { free: 0, isPrivate: false }, "abandoned"],
])("whoever cannot sit down is told why: %j, %j", (stage, how, bar) => {
  expect(barred({ stage, ...how })).toBe(bar);
});

test("whoever sits there comes in, whatever the stage", () => {
  for (const stage of [GATHERING, PLAYING, FINISHED]) {
    expect(comesIn(table(stage, { sits: ANNA, spectators: false }), { people: [ANNA], isWatching: false })).toBe(true);
  }
});

test("a stranger reads the invitation before the server knows them", () => {
  expect(comesIn(table(GATHERING), { people: [], isWatching: false })).toBe(false);
  expect(comesIn(table(GATHERING), { people: [ANNA], isWatching: false })).toBe(true);
});

test("nobody watches without having said so, nor where nobody may", () => {
  expect(comesIn(table(PLAYING), { people: [ANNA], isWatching: false })).toBe(false);
  expect(comesIn(table(PLAYING), { people: [ANNA], isWatching: true })).toBe(true);
  expect(comesIn(table(PLAYING, { spectators: false }), { people: [ANNA], isWatching: true })).toBe(false);
  expect(comesIn(table(FINISHED, { spectators: false }), { people: [ANNA], isWatching: true })).toBe(false);
});

test("whoever opened a table for others comes in without a seat", () => {
  expect(comesIn(table(PLAYING, { sits: ANNA }), { people: [BEN], isWatching: false })).toBe(true);
});
