import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/eschnapur";
import { LANGUAGES } from "$src/words/language";
import { document } from "$src/words/document";
import { say, speak, tell } from "$src/words/words.svelte";
import type { Prompt } from "$src/table/asked";
import type { LogEntry, LogLine } from "$src/table/story";
import { linesOf, Story } from "$src/table/story";
import { chronicle, paid } from "./chronicle";
import { fold } from "./fold";
import { eschnapur } from "./game";
import { titled } from "./nouns";
import { GAMES, type Recorded } from "./recorded";
import { PLAYERS } from "./sample";

beforeAll(() => speak("en"));

function pages(game: readonly Recorded[]) {
  return game.map(({ events }, seq) => ({ seq, news: events.map((event) => ({ news: "event" as const, event })) }));
}

function story(game: readonly Recorded[]) {
  return new Story(eschnapur, PLAYERS).rounds(pages(game));
}

const nameOf = (seat: string) => PLAYERS.find((player) => player.seat === seat)?.name ?? null;
const told = (event: GameEvent) => document("eschnapur", event, nameOf);
/** What may say more than its event where it stands alone: why nobody won, and that a stone is one's own. */
const SAYS_MORE: readonly GameEvent["event"][] = ["nobody-won", "moved", "chose", "revealed", "stayed-blocked", "played-from-hand"];
/** Everything that a line tells, one by one. */
const entries = (line: LogLine): readonly LogEntry[] => (line.parts.length > 0 ? line.parts : [line]);

describe.each(GAMES)("the log of a game of %s", (_, game) => {
  test("tells every event once, in its order and with its own moment", () => {
    const found = linesOf(story(game)).flatMap(entries);
    const happened = game.flatMap(({ events }, seq) => events.map((event, n) => ({ seq, step: n + 1, event })));
    expect(found.map(({ moment }) => moment)).toEqual(happened.map(({ seq, step }) => ({ seq, step })));
    expect(new Set(found.map(({ id }) => id)).size).toBe(happened.length);
    for (const [n, entry] of found.entries()) {
      const event = happened[n]?.event;
      if (event !== undefined && !(isAlone(entry) && SAYS_MORE.includes(event.event))) expect(entry.sentence).toBe(told(event));
    }
    expect(happened.length).toBeGreaterThan(200);
  });

  test("has a moment for every line that is the game right after it", () => {
    let looked = 0;
    for (const { moment } of linesOf(story(game))) {
      const { before, events, after } = game[moment.seq] as Recorded;
      const view = events.slice(0, moment.step).reduce(fold, before);
      const last = events[moment.step - 1];
      const shown = eschnapur.beats(before, events, after).find((beat) => last !== undefined && beat.events.includes(last));
      // A beat may show more than one event: then its view is that of its last one.
      if (shown === undefined || shown.events.at(-1) !== last) continue;
      expect(drawn(view)).toEqual(drawn(shown.view));
      looked += 1;
    }
    expect(looked).toBeGreaterThan(50);
  });

  test("is short: what belongs together is one line", () => {
    const lines = linesOf(story(game));
    const events = game.reduce((sum, { events: some }) => sum + some.length, 0);
    expect(lines.length).toBeLessThan(events * 0.6);
    for (const { sentence } of lines) expect(sentence.length, sentence).toBeLessThan(140);
  });

  test("says nothing before it happened: it grows line by line", () => {
    const teller = new Story(eschnapur, PLAYERS);
    const all = pages(game);
    let before: readonly LogLine[] = [];
    for (const [n, page] of all.entries()) {
      for (let most = 1; most <= page.news.length; most += 1) {
        const lines = linesOf(teller.rounds([...all.slice(0, n), { ...page, news: page.news.slice(0, most) }]));
        // The last line may grow; those above it stay as they are.
        expect(lines.slice(0, Math.max(0, before.length - 1)).map(({ sentence }) => sentence)).toEqual(
          before.slice(0, -1).map(({ sentence }) => sentence),
        );
        expect(lines.length - before.length).toBeLessThanOrEqual(1);
        before = lines;
      }
    }
  });

  test("stands in rounds, and in phases by the names of the strip", () => {
    const rounds = story(game);
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_round, n) => n + 1));
    const phases = Array.from({ length: 9 }, (_phase, n) => tell(`eschnapur-phase-${n + 1}`));
    for (const { chapters } of rounds) {
      const headings = chapters.map(({ heading }) => heading ?? "");
      const known = headings.filter((heading) => phases.includes(heading));
      expect(known).toEqual([...known].sort((one, other) => phases.indexOf(one) - phases.indexOf(other)));
      expect(headings.filter((heading) => !phases.includes(heading) && heading !== "The end")).toEqual([]);
    }
    // A game ends under a heading of its own.
    expect(rounds.at(-1)?.chapters.at(-1)?.heading).toBe("The end");
  });

  test("says who was sealed, why nobody won, and what gold is taken for", () => {
    const lines = linesOf(story(game)).map(({ sentence }) => sentence);
    expect(lines.filter((line) => line.includes("have chosen sites.")).length).toBeGreaterThan(1);
    const lost = lines.filter((line) => line.startsWith("Nobody wins"));
    expect(lost.length).toBeGreaterThan(0);
    for (const line of lost) expect(line).toMatch(/cancel out\.$|a 0 never wins\.$|is blocked\.$|nobody laid a card there\.$/);
    const taken = lines.filter((line) => /takes \d+ (?:of \d+ )?gold/.test(line));
    expect(taken.length).toBeGreaterThan(0);
    for (const line of taken) expect(line).toMatch(/, (?:the (?:premium|wage) of part \d|by privilege)/);
    expect(lines.filter((line) => line.includes("official"))).toEqual([]);
  });

  test("counts what its events count", () => {
    const rounds = story(game);
    for (const line of linesOf(rounds)) {
      const events = entries(line)
        .map(({ moment }) => game[moment.seq]?.events[moment.step - 1])
        .filter((event) => event !== undefined);
      const gold = events.reduce((sum, event) => sum + (event.event === "took" ? event.gold : 0), 0);
      if (gold > 0) expect(Number(/takes (?:a )?(\d+)/.exec(line.sentence)?.[1])).toBe(gold);
      const stones = events.filter(({ event }) => event === "built").length;
      const said = [...line.sentence.matchAll(/(\d+) stones? on/g)].reduce((sum, [, count]) => sum + Number(count), 0);
      if (stones > 1) expect(said).toBe(stones);
    }
  });
});

