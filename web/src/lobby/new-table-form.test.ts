import "@testing-library/svelte/vitest";
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { becomes } from "$src/me.svelte";
import { go, route } from "$src/route.svelte";
import { pretend, Refused, type Asked } from "$src/testing/server";
import { speak } from "$src/words/words.svelte";
import { askForGames } from "./games.svelte";
import NewTable from "./NewTable.svelte";

const ANNA = { person: "anna00000000", name: "Anna", quiet: null, muted: [], companions: [] };
const OPENED = { table: "t00000000000", link: "/t/t00000000000" };
const TERMS = { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: false, stand_in: "regular" };

beforeAll(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  return speak("en");
});
beforeEach(() => {
  go("/new", "replace");
  becomes(ANNA);
});

const radio = (name: string | RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const flick = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));

async function press(): Promise<void> {
  const form = document.querySelector("form");
  if (form !== null) await fireEvent.submit(form);
}

async function openedAs(heard: Asked[]): Promise<unknown> {
  await press();
  await waitFor(() => expect(route().screen).toBe("table"));
  return heard.find(({ method, path }) => method === "POST" && path === "/api/tables")?.body;
}

test("just pressing the button opens a table to which friends can come", async () => {
  const heard = pretend({ "POST /api/tables": OPENED });
  render(NewTable);
  expect(await openedAs(heard)).toEqual({ game: "eschnapur", players: 3, terms: TERMS, seat: "A", bots: {}, start: false });
});

test("every option reaches the server", async () => {
  const heard = pretend({ "POST /api/tables": OPENED });
  render(NewTable);
  await radio("4");
  await fireEvent.change(screen.getByRole("combobox", { name: "Seat B" }), { target: { value: "bot novice" } });
  await fireEvent.change(screen.getByRole("combobox", { name: "Seat C" }), { target: { value: "me" } });
  await radio(/^Live/);
  await fireEvent.change(screen.getByRole("combobox", { name: /Time for each player/ }), { target: { value: "10" } });
  await fireEvent.change(screen.getByRole("combobox", { name: /Added for each move/ }), { target: { value: "30" } });
  for (const name of ["Open counting", "Spectators", "Private chat", "Show in the lobby"]) await flick(name);
  await radio(/Gentle/);
  // Files of these tests cannot be read.
  const file = Object.assign(new File([], "mine.toml"), { text: () => Promise.resolve('name = "mine"') });
  await fireEvent.change(screen.getByLabelText("Choose a file"), { target: { files: [file] } });
  await screen.findByText("mine.toml will be used.");
  expect(await openedAs(heard)).toEqual({
    game: "eschnapur",
    players: 4,
    edition: 'name = "mine"',
    terms: {
      pace: { pace: "live", seconds: 600, increment: 30 },
      open_counting: false,
      spectators: false,
      private_chat: true,
      public: true,
      stand_in: "novice",
    },
    seat: "C",
    bots: { B: "novice" },
    start: false,
  });
});

test("what happens at the deadline is said before", async () => {
  pretend({});
  render(NewTable);
  expect(screen.queryByText(/At the deadline/)).toBeNull();
  await radio(/^Over days/);
  expect(screen.getByText(/At the deadline/)).toBeTruthy();
});

test("everyone on this device: names are all that is asked", async () => {
  const heard = pretend({ "POST /api/companions": { person: "ben000000000", name: "Ben" }, "POST /api/tables": OPENED });
  render(NewTable);
  await radio("2");
  await radio(/^Everyone on this device/);
  await press();
  expect(screen.getByRole("alert").textContent).toContain("needs a name");
  expect(heard.filter(({ method }) => method === "POST")).toEqual([]);
  await fireEvent.input(screen.getByRole("textbox", { name: "Name of player B" }), { target: { value: "Ben" } });
  expect(await openedAs(heard)).toEqual({
    game: "eschnapur",
    players: 2,
    terms: TERMS,
    seat: "A",
    bots: {},
    companions: { B: "ben000000000" },
    start: true,
  });
  expect(heard.find(({ path }) => path === "/api/companions")?.body).toEqual({ name: "Ben" });
});

test("a companion whom the server refuses is named, and no table is opened", async () => {
  const heard = pretend({
    "POST /api/companions": new Refused(429, { problem: { problem: "too-many", of: "companions", most: 8 }, message: "x" }),
  });
  render(NewTable);
  await radio("2");
  await radio(/^Everyone on this device/);
  await fireEvent.input(screen.getByRole("textbox", { name: "Name of player B" }), { target: { value: "Ben" } });
  await press();
  await screen.findByText(/Ben could not be added/);
  expect(screen.getByText(/at most 8/i)).toBeTruthy();
  expect(heard.some(({ path }) => path === "/api/tables")).toBe(false);
});

test("what is wrong with an edition is shown with its place", async () => {
  const why = "TOML parse error at line 1, column 5\n  |\n1 | x = ";
  pretend({ "POST /api/tables": new Refused(400, { problem: { problem: "invalid", field: "edition", why }, message: "x" }) });
  render(NewTable);
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain("line 1, column 5");
});

test("the address names the game, and what it lets one choose reaches the server", async () => {
  const heard = pretend({ "POST /api/tables": OPENED });
  go("/new?game=morgenland", "replace");
  render(NewTable);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("New table: Morgenland");
  expect(screen.queryByRole("radio", { name: /^Der Palast/ })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Basic game/ }).checked).toBe(true);
  await radio(/^With magic/);
  await radio("5");
  expect(await openedAs(heard)).toMatchObject({ game: "morgenland", players: 5, choices: { version: "magic" } });
});

test("where no game is named one is chosen, with its own choices and numbers of players", async () => {
  const heard = pretend({ "POST /api/tables": OPENED });
  render(NewTable);
  expect(screen.queryByRole("radio", { name: /^With magic/ })).toBeNull();
  await radio("2");
  await radio(/^Morgenland/);
  expect(screen.queryByRole("radio", { name: "2" })).toBeNull();
  expect(await openedAs(heard)).toMatchObject({ game: "morgenland", players: 3, choices: { version: "basic" } });
});

test("what the server offers goes before what is usual", async () => {
  const about = {
    name: "morgenland",
    title: "Morgenland",
    least: 3,
    most: 4,
    variants: [{ version: "basic" }],
    edition: "",
    levels: ["novice"],
  };
  pretend({ "GET /api/games": [about] });
  go("/new?game=morgenland", "replace");
  render(NewTable);
  await waitFor(() => expect(screen.queryByRole("radio", { name: "5" })).toBeNull());
  expect(screen.queryByRole("radio", { name: /^With magic/ })).toBeNull();
  pretend({ "GET /api/games": [] });
  await askForGames();
});

test("a game without a table in the browser is said to have none, and others can be chosen", () => {
  pretend({});
  go("/new?game=chess", "replace");
  render(NewTable);
  expect(screen.getByText(/chess has no table in the browser yet/)).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Morgenland/ })).toBeTruthy();
});
