import "@testing-library/svelte/vitest";
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Status, TableRequest } from "$wire/table";
import Footer from "$src/design/Footer.svelte";
import { go, route } from "$src/route.svelte";
import { speak } from "$src/words/words.svelte";
import End from "./End.svelte";
import { players } from "./players";
import type { Room } from "./room.svelte";
import type { Scene } from "./screen";

beforeAll(() => speak("en"));
beforeEach(() => go("/t/over00000000", "replace"));

type Other = "bot" | "person";

/** A finished table of mine, with a bot or somebody else. */
function finished(other: Other, rematch: string | null, asked: TableRequest[]) {
  const person = (who: string) => ({ sitter: "person" as const, person: who, away: false, resigned: false });
  const seat = { asked: null, deadline: null, left: null };
  const status: Status = {
    stage: { stage: "finished", outcome: {} },
    seats: [
      { ...seat, sitter: person("anna00000000"), colour: "blue" },
      { ...seat, sitter: other === "bot" ? { sitter: "bot", level: "novice" } : person("ben000000000"), colour: "green" },
    ],
    votes: [],
    commitment: null,
    rematch,
  };
  // Whatever is drawn there, it is not what this is about.
  const fake = {
    table: "over00000000",
    seat: "A",
    story: [],
    screen: { Result: Footer },
    board: { status },
    players: players(status, [], "A"),
    request: (request: TableRequest) => Promise.resolve(asked.push(request) > 0),
  };
  return { room: fake as unknown as Room<unknown, unknown>, scene: {} as Scene<unknown, unknown> };
}

const VOTE = { request: "vote", with: { matter: "rematch", yes: true } };

test("against bots one click begins the next game and goes there", async () => {
  const asked: TableRequest[] = [];
  const { rerender } = render(End, finished("bot", null, asked));
  await fireEvent.click(screen.getByRole("button", { name: "Once more!" }));
  await rerender(finished("bot", "next00000000", asked));
  await waitFor(() => expect(route()).toMatchObject({ screen: "table", table: "next00000000" }));
  expect(asked).toEqual([VOTE]);
});

test("with people it is a wish, and whoever had it goes when they like", async () => {
  const asked: TableRequest[] = [];
  const { rerender } = render(End, finished("person", null, asked));
  await fireEvent.click(screen.getByRole("button", { name: "Once more!" }));
  await rerender(finished("person", "next00000000", asked));
  expect((await screen.findByRole("link", { name: "To the new table" })).getAttribute("href")).toBe("/t/next00000000");
  expect(route()).toMatchObject({ table: "over00000000" });
  expect(asked).toEqual([VOTE]);
});
