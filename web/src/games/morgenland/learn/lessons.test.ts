import { describe, expect, test } from "vitest";
import type { GameEvent, Play, Shown } from "$wire/morgenland";
import type { Prompt } from "$src/table/asked";
import { Progress } from "$src/learn/progress.svelte";
import { LANGUAGES } from "$src/words/language";
import { Words } from "$src/words/words.svelte";
import de from "virtual:words/de/morgenland";
import en from "virtual:words/en/morgenland";
import fr from "virtual:words/fr/morgenland";
import nl from "virtual:words/nl/morgenland";
import english from "virtual:rulebook/morgenland/en";
import { manifest } from "../manifest";
import { artefacts, hidden, open, play, player, room, standing, view } from "../sample";
import { summed } from "../tally";
import { basic } from "./basic";
import { magic } from "./magic";
import type { Course, LessonMoment } from "./moments";

const COURSES = [basic, magic];

function moment(change: Partial<Omit<LessonMoment, "knows">> = {}): Omit<LessonMoment, "knows"> {
  return {
    view: view(),
    me: "A",
    prompt: null,
    names: (...seats) => seats.map((seat) => `Player ${seat}`).join(" and "),
    past: [],
    ...change,
  };
}

function prompt(question: unknown, change: Partial<Prompt<Shown>> = {}): Prompt<Shown> {
  return {
    question: 1,
    asked: { question, means: {} },
    choices: [],
    earlier: [],
    later: [],
    draft: [],
    chosen: 0,
    plan: [],
    may_seal: false,
    window: false,
    kind: null,
    drafted: null,
    ...change,
  };
}

/** What is said of an event by somebody who knows everything else. */
function told(
  course: Course,
  event: GameEvent,
  change: Partial<Omit<LessonMoment, "knows">> = {},
  ...knows: string[]
): Record<string, unknown> {
  const progress = new Progress("morgenland", course, "table", { table: "table", told: knows });
  const beat = {};
  progress.begins(beat, [event], moment(change));
  const tip = progress.ofBeat(beat);
  return tip === null ? {} : { lesson: tip.lesson.id, ...tip.values };
}

/** What is said of a question, one after the other. */
function asked(course: Course, change: Partial<Omit<LessonMoment, "knows">>): string[] {
  const progress = new Progress("morgenland", course, "table");
  const found: string[] = [];
  for (let tip = progress.ofQuestion(1, moment(change)); tip !== null; tip = progress.ofQuestion(1, moment(change))) {
    found.push(tip.lesson.id);
    progress.done(tip, 1);
  }
  return found;
}

/** A space that is being tallied, with what lies there open. */
function tallied(
  space: Shown["stage"] extends infer S ? (S extends { space: infer T } ? T : never) : never,
  tokens: Partial<Record<"A" | "B" | "C", 1 | 2 | 4 | 5 | 6 | 7 | 8 | 9>>,
): Shown {
  const players = Object.fromEntries(
    (["A", "B", "C"] as const).map((seat) => [seat, player({ pieces: tokens[seat] === undefined ? [] : [open(space, tokens[seat])] })]),
  );
  return summed(view({ players, stage: { stage: "tally", space }, camel: "A", standing: standing({ sequence: ["A", "B", "C"] }) }));
}

