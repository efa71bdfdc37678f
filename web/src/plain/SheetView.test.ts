import { cleanup, render, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test } from "vitest";
import { LANGUAGES } from "$src/words/language";
import { speak } from "$src/words/words.svelte";
import type { SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import Result from "./Result.svelte";
import { MOMENTS, PLAYERS } from "./recorded";
import { aboutPlayer, listsPlayers, type Cell, type Sheet } from "./sheet";
import SheetView from "./SheetView.svelte";

afterEach(cleanup);

function scene(view: Sheet): Scene<Sheet, unknown> {
  return { view, players: PLAYERS, me: "A", choice: null, beat: null, recent: [] };
}

const signs = (cell: Cell) => cell.flatMap((bit) => (bit.bit === "sign" ? [bit.is] : []));
/** A text that is not there shows its name. */
const isMissing = (text: string, game: string) => new RegExp(`(?:${game}|plain)-[a-z]`).test(text);

for (const language of LANGUAGES) {
  test.each(MOMENTS)(`everything on a sheet of %s is said (${language})`, async (game, { open, seats }) => {
    await speak(language);
    for (const sheet of [open, ...Object.values(seats)]) {
      const { container } = render(SheetView, { scene: scene(sheet), game });
      const tables = [...container.querySelectorAll("table")];
      expect(tables).toHaveLength(sheet.grids.length);
      for (const [n, grid] of sheet.grids.entries()) {
        const rows = [...(tables[n]?.querySelectorAll("tbody tr") ?? [])];
        expect(rows).toHaveLength(grid.rows.length);
        for (const [r, row] of grid.rows.entries()) {
          const cells = [...(rows[r]?.children ?? [])];
          expect(cells).toHaveLength(row.cells.length);
          for (const [c, cell] of row.cells.entries()) {
            for (const sign of signs(cell)) expect(cells[c]?.textContent).toContain(sign);
            if (cell.length > 0) expect(cells[c]?.textContent.trim()).not.toBe("");
          }
          expect(rows[r]?.getAttribute("aria-current")).toBe(row.marked ? "true" : null);
        }
      }
      expect(container.querySelectorAll("dd")).toHaveLength(sheet.notes.length);
      expect(isMissing(container.textContent, game), container.textContent).toBe(false);
      cleanup();
    }
  });
}

test.each(MOMENTS)("in %s a player's row has their face and says what they are doing", async (game, { open }) => {
  await speak("en");
  const aside = createRawSnippet<[SeatedPlayer]>((player) => ({ render: () => `<em>doing ${player().name}</em>` }));
  const { container, getByRole } = render(SheetView, { scene: scene(open), game, aside });
  const rows = within(getByRole("table", { name: "Players" }))
    .getAllByRole("row")
    .slice(1);
  const grid = open.grids.find(listsPlayers);
  for (const [n, row] of (grid?.rows ?? []).entries()) {
    const player = PLAYERS.find(({ seat }) => seat === aboutPlayer(row));
    const shown = rows[n];
    if (player === undefined) continue;
    expect(shown?.querySelector(".face")?.getAttribute("data-colour")).toBe(player.colour);
    expect(shown?.querySelector("th")?.textContent).toContain(player.name);
    expect(shown?.querySelector("em")?.textContent).toBe(`doing ${player.name}`);
  }
  expect(container.querySelectorAll("em")).toHaveLength(PLAYERS.length);
});

test("where no table lists the players they are listed", async () => {
  await speak("en");
  const { getByRole } = render(SheetView, { scene: scene({ heading: [], grids: [], notes: [] }), game: "some-game" });
  expect(
    within(getByRole("list"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(expect.arrayContaining([expect.stringContaining("Anna"), expect.stringContaining("Ben"), expect.stringContaining("Cleo")]));
});

test("the end says who has won, and everybody's place and points", async () => {
  await speak("en");
  const outcome = { A: { place: 2, points: 9 }, B: { place: 1, points: 12 }, C: { place: 2, points: 9 } };
  const { getByRole, getAllByRole } = render(Result, { scene: scene({ heading: [], grids: [], notes: [] }), outcome });
  expect(getByRole("heading").textContent).toContain("Ben");
  const rows = getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent.replace(/^\w(?=[A-Z])/, "").trim()))).toEqual([
    ["1st", "Ben", "12"],
    ["2nd", "Anna", "9"],
    ["2nd", "Cleo", "9"],
  ]);
});
