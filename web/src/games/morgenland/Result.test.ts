import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GameEvent } from "$wire/morgenland";
import type { Outcome, Seat } from "$wire/tabletop";
import { speak } from "$src/words/words.svelte";
import { ENDED, endedGame, type EndedGame } from "./ended-games";
import { all } from "./event";
import Result from "./Result.svelte";
import { byWhat, ended, turning, winnersOf } from "./result";
import { PLAYERS } from "./sample";
import { roundsTold } from "./told-rounds";

const seatsOf = ({ outcome }: EndedGame) => Object.keys(outcome).sort() as Seat[];
const named = (seat: Seat) => PLAYERS.find((one) => one.seat === seat)?.name ?? seat;

function show(game: EndedGame, outcome: Outcome = game.outcome): void {
  const players = PLAYERS.filter(({ seat }) => seatsOf(game).includes(seat));
  render(Result, { scene: { view: game.view, players, me: null, choice: null, beat: null, recent: [] }, story: game.story, outcome });
}

const firstOf = (cell: Element) => cell.firstChild?.textContent?.trim() ?? "";

/** A row of figures, for the players from the first to the last; its small print is left out. */
function row(name: string): number[] {
  const found = document.querySelector(`[data-row="${name}"]`);
  return [...(found?.querySelectorAll("td") ?? [])].map((cell) =>
    Number((firstOf(cell) === "" ? cell.textContent.trim() : firstOf(cell)).replace("–", "0")),
  );
}

const title = () => document.querySelector("h2")?.textContent;
const tale = (name: string) => document.querySelector(`[data-tale="${name}"]`)?.textContent.replace(/\s+/g, " ") ?? null;

/** How many artefacts everybody had after these events; the kinds that were not bought were there at the beginning. */
function counts({ story, ...game }: EndedGame, until: number): Map<Seat, number> {
  const bought = (events: readonly GameEvent[], seat: Seat) => all(events, "bought").filter((one) => one.seat === seat).length;
  return new Map(
    seatsOf({ story, ...game }).map((seat) => [
      seat,
      (game.outcome[seat]?.points ?? 0) - bought(story, seat) + bought(story.slice(0, until), seat),
    ]),
  );
}

beforeAll(() => speak("en"));
afterEach(cleanup);

