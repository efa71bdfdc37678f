import "@testing-library/svelte/vitest";
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ListedTable } from "$wire/protocol";
import { GAMES } from "$src/games/games";
import { becomes } from "$src/me.svelte";
import { pretend } from "$src/testing/server";
import { speak } from "$src/words/words.svelte";
import { gameTitle } from "./games.svelte";
import Lobby from "./Lobby.svelte";

const ANNA = { person: "anna00000000", name: "Anna", quiet: null, muted: [], companions: [] };

function table(id: string, change: Partial<ListedTable> = {}): ListedTable {
  return {
    table: id,
    game: "eschnapur",
    choices: {},
    terms: { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: true, stand_in: "regular" },
    host: { person: "ben000000000", name: "Ben" },
    stage: { stage: "gathering" },
    seats: [
      {
        sitter: { sitter: "person", person: "ben000000000", away: false, resigned: false },
        colour: "purple",
        name: "Ben",
        asked: null,
        deadline: null,
      },
      { sitter: { sitter: "open" }, colour: "blue", name: null, asked: null, deadline: null },
    ],
    changed: 1,
    length: 45,
    ...change,
  };
}

function lists(change: Record<string, readonly ListedTable[]>) {
  const answer = (which: string) => ({ tables: change[which] ?? [], next: null });
  return {
    "GET /api/games": [],
    "GET /api/tables?list=mine": answer("mine"),
    "GET /api/tables?list=open": answer("open"),
    "GET /api/tables?list=running": answer("running"),
    "GET /api/tables?list=finished": answer("finished"),
  };
}

beforeAll(() => speak("en"));
beforeEach(() => becomes(ANNA));

test("empty lists say something", async () => {
  pretend(lists({}));
  render(Lobby);
  await screen.findByText(/You do not sit at any table yet/);
  expect(screen.getByText(/No public table is waiting/)).toBeTruthy();
});

test("a server out of reach is said once, and trying again brings the lists", async () => {
  pretend({});
  render(Lobby);
  expect(await screen.findAllByRole("alert")).toHaveLength(1);
  pretend(lists({ open: [table("open00000000")] }));
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findByRole("link", { name: /^Join/ })).getAttribute("href")).toBe("/t/open00000000");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("every table has its way in", async () => {
  const mine = {
    sitter: { sitter: "person", person: ANNA.person, away: false, resigned: false },
    colour: "green",
    name: "Anna",
    asked: 5,
    deadline: null,
  } as const;
  const ben = table("x").seats[0];
  if (ben === undefined) throw new Error("Ben sits there");
  pretend(
    lists({
      mine: [table("mine00000000", { stage: { stage: "playing" }, seats: [mine, ben] })],
      running: [
        table("mine00000000", { stage: { stage: "playing" }, seats: [mine, ben] }),
        table("run000000000", { stage: { stage: "playing" } }),
      ],
      finished: [
        table("fin000000000", { stage: { stage: "finished", outcome: { A: { place: 1, points: 9 }, B: { place: 2, points: 3 } } } }),
      ],
    }),
  );
  render(Lobby);
  const play = await screen.findByRole("link", { name: /^Play:/ });
  expect(play.getAttribute("href")).toBe("/t/mine00000000");
  expect(screen.getByRole("link", { name: "It is your turn at one table" }).getAttribute("href")).toBe("/t/mine00000000");
  // My own table is not among those to watch.
  expect(screen.getAllByRole("link", { name: /^Watch/ }).map((link) => link.getAttribute("href"))).toEqual(["/t/run000000000?watch"]);
  expect(screen.getByText("Ben won")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Replay/ }).getAttribute("href")).toBe("/replay/fin000000000");
});

test("a card names the players in the colours that they have at the table, how many they are and how long it takes", async () => {
  pretend(lists({ open: [table("open00000000", { length: 21_000, terms: { ...table("x").terms, pace: { pace: "days", hours: 48 } } })] }));
  const { container } = render(Lobby);
  const ben = await screen.findByText("Ben");
  expect(ben.parentElement?.querySelector("[data-colour]")?.getAttribute("data-colour")).toBe("purple");
  expect(container.querySelector("#open-tables ~ ul .facts")?.textContent).toContain("2 players · 2 days per move · about 3 weeks");
});

test("every game stands there with its picture, what it feels like, and the way to play", () => {
  pretend(lists({}));
  const { container } = render(Lobby);
  const games = [...container.querySelectorAll(".game")];
  expect(games.map((game) => game.querySelector("h2")?.textContent)).toEqual(GAMES.map(({ name }) => gameTitle(name)));
  for (const game of games) {
    expect(game.querySelector("svg, [data-play-now]")).not.toBeNull();
    expect(game.querySelector("[data-play-now]")?.textContent).toContain("Play now");
    expect(game.querySelector("p")?.textContent).not.toMatch(/^lobby-/);
  }
});

test("a card says which version of a game it is", async () => {
  pretend(lists({ open: [table("mor000000000", { game: "morgenland", choices: { version: "magic" } })] }));
  const { container } = render(Lobby);
  expect((await screen.findByRole("link", { name: /^Join: Morgenland/ })).getAttribute("href")).toBe("/t/mor000000000");
  expect(container.querySelector("#open-tables ~ ul .facts")?.textContent).toContain("With magic");
});

test("a game without a table in the browser has no way in, and says why", async () => {
  pretend(lists({ open: [table("che000000000", { game: "chess" })] }));
  render(Lobby);
  await screen.findByText(/chess has no table in the browser yet/);
  expect(screen.queryByRole("link", { name: /^Join/ })).toBeNull();
});

test("lists are heard anew when the window comes back", async () => {
  const heard = pretend(lists({}));
  render(Lobby);
  await screen.findByText(/You do not sit at any table yet/);
  const before = heard.length;
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(heard.slice(before).map(({ path }) => path)).toContain("/api/tables?list=mine"));
});

test("whoever is nobody is not asked for tables of their own", async () => {
  becomes(null);
  const heard = pretend(lists({}));
  render(Lobby);
  await screen.findByText(/No public table is waiting/);
  expect(heard.map(({ path }) => path)).not.toContain("/api/tables?list=mine");
});