function isAlone({ id }: LogEntry): boolean {
  return !id.endsWith("+");
}

/** What moves: what is asked next is the server's to say. */
function drawn({ palace, tableaus, bank, order, markers, privileges, round, phase_number: phase }: Shown): unknown {
  return { palace, tableaus, bank, order, markers, privileges, round, phase };
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  test("officials have one name: above their column, on the strip and in the log", () => {
    const phases = { 1: 3, 2: 4, 3: 5, 4: 6, 5: 8 } as const;
    for (const official of [1, 2, 3, 4, 5] as const) {
      const title = titled("official", official).replaceAll("\u00ad", "");
      expect(say(`eschnapur-phase-${phases[official]}`)).toBe(title);
    }
  });

  test("every line of every game is a sentence", () => {
    for (const [, game] of GAMES) {
      for (const { sentence } of linesOf(story(game))) {
        expect(sentence).toMatch(/\p{L}.*[.!]$/u);
        expect(sentence).not.toMatch(/board-|eschnapur-|none|undefined|\{/);
      }
    }
  });
});

test("why an official is won by nobody is told as it was", async () => {
  await speak("en");
  const line = (bids: readonly { seat: "A" | "B"; gold: 0 | 4 | null }[], fate: "cancelled" | null) => {
    const shown = bids.map(({ seat, gold }): GameEvent =>
      gold === null ? { event: "stayed-blocked", seat, official: 1 } : { event: "revealed", seat, official: 1, gold, back: gold === 0 },
    );
    const settled = fate === null ? [] : bids.flatMap(({ seat, gold }) => (gold === null ? [] : [{ seat, gold, fate, spent: false }]));
    return chronicle.told([{ event: "nobody-won", official: 1, bids: settled }], shown, PLAYERS);
  };
  expect(
    line(
      [
        { seat: "A", gold: 4 },
        { seat: "B", gold: 4 },
      ],
      "cancelled",
    ),
  ).toBe("Nobody wins the blockade: 4 and 4 cancel out.");
  expect(
    line(
      [
        { seat: "A", gold: 0 },
        { seat: "B", gold: null },
      ],
      null,
    ),
  ).toBe("Nobody wins the blockade: a 0 never wins.");
  expect(line([{ seat: "A", gold: null }], null)).toBe("Nobody wins the blockade: the card there is blocked.");
  expect(line([], null)).toBe("Nobody wins the blockade: nobody laid a card there.");
});

