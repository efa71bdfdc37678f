import { beforeEach, describe, expect, test } from "vitest";
import type { Bid, Figures, GameEvent, Shown } from "$wire/eschnapur";
import type { Prompt } from "$src/table/asked";
import type { Seat } from "$wire/tabletop";
import { LANGUAGES } from "$src/words/language";
import { Words } from "$src/words/words.svelte";
import de from "virtual:words/de/rest";
import en from "virtual:words/en/rest";
import fr from "virtual:words/fr/rest";
import nl from "virtual:words/nl/rest";
import english from "virtual:rulebook/eschnapur/en";
import { Course, kept } from "./course.svelte";
import four from "./fixtures/four.json";
import two from "./fixtures/two.json";
import { lessons } from "./lessons";

/** A recorded game through the eyes of one player, without what the coach never looks at. */
interface Recorded {
  me: Seat;
  figures: Figures;
  frames: { seq: number; events: GameEvent[]; view?: Omit<Shown, "figures">; prompt?: Omit<Prompt<Shown>, "later" | "drafted"> }[];
}

// What JSON files are inferred to be is wider than what was recorded.
const games = { two: two as unknown as Recorded, four: four as unknown as Recorded };

function play(game: Recorded, course: Course, from = 0, to = game.frames.length): void {
  for (const { seq, events, view, prompt } of game.frames.slice(from, to)) {
    if (view === undefined) continue;
    course.look(seq, events, {
      view: { ...view, figures: game.figures },
      me: game.me,
      prompt: prompt === undefined ? null : { ...prompt, later: [], drafted: null },
      name: (seat) => `Player ${seat}`,
    });
  }
}

function ids(course: Course): string[] {
  return course.told.map((card) => card.lesson);
}

beforeEach(() => localStorage.clear());

describe.each(["two", "four"] as const)("a game of %s", (players) => {
  const course = new Course("table");
  play(games[players], course);
  const told = ids(course);

  test("no lesson is given twice", () => {
    expect(new Set(told).size).toBe(told.length);
  });

  test("every phase is explained when it comes", () => {
    const expected = ["welcome", "sites", "gold", "officials", "stop", "building", "moving", "points", "wages", "finished"];
    expect(told).toEqual(expect.arrayContaining(players === "four" ? [...expected, "blockade"] : expected));
  });

  test("the order is that of the game", () => {
    const first = ["welcome", "sites", "sealed", "gold", "officials"];
    expect(told.filter((id) => first.includes(id))).toEqual(first);
    const later = ["officials", "points", "finished"];
    expect(told.filter((id) => later.includes(id))).toEqual(later);
    expect(told.indexOf("wages")).toBeLessThan(told.indexOf("finished"));
  });

  test("never are many things said at once", () => {
    const again = new Course("table");
    games[players].frames.forEach((_, n) => {
      const before = again.told.length;
      play(games[players], again, n, n + 1);
      expect(again.told.length - before).toBeLessThanOrEqual(5);
    });
  });
});

describe("what the coach says about a moment", () => {
  const course = new Course("table");
  play(games.two, course);
  const values = (id: string) => course.told.find((card) => card.lesson === id)?.values;

  test("equal cards cancel", () => {
    expect(values("cancelled")).toEqual({ official: 5, gold: 1, name: "Player B" });
  });

  test("a win names official and card", () => {
    expect(values("won")).toEqual({ official: 5, gold: 4, higher: 0 });
  });

  test("a score is taken apart", () => {
    expect(values("scored")).toEqual({ part: 6, value: 8, stones: 2, sum: 10 });
  });

  test("the last lesson is the summary", () => {
    expect(course.told.at(-1)).toMatchObject({ lesson: "over", values: { points: 41, best: 41, isbest: "true" } });
  });

  test("a higher pair that cancels is named", () => {
    const win = lessons.find(({ id }) => id === "won-cancelled");
    const bids: Bid[] = [
      { seat: "A", gold: 3, fate: "won", spent: true },
      { seat: "B", gold: 5, fate: "cancelled", spent: false },
      { seat: "C", gold: 5, fate: "cancelled", spent: false },
    ];
    const event: GameEvent = { event: "won", official: 4, seat: "A", gold: 3, because: "higher-cancelled", bids };
    const [frame] = games.two.frames;
    if (win?.about !== "news" || frame?.view === undefined) throw new Error("the lesson or the game is missing");
    const view = { ...frame.view, figures: games.two.figures };
    expect(win.when(event, { view, me: "A", prompt: null, name: (seat) => seat, past: [] })).toEqual({ official: 4, gold: 3, higher: 5 });
  });
});

describe("a privilege", () => {
  test("is explained when it can be bought, one at a time", () => {
    const course = new Course("table");
    const [frame] = games.two.frames;
    if (frame?.view === undefined || frame.prompt === undefined) throw new Error("the game is missing");
    const view = { ...frame.view, figures: games.two.figures };
    const prompt = { ...frame.prompt, choices: ["buy win-ties", "buy gold-five", "pass"], later: [], window: true, drafted: null };
    const bought = () => ids(course).filter((id) => id.startsWith("buy-"));
    course.look(1, [], { view, me: "A", prompt, name: (seat) => seat });
    expect(bought()).toEqual(["buy-win-ties"]);
    course.look(2, [], { view, me: "A", prompt, name: (seat) => seat });
    expect(bought()).toEqual(["buy-win-ties", "buy-gold-five"]);
  });
});

describe("the course", () => {
  test("is read card by card", () => {
    const course = new Course("table");
    play(games.two, course, 0, 1);
    expect(course.card?.lesson).toBe("welcome");
    expect(course.waiting).toBe(1);
    course.next();
    expect(course.card?.lesson).toBe("sites");
    course.next();
    expect(course.card).toBeNull();
  });

  test("what there was to do is not said once it is done", () => {
    const course = new Course("table");
    play(games.two, course, 0, 3);
    course.next();
    expect(course.card?.lesson).toBe("sealed");
  });

  test("is gone on with where it was left", () => {
    const course = new Course("table");
    play(games.two, course, 0, 5);
    course.next();
    const before = kept();
    if (before === null) throw new Error("nothing was kept");
    const again = new Course("table", before);
    expect(again.told).toEqual(course.told);
    expect(again.card).toEqual(course.card);
    expect(again.seq).toBe(games.two.frames[4]?.seq);
    play(games.two, again, 5);
    expect(new Set(ids(again)).size).toBe(again.told.length);
  });

  test("what does not look like a course is forgotten", () => {
    localStorage.setItem("durbar.learn", '{"table":"x","told":[{}]}');
    expect(kept()).toBeNull();
  });
});

describe("texts", () => {
  const texts = { en, de, nl, fr };

  test.each(LANGUAGES)("every lesson has its words in %s", (language) => {
    const words = new Words(language, texts[language]);
    for (const { id, privilege } of lessons) {
      expect(words.has(privilege === undefined ? `learn-${id}` : `eschnapur-privilege-${privilege}`), id).toBe(true);
      expect(words.has(`learn-${id}-text`), id).toBe(true);
    }
  });

  test("every rule that a lesson names exists", () => {
    for (const { id, rule } of lessons) if (rule !== null) expect(english.rules, id).toHaveProperty([rule]);
  });
});
