import "@testing-library/svelte/vitest";
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ListedSeat, ListedTable } from "$wire/protocol";
import type { Stage } from "$wire/table";
import { becomes } from "$src/me.svelte";
import { speak } from "$src/words/words.svelte";
import Invitation from "./Invitation.svelte";

const OPEN: ListedSeat = { sitter: { sitter: "open" }, colour: "green", name: null, asked: null, deadline: null };
const ANNA: ListedSeat = {
  sitter: { sitter: "person", person: "anna00000000", away: false, resigned: false },
  colour: "purple",
  name: "Anna",
  asked: null,
  deadline: null,
};

function table(seats: ListedSeat[], stage: Stage = { stage: "gathering" }, spectators = true): ListedTable {
  return {
    table: "t00000000000",
    game: "eschnapur",
    choices: {},
    terms: {
      pace: { pace: "live", seconds: 600, increment: 0 },
      open_counting: false,
      spectators,
      private_chat: false,
      public: false,
      stand_in: "regular",
    },
    host: { person: "anna00000000", name: "Anna" },
    stage,
    seats,
    changed: 0,
    length: 45,
  };
}

function show(listed: ListedTable, isWatching = false) {
  const onjoin = vi.fn(() => Promise.resolve());
  const { container } = render(Invitation, { listed, room: null, isWatching, onlook: () => Promise.resolve(), onjoin });
  return { onjoin, container };
}

beforeAll(() => speak("en"));
beforeEach(() => becomes(null));

test("an invitation says who invites to what, with whom, at which pace and for how long", () => {
  const { container } = show(table([ANNA, OPEN]));
  expect(screen.getByText("Anna invites you to play")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Der Palast von Eschnapur");
  const facts = [...container.querySelectorAll(".facts li")].map((fact) => fact.textContent);
  expect(facts).toEqual(["2 players", "10 minutes each", "about 45 minutes", "No open counting", "By link only"]);
  expect([...container.querySelectorAll(".seats [data-colour]")].map((face) => face.getAttribute("data-colour"))).toEqual([
    "purple",
    "green",
  ]);
});

test("whoever is nobody yet says who they are before they sit down", async () => {
  const { onjoin } = show(table([ANNA, OPEN]));
  const name = screen.getByLabelText<HTMLInputElement>(/^Your name/);
  expect([name.value, name.required]).toEqual(["", true]);
  await fireEvent.input(name, { target: { value: " Ben " } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  await waitFor(() => expect(onjoin).toHaveBeenCalledWith("Ben", "B"));
});

test("whoever has a name finds it there, unless it is the one of those who never said theirs", () => {
  becomes({ person: "ben000000000", name: "Ben", quiet: null, muted: [], companions: [] });
  const { container } = show(table([ANNA, OPEN]));
  expect(container.querySelector<HTMLInputElement>("input")?.value).toBe("Ben");
  becomes({ person: "ben000000000", name: "Guest", quiet: null, muted: [], companions: [] });
  expect(show(table([ANNA, OPEN])).container.querySelector<HTMLInputElement>("input")?.value).toBe("");
});

test("of several seats one can be chosen", async () => {
  const { onjoin } = show(table([ANNA, OPEN, OPEN]));
  await fireEvent.input(screen.getByLabelText(/^Your name/), { target: { value: "Ben" } });
  const [, last] = screen.getAllByRole("button", { name: "Sit here" });
  if (last === undefined) throw new Error("two seats are free");
  await fireEvent.click(last);
  await waitFor(() => expect(onjoin).toHaveBeenCalledWith("Ben", "C"));
});

test.each<[string, ListedTable, boolean, string]>([
  ["All seats are taken", table([ANNA]), true, "The game has not begun yet. If a seat becomes free, you can take it here."],
  ["The game has begun", table([ANNA], { stage: "playing" }), true, "Nobody can join any more, but you can watch."],
  [
    "Only its players see this game",
    table([ANNA], { stage: "playing" }, false),
    false,
    "The game has begun, and this table admits no spectators.",
  ],
  [
    "This invitation was withdrawn",
    table([ANNA, OPEN], { stage: "closed", why: { closing: "host" } }),
    false,
    "Anna closed the table before the game began.",
  ],
  [
    "This table was closed",
    table([ANNA, OPEN], { stage: "closed", why: { closing: "operator", reason: "noise" } }),
    false,
    "The operator says why: noise",
  ],
])("%s: why, and what to do instead", (title, listed, mayWatch, why) => {
  show(listed);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Watch" })?.getAttribute("href") ?? null).toBe(mayWatch ? "/t/t00000000000?watch" : null);
  expect(screen.getByRole("link", { name: "Open a table of your own" }).getAttribute("href")).toBe("/new?game=eschnapur");
});