describe("what the coach says of a space that is tallied", () => {
  const known = ["tally"];

  test("who is strongest, and whether it is I", () => {
    const shown = tallied("cave-1", { A: 4, B: 7 });
    expect(told(basic, { event: "tallied", space: "cave-1" }, { view: shown })).toEqual({
      lesson: "tally",
      space: "cave-1",
      name: "Player B",
      strength: 7,
      isme: "false",
    });
  });

  test("a tie goes to whoever sits earlier, but not at the guard", () => {
    const shown = tallied("cave-1", { A: 7, B: 7 });
    expect(told(basic, { event: "tallied", space: "cave-1" }, { view: shown }, ...known)).toEqual({
      lesson: "tie",
      strength: 7,
      ahead: "Player A",
      behind: "Player B",
      who: "ahead",
    });
    expect(told(basic, { event: "tallied", space: "guard" }, { view: tallied("guard", { A: 7, B: 7 }) })).toEqual({});
  });

  test("whoever is too weak for the shelves there are gets nothing", () => {
    const shown = tallied("cave-2", { A: 4, B: 7 });
    expect(shown.caves["cave-2"]).toHaveLength(1);
    expect(told(basic, { event: "tallied", space: "cave-2" }, { view: shown }, ...known)).toEqual({
      lesson: "nothing",
      space: "cave-2",
      shelves: 1,
    });
    expect(told(basic, { event: "tallied", space: "cave-1" }, { view: tallied("cave-1", { A: 4, B: 7 }) }, ...known)).toEqual({});
  });

  test("what the guard means for me", () => {
    const guard = (own: 4 | 9 | null) => tallied("guard", { ...(own === null ? {} : { A: own }), B: 8 });
    const turned: GameEvent = { event: "guard-turned", strength: 8 };
    expect(told(basic, turned, { view: guard(9) })).toMatchObject({ fate: "enters", own: 9 });
    expect(told(basic, turned, { view: guard(4) })).toMatchObject({ fate: "short", own: 4, missing: 4 });
    expect(told(basic, turned, { view: guard(null) })).toMatchObject({ fate: "absent", own: 0 });
  });

  test("how many tokens come back from the rooms, if any do", () => {
    const away: GameEvent = { event: "turned-away", seat: "A" };
    const back = (slot: 1 | 2, from: "room-1" | "market"): GameEvent => ({ event: "took-back", seat: "A", slot, from });
    expect(told(basic, away, { past: [away, back(1, "room-1"), back(2, "room-1")] })).toEqual({ lesson: "turned-away", tokens: 2 });
    expect(told(basic, away, { past: [away, back(1, "market")] })).toEqual({});
  });
});

describe("what the coach says of placing", () => {
  const place = prompt({ ask: "place", open: false, playable: false }, { choices: ["place 4 market"] });
  const mine = (pieces: ReturnType<typeof hidden>[], hand: (1 | 2 | 4 | 5 | 6 | 7 | 8 | 9)[]) =>
    view({ version: "basic", players: { A: player({ pieces, hand }), B: player(), C: player() } });

  test("of the board one thing with each token, so that nobody reads more than they play", () => {
    const shown = (n: number) =>
      mine(
        [1, 2, 4].slice(0, n).map((token) => hidden("cave-1", token as 1)),
        [5, 6, 7, 8, 9],
      );
    expect(asked(basic, { view: shown(0), prompt: place })).toEqual(["tokens", "placing"]);
    expect(asked(basic, { view: shown(3), prompt: place })).toEqual(["tokens", "placing", "spaces"]);
  });

  test("a closed door is spoken of as long as a token could open it", () => {
    const stranded = basic.lessons.find(({ id }) => id === "stranded");
    if (stranded?.about !== "question") throw new Error("there is no such lesson");
    const at = (shown: Shown) => stranded.when({ ...moment({ view: shown, prompt: place }), knows: () => false });
    expect(at(mine([hidden("room-1", 1)], [4, 5]))).toEqual({ left: 2 });
    expect(at(mine([hidden("room-1", 1), hidden("guard", 9)], [4, 5]))).toBeNull();
    expect(at(mine([hidden("cave-1", 1)], [4, 5]))).toBeNull();
    expect(at(mine([hidden("room-1", 1)], [2, 4, 5, 6, 7]))).toBeNull();
  });
});

test("how a price is paid is told once it is asked for, in the middle of a plan", () => {
  const drafted = view({ ask: { step: "price", seat: "A", tokens: [4, 1], paid: [], kinds: ["crown"], search: false } });
  const price = { ask: "price", room: "room-1", due: 4, token: 4, reversed: false, later: [1] };
  expect(asked(basic, { prompt: prompt(price, { draft: ["buy"], choices: ["give crown"], drafted }) })).toEqual(["paying"]);
});

