import { expect, test } from "vitest";
import { GAMES } from "$src/games/games";
import { MOMENTS } from "./recorded";
import { aboutPlayer, isSame, listsPlayers, roundOf, type Cell, type Grid } from "./sheet";

const player: Cell = [{ bit: "player", is: "B" }];
const sign: Cell = [{ bit: "sign", is: "3" }];

function grid(...first: Cell[]): Grid {
  return { columns: [], legend: [], rows: first.map((cell) => ({ marked: false, cells: [cell, sign] })) };
}

test("a table lists the players if a player alone begins one of its rows", () => {
  expect(listsPlayers(grid(sign, player))).toBe(true);
  expect(listsPlayers(grid(sign, [...player, ...sign], []))).toBe(false);
  expect(aboutPlayer({ marked: true, cells: [player, sign] })).toBe("B");
  expect(aboutPlayer({ marked: true, cells: [] })).toBe(null);
});

test("the round is the one that the heading says, and the first where it says none", () => {
  const heading = [
    { remark: "phase", phase: 3 },
    { remark: "round", round: 4 },
  ];
  expect(roundOf({ heading, grids: [], notes: [] })).toBe(4);
  expect(roundOf({ heading: ["round", null, { remark: "round" }], grids: [], notes: [] })).toBe(1);
});

test("cells are the same that say the same", () => {
  expect(isSame(player, [{ bit: "player", is: "B" }])).toBe(true);
  expect(isSame(player, sign)).toBe(false);
});

test("a moment of every game is recorded", () => {
  expect(MOMENTS.map(([game]) => game).sort()).toEqual(GAMES.map(({ name }) => name).sort());
});

test.each(MOMENTS)("in %s every player has a row, and the round is said", (_, { open, seats }) => {
  for (const sheet of [open, ...Object.values(seats)]) {
    const rows = sheet.grids.filter(listsPlayers).flatMap(({ rows }) => rows.flatMap((row) => aboutPlayer(row) ?? []));
    expect(rows).toEqual(["A", "B", "C"]);
    expect(roundOf(sheet)).toBeGreaterThan(1);
  }
});
