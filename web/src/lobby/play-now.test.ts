import "@testing-library/svelte/vitest";
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { gameNamed } from "$src/games/games";
import { becomes } from "$src/me.svelte";
import { route } from "$src/route.svelte";
import { pretend, Refused } from "$src/testing/server";
import { speak } from "$src/words/words.svelte";
import PlayNow from "./PlayNow.svelte";

beforeAll(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  return speak("en");
});
beforeEach(() => becomes(null));

const ANNA = { person: "anna00000000", name: "Anna", quiet: null, muted: [], companions: [] };

async function choose(name = "eschnapur"): Promise<void> {
  const game = gameNamed(name);
  if (game === null) throw new Error("there is no such game");
  render(PlayNow, { game });
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
}

test("two presses open one table against bots and go there", async () => {
  const heard = pretend({
    "POST /api/guests": { ...ANNA, name: "Guest" },
    "POST /api/tables": { table: "t00000000000", link: "/t/t00000000000" },
  });
  await choose();
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await waitFor(() => expect(route()).toEqual({ screen: "table", table: "t00000000000", isWatching: false }));
  expect(heard.filter(({ path }) => path === "/api/guests").map(({ body }) => body)).toEqual([{ name: "Guest" }]);
  expect(heard.filter(({ path }) => path === "/api/tables").map(({ body }) => body)).toEqual([
    {
      game: "eschnapur",
      players: 3,
      terms: { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: false, stand_in: "regular" },
      seat: "A",
      bots: { B: "novice", C: "novice" },
      start: true,
    },
  ]);
});

test("the choices count, and an impatient second press opens nothing more", async () => {
  const heard = pretend({ "POST /api/guests": ANNA, "POST /api/tables": { table: "t00000000001", link: "/t/t00000000001" } });
  await choose();
  await fireEvent.click(screen.getByRole("radio", { name: "4" }));
  await fireEvent.click(screen.getByRole("radio", { name: /Cunning/ }));
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: " Anna " } });
  const form = screen.getByRole("form");
  await fireEvent.submit(form);
  await fireEvent.submit(form);
  await waitFor(() => expect(route()).toEqual({ screen: "table", table: "t00000000001", isWatching: false }));
  expect(heard.find(({ path }) => path === "/api/guests")?.body).toEqual({ name: "Anna" });
  const opened = heard.filter(({ path }) => path === "/api/tables");
  expect(opened).toHaveLength(1);
  expect(opened[0]?.body).toMatchObject({ players: 4, bots: { B: "regular", C: "regular", D: "regular" } });
});

test("a game with versions begins with the basic one, unless another is chosen", async () => {
  const heard = pretend({ "POST /api/guests": ANNA, "POST /api/tables": { table: "t00000000002", link: "/t/t00000000002" } });
  const opened = () => heard.filter(({ path }) => path === "/api/tables").map(({ body }) => body);
  await choose("morgenland");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Basic game/ }).checked).toBe(true);
  expect(screen.getAllByRole("radio").map(({ parentElement }) => parentElement?.textContent.trim().slice(0, 1))).toEqual(
    expect.arrayContaining(["3", "4", "5"]),
  );
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await waitFor(() => expect(opened()).toHaveLength(1));
  expect(opened()[0]).toMatchObject({ game: "morgenland", choices: { version: "basic" }, players: 3 });
  await fireEvent.click(screen.getByRole("radio", { name: /^With magic/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await waitFor(() => expect(opened()).toHaveLength(2));
  expect(opened()[1]).toMatchObject({ choices: { version: "magic" } });
});

test("what goes wrong is said, and one can try again", async () => {
  const problem = { problem: { problem: "busy" }, message: "the server is busy" };
  pretend({ "POST /api/guests": ANNA, "POST /api/tables": new Refused(503, problem) });
  await choose();
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The server is busy");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start" }).disabled).toBe(false);
});
