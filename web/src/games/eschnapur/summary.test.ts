import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/eschnapur";
import { rounds } from "$src/table/rounds";
import { speak } from "$src/words/words.svelte";
import { all } from "./event";
import { eschnapur } from "./game";
import { seatsOf } from "./points";
import { GAMES, type Recorded } from "./recorded";
import { PLAYERS, scene } from "./sample";
import { summary } from "./summary";
import Summary from "./Summary.svelte";

/** A round with the game before it and after it, as the server showed them. */
interface Round {
  events: readonly GameEvent[];
  before: Shown;
  after: Shown;
}

function roundsOf(game: readonly Recorded[]): Round[] {
  const told = rounds(
    game.flatMap(({ events }) => events),
    (event) => eschnapur.mark(event) === "round",
  );
  return told.map((events, n) => {
    const inRound = game.filter(({ before }) => before.round === n + 1);
    const [first, last] = [inRound[0], inRound.at(-1)];
    if (first === undefined || last === undefined) throw new Error(`there is no round ${n + 1}`);
    return { events, before: first.before, after: last.after };
  });
}

beforeAll(() => speak("en"));
afterEach(cleanup);

describe.each(GAMES)("a game of %s", (_, game) => {
  const played = roundsOf(game);

  test("has a summary of each round that agrees with what the server shows before and after it", () => {
    expect(played.length).toBeGreaterThan(2);
    for (const { events, before, after } of played) {
      const { gains, finished, bought } = summary(events, seatsOf(before));
      for (const seat of seatsOf(before)) {
        const [was, is, gain] = [before.tableaus[seat], after.tableaus[seat], gains.get(seat)];
        if (was === undefined || is === undefined || gain === undefined) throw new Error(`nobody is on seat ${seat}`);
        expect(gain.vp).toBe(is.vp - was.vp);
        expect(gain.pp - gain.spent).toBe(is.pp - was.pp);
        expect(gain.stones - gain.built).toBe(is.stones - was.stones);
      }
      expect(finished.map(({ part }) => part).sort()).toEqual(after.finished.filter((part) => !before.finished.includes(part)));
      expect(bought.map(({ privilege }) => privilege).sort()).toEqual(
        before.privileges.filter((one) => !after.privileges.includes(one)).sort(),
      );
    }
  });

  test("says of every official of a round who won it", () => {
    for (const { events, before } of played) {
      const { officials } = summary(events, seatsOf(before));
      expect(officials.map(({ column }) => column.official)).toEqual(before.officials);
      const winners = officials.flatMap(({ column: { official, outcome } }) => (outcome?.kind === "won" ? [[official, outcome.seat]] : []));
      expect(winners).toEqual(all(events, "won").map(({ official, seat }) => [official, seat]));
    }
  });

  test("shows these figures, and what every part brought", () => {
    const players = PLAYERS.slice(0, seatsOf(played[0]?.before as Shown).length);
    for (const { events, before } of played) {
      const { container } = render(Summary, { props: { scene: scene({ view: before, players }), events } });
      for (const [seat, gain] of summary(events, seatsOf(before)).gains) {
        const shown = [...container.querySelectorAll(`[data-gains="${seat}"] [data-figure]`)].map((cell) =>
          Number(cell.textContent.replace("–", "0")),
        );
        expect(shown).toEqual([gain.stones, gain.built, gain.gold, gain.pp, gain.vp]);
      }
      const scored = [...container.querySelectorAll<HTMLElement>("[data-score]")].map((chip) => [
        chip.dataset["score"],
        Number(/\+(\d+)/.exec(chip.textContent)?.[1]),
      ]);
      expect(scored).toEqual(all(events, "scored").map(({ seat, part, points }) => [`${seat} ${part}`, points]));
      expect([...container.querySelectorAll<HTMLElement>("[data-winner]")].map((line) => line.dataset["winner"])).toEqual(
        all(events, "won").map(({ seat }) => seat),
      );
      cleanup();
    }
  });
});