describe.each(ENDED)("%s", (_, game) => {
  const { outcome, view, story } = game;
  const order = (Object.entries(outcome) as [Seat, { place: number; points: number }][]).sort(
    (one, other) => one[1].place - other[1].place || one[0].localeCompare(other[0]),
  );
  const seats = order.map(([seat]) => seat);
  const told = roundsTold(story, seatsOf(game));
  const rounds = all(story, "round-began").length;

  test("tells who won and by what, as the server says", () => {
    show(game);
    const [first, second] = order;
    if (first === undefined || second === undefined) throw new Error("nobody played");
    expect(title()).toBe(`${named(first[0])} wins with ${first[1].points} artefacts`);
    const by = byWhat(winnersOf(ended(story, told, outcome)));
    expect(by?.by === "artefacts").toBe(first[1].points > second[1].points);
    if (by?.by === "artefacts") expect(by.more).toBe(first[1].points - second[1].points);
    else if (by !== null) expect(by.most).toBeGreaterThan(by.less);
    expect(screen.getByText(new RegExp(`The last artefact was sold in round ${rounds}\\.`))).toBeTruthy();
  });

  test("has everybody’s figures as the server shows them, from the first to the last", () => {
    show(game);
    expect(row("total")).toEqual(order.map(([, { points }]) => points));
    for (const artefact of ["lamp", "counterspell", "double", "carpet", "key", "scroll"] as const) {
      expect(row(artefact)).toEqual(seats.map((seat) => view.players[seat]?.artefacts?.[artefact]));
    }
    const treasure = seats.map((seat) => Object.values(view.players[seat]?.treasure ?? {}).reduce((sum, units) => sum + units, 0));
    expect(row("left")).toEqual(treasure);
    expect(row("gained").map((gained, n) => gained - (row("spent")[n] ?? 0))).toEqual(treasure);
    expect(row("entered")).toEqual(seats.map((seat) => all(story, "entered").filter((one) => one.seat === seat).length));
    expect(row("away")).toEqual(seats.map((seat) => all(story, "turned-away").filter((one) => one.seat === seat).length));
    expect(row("bought")).toEqual(seats.map((seat) => all(story, "bought").filter((one) => one.seat === seat).length));
  });

  test("counts the spells where there is magic", () => {
    show(game);
    const spells = all(story, "declared").filter(({ play }) => play.card.card === "spell");
    expect(row("cast").reduce((sum, count) => sum + count, 0)).toBe(spells.length);
    expect(row("countered").reduce((sum, count) => sum + count, 0)).toBe(all(story, "countered").length);
    expect(row("cast").length).toBe(view.version === "magic" ? seats.length : 0);
  });

  test("names the purchase since which the lead was never lost", () => {
    show(game);
    const ends = ended(story, told, outcome);
    const turned = turning(told, ends);
    const [winner] = seats;
    if (turned === null || winner === undefined) throw new Error("somebody won alone");
    const leads = (until: number) => {
      const owned = counts(game, until);
      const mine = owned.get(winner) ?? 0;
      return [...owned].every(([seat, count]) => seat === winner || (turned.isAlone ? count < mine : count <= mine));
    };
    const bought = story.flatMap((event, n) => (event.event === "bought" ? [n] : []));
    const lost = bought.findLastIndex((n) => !leads(n + 1));
    const place = bought[lost + 1];
    if (turned.purchase === null) {
      expect([lost, leads(0)]).toEqual([-1, true]);
      expect(tale("decided")).toContain(`At no time did anybody have more artefacts than ${named(winner)}.`);
      return;
    }
    const event = place === undefined ? undefined : story[place];
    if (place === undefined || event?.event !== "bought") throw new Error("nothing was bought");
    const round = all(story.slice(0, place), "round-began").length;
    expect([event.seat, event.room]).toEqual([winner, turned.purchase.room]);
    expect(tale("decided")).toContain(`In round ${round}, ${named(winner)} bought`);
    expect(tale("decided")).toContain(`${String(counts(game, place + 1).get(winner))} artefacts`);
  });

  test("tells how the first and the next came to what they have", () => {
    show(game);
    const behind = order.filter(([, { place }]) => place === order.find(([, one]) => one.place > 1)?.[1].place);
    for (const [seat] of [...order.slice(0, 1), ...behind]) {
      const count = (event: "entered" | "bought") => all(story, event).filter((one) => one.seat === seat).length;
      const bought = count("bought");
      expect(tale("decided")).toMatch(
        new RegExp(
          `${named(seat)} entered the palace in ${count("entered")} of ${rounds} rounds, and of \\d+ treasures? paid \\d+ for ${bought} artefact${bought === 1 ? "" : "s"}\\.`,
        ),
      );
    }
  });

  test("tells of the dearest purchase, and of nobody’s bad luck that was not there", () => {
    show(game);
    const prices = story.flatMap((event, n) => {
      if (event.event !== "bought") return [];
      const end = story.slice(0, n).findLastIndex((one) => one.event !== "gave" || one.seat !== event.seat);
      return [all(story.slice(end + 1, n), "gave").reduce((sum, { units }) => sum + units, 0)];
    });
    expect(tale("dearest")).toContain(`paid ${Math.max(...prices)} treasures for`);
    const unlucky = tale("unluckiest");
    const said = /In round (\d+) the guard had strength (\d+), and (\w+) had (\d+): (\d+) token/.exec(unlucky ?? "");
    expect(unlucky === null).toBe(said === null);
    if (said === null) return;
    const [, round, guard, name, strength, tokens] = said;
    const begins = story.findIndex((event) => event.event === "round-began" && event.round === Number(round));
    const rest = story.slice(begins + 1);
    const next = rest.findIndex(({ event }) => event === "round-began");
    const inRound = next < 0 ? rest : rest.slice(0, next);
    const seat = PLAYERS.find((one) => one.name === name)?.seat;
    const away = inRound.findIndex((event) => event.event === "turned-away" && event.seat === seat);
    const after = inRound.slice(away + 1);
    const end = after.findIndex(({ event }) => event !== "took-back");
    expect(away).toBeGreaterThan(-1);
    expect(all(inRound, "guard-turned")[0]?.strength).toBe(Number(guard));
    expect(Number(strength)).toBeLessThan(Number(guard));
    expect(all(after.slice(0, end), "took-back").filter((one) => one.seat === seat).length).toBe(Number(tokens));
  });

  test("draws a line for everybody, marked where they entered the palace", () => {
    show(game);
    const last = [...document.querySelectorAll(".chart tbody tr")].at(-1);
    const values = [...(last?.querySelectorAll("td") ?? [])].map((cell) => Number(/\d+$/.exec(cell.textContent.trim())?.[0]));
    expect(values).toEqual(order.map(([, { points }]) => points));
    let round = 0;
    const entered = story.flatMap((event) => {
      if (event.event === "round-began") round = event.round;
      return event.event === "entered" ? [`${named(event.seat)} ${round}`] : [];
    });
    expect([...document.querySelectorAll<SVGElement>("[data-mark]")].map((mark) => mark.dataset["mark"]).sort()).toEqual(entered.sort());
  });
});

test("Scrolls that decided are told and shown", () => {
  show(endedGame("basic-3-scrolls"));
  const [most = NaN, less = NaN] = row("scroll");
  expect(screen.getByText(new RegExp(`As many artefacts as .*, but ${most} Scrolls? against ${less}\\.`))).toBeTruthy();
  expect(document.querySelectorAll('[data-row="scroll"] .decisive').length).toBe(3);
});

test("treasure that decided is told and shown", () => {
  show(endedGame("basic-5-treasure"));
  const [most = NaN, less = NaN] = row("left");
  expect(screen.getByText(new RegExp(`As many artefacts and Scrolls as .*, but ${most} treasures? against ${less}\\.`))).toBeTruthy();
  expect(document.querySelectorAll('[data-row="left"] .decisive').length).toBe(5);
});

test("a shared win is shared, and no purchase decided it", () => {
  const game = endedGame("basic-3-scrolls");
  const shared = Object.fromEntries(
    Object.entries(game.outcome).map(([seat, standing]) => [seat, { ...standing, place: Math.max(1, standing.place - 1) }]),
  );
  show(game, shared);
  expect(title()).toMatch(/^\w+ and \w+ share the win with \d+ artefacts$/);
  expect(screen.getByText(/Equal in artefacts, in Scrolls and in treasure\./)).toBeTruthy();
  expect(tale("decided")).not.toContain("In round");
});