test("whoever is asked for coins is told what they are for", () => {
  expect(
    paid("why", [
      { event: "premium", part: 4, premium: 3 },
      { event: "owed", seat: "A", due: 3, payable: 3 },
    ]),
  ).toBe("It is the premium of part 4.");
  expect(
    paid("why", [
      { event: "premium", part: 4, premium: 3 },
      { event: "wages-due", part: 2, wage: 7 },
    ]),
  ).toBe("It is the wage of part 2.");
  expect(paid("why", [{ event: "bought", seat: "A", privilege: "gold-five", cost: 9 }])).toBe("Your privilege brings it.");
  expect(paid("why", [])).toBeNull();
});

test("cards that lie face down are told together, with their numbers where they differ", () => {
  const down = (...counts: (1 | 2)[]): GameEvent[] =>
    counts.map((count, n): GameEvent => ({ event: "cards-down", seat: n === 0 ? "A" : "B", officials: count === 1 ? [3] : [3, 5] }));
  expect(chronicle.told([{ event: "chose", seat: "A" }, ...down(2, 2)], [], PLAYERS)).toBe("Everybody has laid 2 cards face down.");
  expect(chronicle.told(down(1, 2), [], PLAYERS)).toBe("The cards lie face down: Anna 1 and Bert 2.");
  expect(chronicle.joins([{ event: "chose", seat: "A" }], down(1)[0] as GameEvent)).toBe(true);
});

test("whoever gets less than they are due is told how much, and own stones are own", () => {
  const cause: GameEvent[] = [{ event: "wages-due", part: 2, wage: 7 }];
  const line: GameEvent[] = [
    { event: "owed", seat: "B", due: 7, payable: 5 },
    { event: "took", seat: "B", gold: 5 },
  ];
  expect(chronicle.told(line, cause, PLAYERS)).toBe("Bert takes 5 of 7 gold, the wage of part 2: the bank cannot pay all of it.");
  expect(chronicle.told([{ event: "moved", by: "A", owner: "A", from: 1, to: 2 }], [], PLAYERS)).toBe(
    "Anna moves their own stone from part 1 to part 2.",
  );
  expect(chronicle.told([{ event: "moved", by: "A", owner: "B", from: 1, to: 2 }], [], PLAYERS)).toBeNull();
});

test("what was taken back was not sealed", () => {
  const line: GameEvent[] = [
    { event: "chose", seat: "B" },
    { event: "chose", seat: "A" },
    { event: "took-back", seat: "A" },
  ];
  expect(chronicle.told(line, [], PLAYERS)).toBe("Bert has chosen sites.");
  expect(chronicle.joins(line, { event: "chose", seat: "A" })).toBe(true);
  expect(chronicle.joins(line, { event: "chose", seat: "B" })).toBe(false);
});

test("a question for coins says what they are for, and others say it themselves", () => {
  const asked = (choices: string[]) => ({ choices }) as unknown as Prompt<Shown>;
  const recent: GameEvent[] = [
    { event: "wages-due", part: 2, wage: 7 },
    { event: "owed", seat: "A", due: 7, payable: 7 },
  ];
  expect(eschnapur.why?.(asked(["take 2", "take 1"]), recent)).toBe("It is the wage of part 2.");
  expect(eschnapur.why?.(asked(["build 2"]), recent)).toBeNull();
});
