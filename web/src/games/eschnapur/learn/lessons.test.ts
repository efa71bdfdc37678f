import { describe, expect, test } from "vitest";
import type { Bid, GameEvent } from "$wire/eschnapur";
import type { Prompt } from "$src/table/asked";
import type { Shown } from "$wire/eschnapur";
import { kept, Progress } from "$src/learn/progress.svelte";
import { LANGUAGES } from "$src/words/language";
import { Words } from "$src/words/words.svelte";
import de from "virtual:words/de/eschnapur";
import en from "virtual:words/en/eschnapur";
import fr from "virtual:words/fr/eschnapur";
import nl from "virtual:words/nl/eschnapur";
import english from "virtual:rulebook/eschnapur/en";
import { first } from "./first";
import { FirstGame, RECORDED } from "./first-games";
import { lessons, type LessonMoment } from "./lessons";
import { topics } from "./topics";

/** The first question of a recorded game. */
function moment(change: Partial<Prompt<Shown>> = {}): Omit<LessonMoment, "knows"> {
  const { view, prompt } = new FirstGame(RECORDED.two).board(0);
  if (view === null || prompt === null) throw new Error("nobody is asked");
  return {
    view,
    me: "A",
    prompt: { ...prompt, ...change },
    names: (...seats) => seats.map((seat) => `Player ${seat}`).join(" and "),
    past: [],
  };
}

const unmet = (knows: (lesson: string) => boolean) => topics.filter((topic) => !topic.lessons.some(knows));

const progress = (...told: string[]) => new Progress("eschnapur", first, "table", { table: "table", told });

function told(event: GameEvent): Record<string, unknown> {
  const course = progress();
  const beat = {};
  course.begins(beat, [event], moment());
  const tip = course.ofBeat(beat);
  return tip === null ? {} : { lesson: tip.lesson.id, ...tip.values };
}

const bid = (seat: Bid["seat"], gold: Bid["gold"], fate: Bid["fate"]): Bid => ({ seat, gold, fate, spent: fate === "won" });

describe("what the coach says about a card of mine", () => {
  test("a higher pair that cancels is named", () => {
    const bids = [bid("A", 3, "won"), bid("B", 5, "cancelled"), bid("C", 5, "cancelled")];
    expect(told({ event: "won", official: 4, seat: "A", gold: 3, because: "higher-cancelled", bids })).toEqual({
      lesson: "won-cancelled",
      official: 4,
      gold: 3,
      higher: 5,
    });
  });

  test("equal cards cancel, and nobody beats them with a lower one", () => {
    const bids = [bid("A", 5, "cancelled"), bid("B", 5, "cancelled"), bid("C", 5, "cancelled"), bid("D", 3, "won")];
    expect(told({ event: "won", official: 4, seat: "D", gold: 3, because: "higher-cancelled", bids })).toEqual({
      lesson: "cancelled",
      official: 4,
      gold: 5,
      name: "Player B and Player C",
    });
  });

  test("an equal card that loses the tie is not beaten", () => {
    const bids = [bid("A", 5, "tied"), bid("B", 5, "won")];
    expect(told({ event: "won", official: 4, seat: "B", gold: 5, because: "wins-ties", bids })).toMatchObject({
      lesson: "lost-tie",
      gold: 5,
    });
  });

  test("a 0 was not beaten either: it comes back", () => {
    const bids = [bid("A", 0, "lost"), bid("B", 5, "won")];
    expect(told({ event: "won", official: 4, seat: "B", gold: 5, because: "highest", bids })).toEqual({});
    expect(told({ event: "revealed", seat: "A", official: 4, gold: 0, back: true })).toEqual({ lesson: "zero" });
  });

  test("what others score is told as long as I have not scored", () => {
    const score: GameEvent = { event: "scored", seat: "B", part: 6, field_value: 8, stones: 2, points: 10 };
    expect(told(score)).toEqual({ lesson: "scored-other", name: "Player B", part: 6, value: 8, stones: 2, sum: 10 });
    const course = progress("scored");
    expect(course.begins({}, [score], moment())).toBe(false);
  });
});

test("a privilege is explained when it can be bought, one at a time", () => {
  const course = progress("welcome", "sites", "window");
  const selling = moment({ choices: ["buy win-ties", "buy gold-five", "pass"], window: true });
  const first = course.ofQuestion(1, selling);
  expect(first?.lesson.id).toBe("buy-win-ties");
  if (first === null) throw new Error("nothing is said");
  expect(course.ofQuestion(1, selling, first)).toBeNull();
  course.done(first, 1);
  expect(course.ofQuestion(1, selling)).toBeNull();
  expect(course.ofQuestion(2, selling)?.lesson.id).toBe("buy-gold-five");
});

describe("the course", () => {
  test("what does not look like a course is forgotten, and an older one keeps its table", () => {
    localStorage.setItem("durbar.learn.eschnapur.first", '{"table":5,"told":[{}]}');
    expect(kept("eschnapur", "first")).toBeNull();
    localStorage.setItem(
      "durbar.learn.eschnapur.first",
      '{"table":"k3v8w5c1pm0d","seq":4,"told":[{"lesson":"welcome","values":{},"isRead":true}]}',
    );
    expect(kept("eschnapur", "first")).toEqual({ table: "k3v8w5c1pm0d", told: [] });
  });

  test("what was not met is of the whole game: every official, also those that a smaller game leaves out", () => {
    const all = unmet(() => false);
    expect(all.filter(({ kind }) => kind === "official")).toHaveLength(5);
    expect(all.filter(({ kind }) => kind === "privilege")).toHaveLength(10);
    const some = unmet((lesson) => ["stopped", "stones-tied", "order-set", "moving", "buy-gold-five"].includes(lesson));
    expect(some.filter(({ kind }) => kind === "official").map(({ rule }) => rule)).toEqual(["E3.1"]);
    expect(some.filter(({ kind }) => kind === "privilege")).toHaveLength(9);
    expect(unmet(() => true)).toEqual([]);
  });

  test("every lesson that makes something known exists", () => {
    const ids = lessons.map(({ id }) => id);
    for (const topic of unmet(() => false)) {
      expect(ids).toEqual(expect.arrayContaining([...topic.lessons]));
      expect(english.rules).toHaveProperty([topic.rule]);
    }
  });
});

describe("texts", () => {
  const texts = { en, de, nl, fr };

  test.each(LANGUAGES)("every lesson has its words in %s", (language) => {
    const words = new Words(language, texts[language]);
    for (const { id, kind } of lessons) {
      expect(words.has(kind === undefined ? `eschnapur-learn-${id}` : id.replace("buy-", "eschnapur-privilege-")), id).toBe(true);
      expect(words.has(`eschnapur-learn-${id}-text`), id).toBe(true);
    }
  });

  test("every rule that a lesson names exists", () => {
    for (const { id, rule } of lessons) if (rule !== null) expect(english.rules, id).toHaveProperty([rule]);
  });
});