describe("what the coach says of magic", () => {
  const window = (question: unknown, ...choices: string[]) => ({
    prompt: prompt(question, { window: true, choices: [...choices, "pass"] }),
    view: view({ ask: { step: "window", seat: "A" } }),
  });
  const stage = { ask: "window", stage: { remark: "placed" } };

  test("a window first, then how to be asked less, and of what can be used one thing at a time", () => {
    const found = asked(magic, window(stage, "artefact lamp", "artefact carpet"));
    expect(found).toEqual(["reading", "window", "less", "use-lamp"]);
  });

  test("an answer is told as an answer", () => {
    expect(asked(magic, window({ ask: "answer", plays: [] }, "counter spy"))).toEqual([
      "reading",
      "answer",
      "window",
      "less",
      "use-counterspell",
    ]);
  });

  test("whose spell is countered, and by whom", () => {
    expect(told(magic, { event: "countered", by: "B", seat: "C", spell: "spy" })).toEqual({
      lesson: "countered",
      by: "Player B",
      name: "Player C",
      spell: "spy",
    });
  });

  test("a spell that I was given is named, one that others were given is not", () => {
    expect(told(magic, { event: "spell-handed", seat: "B", to: "A", spell: "spy" })).toEqual({
      lesson: "spell-handed",
      name: "Player B",
      spell: "spy",
    });
    expect(told(magic, { event: "spell-handed", seat: "A", to: "B", spell: "spy" })).toEqual({});
  });

  test("a play that came to nothing, and one of mine that is carried out", () => {
    const mine: Play = play({ seat: "A", card: { card: "spell", spell: "charity" } });
    expect(told(magic, { event: "came-to-nothing", play: mine })).toEqual({ lesson: "came-to-nothing", name: "Player A" });
    expect(told(magic, { event: "carried-out", play: mine })).toEqual({ lesson: "carried-out", name: "Player A", isme: "true" });
  });

  test("a Scroll is no power", () => {
    const buys = (artefact: "scroll" | "key"): GameEvent => ({ event: "bought", seat: "A", room: "room-1", artefact });
    const shown = view({ players: { A: player({ collected: 2, artefacts: artefacts({ lamp: 1, key: 1 }) }), B: player(), C: player() } });
    expect(told(magic, buys("scroll"), { view: shown })).toEqual({ lesson: "bought-scroll", name: "Player A" });
    expect(told(magic, buys("key"), { view: shown })).toEqual({ lesson: "bought-magic", artefact: "key", count: 2 });
  });
});

describe("the end of a course", () => {
  test("comes after three rounds, and counts what is left", () => {
    const rooms = { "room-1": room({ stack: 2, open: "key" }), "room-2": room({ stack: 0, open: null }) };
    const shown = view({ round: 4, rooms });
    expect(COURSES.map((course) => [course.through?.(view({ round: 3 })), course.through?.(shown)])).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(basic.ended(shown, "A")).toEqual({ artefacts: 2, best: 2, isbest: "true", isover: "false", rounds: 3, left: 3 });
  });

  test("whatever was not met is listed with its rule, and what comes later always is", () => {
    for (const { lessons, topics } of COURSES) {
      const ids = lessons.map(({ id }) => id);
      for (const topic of topics) {
        expect(ids).toEqual(expect.arrayContaining([...topic.lessons]));
        expect(english.rules).toHaveProperty([topic.rule]);
        expect(topic.lessons.length === 0).toBe(topic.kind === "later");
      }
    }
  });
});

describe("texts", () => {
  const texts = { en, de, nl, fr };

  test.each(LANGUAGES)("every lesson and topic has its words in %s", (language) => {
    const words = new Words(language, texts[language]);
    for (const { id, lessons, topics } of COURSES) {
      expect(words.has(`morgenland-course-${id}`)).toBe(true);
      for (const lesson of lessons) {
        expect(words.has(`morgenland-learn-${lesson.id}`) || lesson.title !== undefined, lesson.id).toBe(true);
        expect(words.has(`morgenland-learn-${lesson.id}-text`), lesson.id).toBe(true);
      }
      for (const { kind } of topics) expect(words.has(`morgenland-learn-unmet-${kind}`), kind).toBe(true);
    }
  });

  test("no two lessons have the same name, and every rule that one names exists", () => {
    for (const { lessons } of COURSES) {
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
      for (const { id, rule } of lessons) if (rule !== null) expect(english.rules, id).toHaveProperty([rule]);
    }
  });

  test("the manifest names the courses that there are, and the second after the first", () => {
    expect(manifest.courses?.list.map(({ id, after }) => [id, after])).toEqual([
      ["basic", undefined],
      ["magic", "basic"],
    ]);
    expect(COURSES.map(({ id }) => id)).toEqual(["basic", "magic"]);
  });

  test("the table of a course is of its version, with three players and full caves", async () => {
    for (const { id, table } of manifest.courses?.list ?? []) {
      const { choices, players, edition } = await table();
      expect([choices?.["version"], players]).toEqual([id, 3]);
      expect(edition).toContain('game = "morgenland"');
    }
  });
});
