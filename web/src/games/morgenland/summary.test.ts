import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/morgenland";
import { rounds } from "$src/table/rounds";
import { speak } from "$src/words/words.svelte";
import { ENDED } from "./ended-games";
import { all } from "./event";
import { morgenland } from "./game";
import { GAMES, type Recorded } from "./recorded";
import { scene } from "./sample";
import { summary } from "./summary";
import Summary from "./Summary.svelte";
import { playersOf } from "./tally";

/** A round with the game before it and after it, as the server showed them. */
interface Round {
  events: readonly GameEvent[];
  before: Shown;
  after: Shown;
}

/** The first two rounds of a game; what is kept of it after them does not follow on them. */
function roundsOf(game: readonly Recorded[]): Round[] {
  return [1, 2].map((round) => {
    const inRound = game.filter(({ before }) => Math.max(1, before.round) === round);
    const [first, last] = [inRound[0], inRound.at(-1)];
    if (first === undefined || last === undefined) throw new Error(`there is no round ${round}`);
    return { events: inRound.flatMap(({ events }) => events), before: first.before, after: last.after };
  });
}

const treasureOf = (view: Shown, seat: string) =>
  Object.values(playersOf(view).find(([one]) => one === seat)?.[1].treasure ?? {}).reduce((sum, units) => sum + units, 0);

beforeAll(() => speak("en"));
afterEach(cleanup);

describe.each(GAMES)("a game of %s", (_, game) => {
  const played = roundsOf(game);

  test("has a summary of each round that agrees with what the server shows before and after it", () => {
    for (const { events, before, after } of played) {
      const { gains, plays } = summary(
        events,
        playersOf(before).map(([seat]) => seat),
      );
      const ofSpells = (seat: string) => plays.filter(({ play }) => play.seat === seat && play.card.card === "spell").length;
      for (const [seat, was] of playersOf(before)) {
        const [is, gain] = [after.players[seat], gains.get(seat)];
        if (is === undefined || gain === undefined) throw new Error(`nobody is on seat ${seat}`);
        expect(gain.got - gain.gave).toBe(treasureOf(after, seat) - treasureOf(before, seat));
        expect(gain.artefacts).toBe(is.collected - was.collected);
        expect(gain.spells - ofSpells(seat)).toBe(is.spells - was.spells);
      }
    }
  });
});

describe.each(ENDED)("the rounds of %s", (_, { view, story }) => {
  const told = rounds(story, (event) => morgenland.mark(event) === "round");

  test("show who was let in, what everybody got and what every space brought", () => {
    for (const events of told) {
      const { container } = render(Summary, { props: { scene: scene({ view }), events } });
      const { gains } = summary(
        events,
        playersOf(view).map(([one]) => one),
      );
      for (const [seat] of playersOf(view)) {
        const way = events.find((event) => (event.event === "entered" || event.event === "turned-away") && event.seat === seat)?.event;
        const shown = container.querySelector<HTMLElement>(`[data-gains="${seat}"] [data-palace]`)?.dataset["palace"];
        expect(shown).toBe(way === undefined ? "unknown" : String(way === "entered"));
        const gain = gains.get(seat);
        const figures = [...container.querySelectorAll(`[data-gains="${seat}"] [data-figure]`)].map((cell) =>
          Number(cell.textContent.replace("−", "-").replace("–", "0")),
        );
        const wanted = [gain?.got ?? 0, -(gain?.gave ?? 0), gain?.artefacts ?? 0, ...(view.version === "magic" ? [gain?.spells ?? 0] : [])];
        expect(figures.map((one) => one + 0)).toEqual(wanted.map((one) => one + 0));
      }
      const text = (space: string) => container.querySelector(`[data-account="${space}"]`)?.textContent ?? "";
      for (const { cave, units } of all(events, "took-shelf"))
        expect(text(cave)).toMatch(units === 1 ? /takes an? / : new RegExp(` ${units} `));
      for (const { room } of all(events, "bought")) expect(text(room)).toContain(" buys ");
      expect((text("caravanserai").match(/takes the camel/g) ?? []).length).toBe(all(events, "camel-taken").length);
      expect((text("market").match(/ gives /g) ?? []).length).toBeLessThanOrEqual(1);
      cleanup();
    }
  });

  test("tell of every play what came of it", () => {
    for (const events of told) {
      const { plays } = summary(
        events,
        playersOf(view).map(([seat]) => seat),
      );
      const came = (what: string) => plays.filter((one) => one.came === what).length;
      expect(plays.length).toBe(all(events, "declared").length);
      expect(came("countered")).toBe(all(events, "countered").length);
      expect(came("nothing")).toBe(all(events, "came-to-nothing").length);
    }
  });
});
