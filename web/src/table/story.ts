import type { News } from "$wire/table";
import { document } from "$src/words/document";
import { say, words } from "$src/words/words.svelte";
import { plainly, type Chronicle } from "./chronicle";
import type { SeatedPlayer } from "./players";
import type { GameScreen } from "./screen";

/** What happened at once, as the log is given it. */
export interface LogPage<E> {
  seq: number;
  news: readonly News<E>[];
}

/** A moment of a game: right after so many of the events of a frame. */
export interface LogMoment {
  seq: number;
  step: number;
}

/** One thing that happened, in a sentence. */
export interface LogEntry {
  /** Whatever comes after it, this stays. */
  id: string;
  moment: LogMoment;
  sentence: string;
}

/** A line of the log. */
export interface LogLine extends LogEntry {
  /** Everything that it tells in one sentence, each with its own; nothing if that is one thing. */
  parts: readonly LogEntry[];
  /** Is it worth looking at: does it decide something? */
  isMark: boolean;
}

/** What stands under one heading within a round. */
export interface Chapter {
  heading: string | null;
  lines: readonly LogLine[];
}

/** A round; the lines before the first one are of none. */
export interface Round {
  number: number;
  /** How it began. */
  opening: LogLine | null;
  chapters: readonly Chapter[];
}

type Told<E> = Pick<GameScreen<unknown, E>, "name" | "mark" | "chronicle">;

/** How a game is told. */
export function chronicleOf<E>(screen: Told<E>): Chronicle<E> {
  return screen.chronicle ?? plainly<E>(screen.name);
}

/** A piece of news with its moment. */
interface Happening<E> {
  id: string;
  news: News<E>;
  moment: LogMoment;
}

/** Pieces of news that are told in one line. */
interface Group<E> {
  happenings: Happening<E>[];
  /** What happened in its round, and how much of it before this. */
  inRound: readonly E[];
  before: number;
  heading: string | null;
  round: number;
  isOpening: boolean;
}

/**
 * The log of a game. What belongs together is one line, whatever frames it came in; the game says what that is. What people
 * said is not among it: it has a place of its own.
 */
export class Story<E> {
  readonly #screen: Told<E>;
  readonly #chronicle: Chronicle<E>;
  readonly #players: readonly SeatedPlayer[];
  /** What was put into words once is not put into words again. */
  readonly #sentences = new WeakMap<News<E>, string>();
  readonly #lines = new WeakMap<News<E>, LogLine>();

  constructor(screen: Told<E>, players: readonly SeatedPlayer[]) {
    this.#screen = screen;
    this.#chronicle = chronicleOf(screen);
    this.#players = players;
  }

  /** Everything that happened so far, the oldest first. */
  rounds(pages: readonly LogPage<E>[]): Round[] {
    const found: { number: number; opening: LogLine | null; chapters: { heading: string | null; lines: LogLine[] }[] }[] = [];
    for (const group of this.#groups(pages)) {
      let round = found.at(-1);
      if (round?.number !== group.round) found.push((round = { number: group.round, opening: null, chapters: [] }));
      const line = this.#line(group);
      if (group.isOpening) {
        round.opening = line;
        continue;
      }
      const chapter = round.chapters.at(-1);
      if (chapter?.heading !== group.heading) round.chapters.push({ heading: group.heading, lines: [line] });
      else chapter.lines.push(line);
    }
    return found;
  }

  /** What is said of a few things that are told together: the lines that they make. `earlier` is their round so far. */
  caption(news: readonly News<E>[], earlier: readonly E[]): string[] {
    return this.#groups([{ seq: 0, news }], [...earlier]).map((group) => this.#line(group).sentence);
  }

