import { beforeAll, expect, test } from "vitest";
import type { GameEvent, Play, Shown } from "$wire/morgenland";
import type { Scene } from "$src/table/screen";
import { speak } from "$src/words/words.svelte";
import { offersShown, playsShown } from "./plays";
import { AskedPlan, open, play, player, scene, standing, view } from "./sample";

beforeAll(() => speak("en"));

/** A window in which these were declared, carried out in this order. */
function declared(plays: readonly Play[], order: number[], change: Partial<Shown> = {}): Shown {
  return view({
    ask: { step: "window", seat: "A" },
    stage: { stage: "tally", space: "market" },
    standing: standing({ order }),
    plays: { declared: [...plays], passed: [], now: null },
    ...change,
  });
}

const spy = play({ seat: "B", card: { card: "spell", spell: "spy" } });
const taboo = play({ seat: "C", card: { card: "spell", spell: "taboo" }, space: "room-2" });
const carpet = play({ seat: "B", card: { card: "artefact", artefact: "carpet" } });

test("what was declared is shown in the order in which it is carried out, and keeps its place in the list", () => {
  const shown = playsShown(scene({ view: declared([taboo, spy, carpet], [1, 2, 0]) }));
  expect(shown.map(({ place, turn, told }) => [place, turn, told])).toEqual([
    [1, 1, "Bo’s Spy"],
    [2, 2, "Bo’s Carpet"],
    [0, 3, "Cleo’s Taboo in Room 2"],
  ]);
  expect(shown.map(({ explained }) => explained.rule)).toEqual(["M7.17", "M5.5", "M7.19"]);
});

test("what became of a play is told with it", () => {
  const plays = { declared: [{ ...spy, countered: true }, { ...carpet, done: true }, taboo, spy], passed: [], now: { play: 2, step: 0 } };
  const shown = playsShown(scene({ view: declared([], [0, 1, 2, 3], { plays }) }));
  expect(shown.map(({ fate, told }) => [fate, told])).toEqual([
    ["countered", "Bo’s Spy, countered"],
    ["done", "Bo’s Carpet, done"],
    ["now", "Cleo’s Taboo in Room 2, now"],
    ["waiting", "Bo’s Spy"],
  ]);
});

test("the targets of a play are what was named for it, and a piece is shown as it is known", () => {
  const teleport = play({ seat: "C", card: { card: "spell", spell: "teleport" }, piece: "B1", from: "cave-1", space: "market" });
  const parasite = play({ seat: "C", card: { card: "spell", spell: "parasite" }, artefact: "counterspell", against: "spy" });
  const players = { ...view().players, B: player({ pieces: [open("cave-1", 8)] }) };
  const shown = playsShown(scene({ view: declared([teleport, parasite], [0, 1], { players }) }));
  expect(shown[0]?.told).toBe("Cleo’s Teleport of Bo’s token B1 from Cave 1 to the Market");
  expect(shown[0]?.targets).toMatchObject([
    { target: "piece", piece: "B1", owner: { seat: "B" }, view: { token: 8, open: true } },
    { target: "space", space: "cave-1" },
    { target: "space", space: "market" },
  ]);
  expect(shown[1]?.targets).toEqual([
    { target: "artefact", artefact: "counterspell" },
    { target: "spell", spell: "spy" },
  ]);
});

test("a spell that I may counter is answered where it lies, and nowhere else", () => {
  const asked: Partial<Scene<Shown, GameEvent>> = {
    view: declared([spy, taboo], [0, 1]),
    choice: new AskedPlan(["counter taboo", "artefact carpet", "pass"]),
  };
  expect(playsShown(scene(asked)).map(({ answer }) => answer)).toEqual([null, "counter taboo"]);
  expect(offersShown(scene(asked)).map(({ action }) => action)).toEqual(["artefact carpet"]);
  const planned = playsShown(scene({ ...asked, choice: new AskedPlan([], ["counter taboo"]) }));
  expect(planned[1]).toMatchObject({ answer: "counter taboo", isAnswered: true });
  // The buyer has not declared the spell with which they buy.
  const buying = scene({ view: declared([], []), choice: new AskedPlan(["counter abracadabra", "pass"]) });
  expect(offersShown(buying).map(({ told }) => told)).toEqual(["Counter Abracadabra"]);
});

test("what I name is shown below what was declared, until it is declared itself", () => {
  const mine = play({ seat: "A", card: { card: "spell", spell: "mirage" } });
  const shown = playsShown(scene({ view: declared([spy], [0], { ask: { step: "naming", ...mine } }) }));
  expect(shown.map(({ fate, told }) => [fate, told])).toEqual([
    ["waiting", "Bo’s Spy"],
    ["named", "Anna’s Mirage"],
  ]);
});

test("what I may play is offered with its effect, also instead of placing; what I have begun stays among it", () => {
  const placing = scene({ choice: new AskedPlan(["place 2 cave-1", "artefact lamp", "cast charity"]) });
  expect(offersShown(placing).map(({ told, explained, isPlanned }) => [told, explained.rule, isPlanned])).toEqual([
    ["Use your Lamp", "M5.2", false],
    ["Cast Charity", "M7.4", false],
  ]);
  const naming = view({ ask: { step: "naming", ...play({ seat: "A", card: { card: "spell", spell: "apprentice" } }) } });
  const plan = new AskedPlan(["artefact carpet", "artefact key"], ["artefact lamp", "cast apprentice"]);
  expect(offersShown(scene({ view: naming, choice: plan })).map(({ action, isPlanned }) => [action, isPlanned])).toEqual([
    ["artefact lamp", true],
    ["cast apprentice", true],
  ]);
  // What a spell is about is no play of its own.
  const whole = new AskedPlan([], ["cast apprentice", "artefact carpet", "space room-1"]);
  expect(offersShown(scene({ view: naming, choice: whole })).map(({ action }) => action)).toEqual(["cast apprentice"]);
});

test("whoever is not asked is offered nothing", () => {
  expect(offersShown(scene({ view: declared([spy], [0]) }))).toEqual([]);
  expect(playsShown(scene({ view: declared([spy], [0]) })).map(({ answer }) => answer)).toEqual([null]);
});
