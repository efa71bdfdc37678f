import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Shown } from "$wire/eschnapur";
import { SEATS, type SeatedPlayer } from "$src/table/players";
import { speak } from "$src/words/words.svelte";
import { bestBid, unluckiestBid } from "./bids";
import { ENDED, endedGame } from "./ended-games";
import { officially } from "./nouns";
import Result from "./Result.svelte";

function show(name: string, change: (standings: Shown["standings"]) => Shown["standings"] = (standings) => standings): void {
  const game = endedGame(name);
  const players = ["Anna", "Ben", "Cleo", "Dora"].slice(0, Object.keys(game.outcome).length).map((called, n): SeatedPlayer => ({
    seat: SEATS[n] ?? "E",
    name: called,
    initial: called.slice(0, 1),
    colour: (["vermilion", "blue", "green", "yellow"] as const)[n] ?? "purple",
    pattern: "plain",
    kind: "bot",
    isMe: false,
    isHere: true,
    isReplaced: false,
  }));
  const view = { ...game.view, standings: change(game.view.standings) };
  render(Result, { scene: { view, players, me: null, choice: null, beat: null, recent: [] }, story: game.story });
}

const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");

beforeAll(() => speak("en"));
afterEach(cleanup);

test("the winner, and by how much", () => {
  show("seat-4");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("Cleo wins with 93 victory points");
  expect(screen.getByText(/11 points more than Anna/)).toBeTruthy();
});

test("gold that decided is told and shown", () => {
  show("spectator-4-short");
  expect(screen.getByText(/Cleo has as many points, but 50 gold beats 30/)).toBeTruthy();
  expect(row("Gold left").map((cell) => cell.textContent)).toEqual(["50", "30", "36", "13"]);
});

test("where gold decides nothing it is not shown", () => {
  show("seat-4");
  expect(screen.queryByText("Gold left")).toBeNull();
});

test("a shared win is shared", () => {
  show("spectator-4-short", (standings) => ({ ...standings, C: { place: 1, by_gold: false } }));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("Cleo and Dora share the win with 37 victory points");
});

test("totals stand in the order of places", () => {
  show("seat-4-short");
  expect(row("Total").map((cell) => cell.textContent)).toEqual(["40", "35", "29", "27"]);
});

test.each(Object.keys(ENDED))("what is worth telling of %s is what the log says", (name) => {
  show(name);
  const story = endedGame(name).story;
  for (const [title, bid] of [
    ["The best bid", bestBid(story)],
    ["The unluckiest bid", unluckiestBid(story)],
  ] as const) {
    const tale = screen.queryByRole("region", { name: title })?.textContent ?? null;
    if (bid === null) expect(tale).toBeNull();
    else {
      const begins = story.findIndex((event) => event.event === "round-began" && event.round === bid.round);
      const event = story.slice(begins + 1).find((one) => "bids" in one && one.official === bid.official);
      const bids = event !== undefined && "bids" in event ? event.bids : [];
      expect(tale).toContain(officially(bid.official)["official-the"]);
      expect(tale).toContain(`round ${bid.round}`);
      expect(bids.some(({ gold }) => gold === bid.gold)).toBe(true);
      const isAlthough = bids.some(({ fate, gold }) => fate !== "won" && gold > bid.gold);
      if (title === "The best bid") expect(tale?.includes("although")).toBe(isAlthough);
    }
  }
});

test("the chart can be read as a table", () => {
  show("seat-2-short");
  const table = screen.getByRole("table", { name: "Points over the rounds", hidden: true });
  const last = within(table).getAllByRole("row", { hidden: true }).at(-1);
  expect(last?.textContent.replace(/\s+/g, " ").trim()).toMatch(/^End ?41 ?38$/);
});