  #groups(pages: readonly LogPage<E>[], earlier: E[] = []): Group<E>[] {
    const groups: Group<E>[] = [];
    let [round, heading, inRound] = [0, null as string | null, earlier];
    for (const { seq, news: all } of pages) {
      let step = 0;
      for (const [n, news] of all.entries()) {
        const event = news.news === "event" ? news.event : null;
        if (event !== null) step += 1;
        if (news.news === "said") continue;
        const isRound = event !== null && this.#screen.mark(event) === "round";
        const isOpening = isRound || news.news === "started";
        if (isOpening) [round, heading, inRound] = [round + 1, null, []];
        // A replay has no news but those of the game.
        else if (round === 0 && event !== null) round = 1;
        if (event !== null) heading = this.#chronicle.heading(event, inRound) ?? heading;
        const happening = { id: `${seq}.${n}`, news, moment: { seq, step } };
        const last = groups.at(-1);
        if (last !== undefined && !isOpening && !last.isOpening && last.round === round && this.#joins(last, news))
          last.happenings.push(happening);
        else groups.push({ happenings: [happening], inRound, before: inRound.length, heading, round, isOpening });
        if (event !== null) inRound.push(event);
      }
    }
    return groups;
  }

  #joins({ happenings }: Group<E>, news: News<E>): boolean {
    if (news.news !== "event") return isSeating(news) && happenings.every((one) => isSeating(one.news));
    const events = eventsOf(happenings);
    return events.length === happenings.length && this.#chronicle.joins(events, news.event);
  }

  #line(group: Group<E>): LogLine {
    const last = group.happenings.at(-1);
    if (last === undefined) throw new Error("a line tells something");
    const known = this.#lines.get(last.news);
    if (known !== undefined) return known;
    const events = eventsOf(group.happenings);
    const line: LogLine = {
      id: group.happenings[0]?.id ?? last.id,
      moment: last.moment,
      sentence: this.#sentence(group, events, last.news),
      parts:
        group.happenings.length === 1
          ? []
          : group.happenings.map(({ id, news, moment }) => ({ id: `${id}+`, moment, sentence: this.#told(news) })),
      isMark: events.some((event) => this.#screen.mark(event) !== null),
    };
    this.#lines.set(last.news, line);
    return line;
  }

  #sentence(group: Group<E>, events: readonly E[], news: News<E>): string {
    const { happenings, inRound, before } = group;
    const folded = events.length > 0 ? this.#chronicle.told(events, inRound.slice(0, before), this.#players) : this.#seated(happenings);
    return folded ?? this.#told(news);
  }

  #told(news: News<E>): string {
    const known = this.#sentences.get(news);
    if (known !== undefined) return known;
    const nameOf = (seat: string) => this.#players.find((player) => player.seat === seat)?.name ?? null;
    const sentence = news.news === "event" ? document(this.#screen.name, news.event, nameOf) : document("news", news, nameOf);
    this.#sentences.set(news, sentence);
    return sentence;
  }

  /** Who came to the table. */
  #seated(happenings: readonly Happening<E>[]): string | null {
    if (happenings.length === 1) return null;
    const seats = new Set<string>();
    for (const { news } of happenings) {
      if (news.news === "sat" && news.sitter.sitter !== "open") seats.add(news.seat);
      else if (news.news === "rose" || news.news === "sat") seats.delete(news.seat);
    }
    const names = this.#players.filter(({ seat }) => seats.has(seat)).map(({ name }) => name);
    return names.length === 0 ? null : say("log-seated", { names: words().joined(names), count: names.length });
  }
}

function isSeating({ news }: News<unknown>): boolean {
  return news === "sat" || news === "rose" || news === "coloured";
}

function eventsOf<E>(happenings: readonly Happening<E>[]): E[] {
  return happenings.flatMap(({ news }) => (news.news === "event" ? [news.event] : []));
}

/** The lines of a log in the order in which they are read. */
export function linesOf(rounds: readonly Round[]): LogLine[] {
  return rounds.flatMap(({ opening, chapters }) => [...(opening === null ? [] : [opening]), ...chapters.flatMap(({ lines }) => lines)]);
}
