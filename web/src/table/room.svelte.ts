import { untrack } from "svelte";
import type { About, Present } from "$wire/protocol";
import type { PersonId, TableId, TableRequest, Time } from "$wire/table";
import type { Seat } from "$wire/tabletop";
import { keep, kept } from "$src/device";
import { words } from "$src/words/words.svelte";
import { connection, type Ear, type TableMessage } from "$src/wire/connection.svelte";
import { Refusal, Unreachable } from "$src/wire/problem";
import { settings, tempo } from "$src/settings/settings.svelte";
import { question, type Board, type Frame, type Prompt } from "./asked";
import type { Door } from "./door";
import { Plan } from "./plan.svelte";
import { planned } from "./planned";
import { players, type SeatedPlayer } from "./players";
import type { Beat, GameScreen, Scene, Where } from "./screen";
import { rounds } from "./rounds";
import { reading } from "./reading";
import { Recalls } from "./recalls";
import { Playback } from "./stage.svelte";
import { linesOf, Story, type LogMoment, type Round } from "./story";
import { formOf, inForm, isInForm } from "./telling";

/** A frame as the log keeps it. */
export interface KeptFrame<E> {
  seq: number;
  at: Time;
  news: Frame<never, E>["news"];
}

/** What happened while I was away. */
export interface Absence<E> {
  /** The last number I had seen. */
  after: number;
  told: readonly KeptFrame<E>[];
}

/** A moment of the past, as it is drawn. */
export interface Past<V, E> extends LogMoment {
  view: V | null;
  /** What had just happened. */
  beat: Beat<V, E> | null;
  /** What had happened in its round. */
  recent: readonly E[];
}

/** Through whose eyes a window sees. */
interface Eyes {
  /** A companion of mine; without one, I. */
  as: PersonId | null;
  /** Only what lies open, because several people look. */
  isOpen: boolean;
}

/**
 * One table as this window sees it: what was agreed, how it stands, what happened, and my plan. Everything a screen
 * draws comes from here; everything a player does goes through here.
 */
export class Room<V, E> implements Ear {
  readonly table: TableId;
  readonly screen: GameScreen<V, E>;
  about = $state.raw<About<unknown> | null>(null);
  seat = $state.raw<Seat | null>(null);
  board = $state.raw<Board<V> | null>(null);
  people = $state.raw<readonly Present[]>([]);
  spectators = $state(0);
  /** Everything that happened, the oldest first. */
  story = $state.raw<readonly KeptFrame<E>[]>([]);
  /** What happened since I last looked, until it was acknowledged. */
  absence = $state.raw<Absence<E> | null>(null);
  /** A moment of the past that is looked at instead of the present. */
  past = $state.raw<Past<V, E> | null>(null);
  /** Is it being found out how things looked that are to be shown? */
  isReplaying = $state(false);
  /** The round whose summary is open: because it has ended, or because somebody wanted to see it. */
  recap = $state.raw<{ round: number; isWanted: boolean } | null>(null);
  /** What went wrong last. */
  trouble = $state.raw<unknown>(null);
  /** Why I am no longer told anything. */
  gone = $state.raw<string | null>(null);

  /** What happened in this round, as far as it was shown: also what had nothing to show, such as what I did myself. */
  readonly recent: readonly E[] = $derived.by(() => this.#sinceRound(this.told));

  /** Whoever explains what is shown may have a beat stay until somebody goes on. */
  stays: ((beat: Beat<V, E>) => boolean) | null = null;
  /** The part of the screen that they point at. */
  pointed = $state<Where | null>(null);

  readonly plan: Plan<V>;
  readonly stage: Playback<V, E>;
  readonly recalls: Recalls<V>;

  #eyes: Eyes;
  /** Has nothing been shown to these eyes yet? What is still on its way was meant for those before. */
  #isBlind = false;
  #seq = 0;
  #seen: number | null;
  #hush: (() => void) | null = null;
  /** The question whose answer was refused: once another one is asked, nobody needs to read why. */
  #refused: number | null = null;
  /** The moment that was asked for last: of two that are fetched, it is shown, whichever comes first. */
  #wanted: LogMoment | null = null;
  readonly #names = $derived(this.players.map((player) => player.name).join("\n"));
  /** Whoever has another name, and another language, make all sentences new. */
  readonly #teller = $derived.by(() => {
    void [this.#names, words()];
    return untrack(() => new Story(this.screen, this.players));
  });
  readonly #log = $derived(this.#teller.rounds(this.told));

  constructor(table: TableId, screen: GameScreen<V, E>, as: PersonId | null = null) {
    this.table = table;
    this.screen = screen;
    this.recalls = new Recalls(table);
    this.#eyes = { as, isOpen: false };
    this.#seen = seen(table, this.#eyes);
    this.plan = new Plan<V>(
      (request) => this.#answer(request),
      (why) => {
        this.trouble = why;
        this.#refused = this.plan.prompt?.question ?? null;
      },
    );
    this.stage = new Playback<V, E>({
      tempo,
      isStepped: () => settings.hold,
      reading: (beat) => reading(this.caption(beat)),
      onBeat: (beat) => this.#turnPage(beat.events),
      stays: (beat) => this.stays?.(beat) ?? false,
    });
  }

  /** Begins to listen; whoever stood at the door has heard something already. */
  open(door: Door | null = null): void {
    // What was heard at the door in another form than this screen reads is asked for again.
    this.#hush = door?.form === formOf(this.screen) ? door.letIn(this) : connection.listen(this.table, this);
  }

  /** Stops listening. */
  close(): void {
    this.#remember();
    this.#hush?.();
    this.#hush = null;
  }

  /** Sees with the eyes of somebody else on this device, or what all may see who look at it together. */
  async become(person: PersonId | null, isOpen = false): Promise<void> {
    this.#remember();
    this.#eyes = { as: person, isOpen };
    this.#isBlind = true;
    this.#seq = 0;
    this.#seen = seen(this.table, this.#eyes);
    this.seat = null;
    this.story = [];
    this.absence = null;
    this.lookNow();
    this.recalls.leave();
    this.recap = null;
    this.plan.hear(null);
    this.stage.cut(null);
    // Nothing of what the one before saw stays.
    if (this.board !== null)
      this.board = { ...this.board, view: null, prompt: null, may_withdraw: false, standing: null, wishes: {}, hold: false };
    await this.#watch();
  }

  get players(): readonly SeatedPlayer[] {
    return this.board === null ? [] : players(this.board.status, this.people, this.seat);
  }

  get prompt(): Prompt<V> | null {
    return this.plan.prompt;
  }

  /** Am I asked, and may I answer now? */
  get isAsked(): boolean {
    return this.plan.prompt !== null && !this.stage.isPlaying && this.past === null;
  }

  /** The game as it was shown last. What is only planned has not happened: it has no round and no phase of its own. */
  get shown(): V | null {
    return this.past?.view ?? this.stage.view;
  }

  /** What the parts of the screen draw. */
  get scene(): Scene<V, E> | null {
    const past = this.past?.view;
    const now = this.stage.view;
    const view = past ?? (now === null || !this.isAsked ? now : planned(this.screen, now, this.plan, this.seat));
    if (view === null || view === undefined) return null;
    return {
      view,
      players: this.players,
      me: this.seat,
      choice: this.isAsked ? this.plan : null,
      beat: this.past === null ? this.stage.beat : this.past.beat,
      recent: this.past === null ? this.recent : this.past.recent,
    };
  }

  /** What a beat shows, in words: of many things at once, the last two, which are decided by the others. */
  caption(beat: Beat<V, E>): string {
    return this.lines(beat.events.map((event) => ({ news: "event", event })))
      .slice(-2)
      .join(" ");
  }

  /** What is said of a few things that are told together, as the log says it. */
  lines(news: KeptFrame<E>["news"]): string[] {
    const first = news.find(isEvent)?.event;
    const begun = first === undefined ? -1 : this.recent.indexOf(first);
    // The log keeps its own lines of the same news, which may tell more of them in one.
    return this.#teller.caption(
      news.map((one) => ({ ...one })),
      begun < 0 ? this.recent : this.recent.slice(0, begun),
    );
  }

  /** What had just happened at a moment, in words; nothing if the log does not say. */
  sentenceOf({ seq, step }: LogMoment): string {
    const entries = linesOf(this.log).flatMap((line) => [line, ...line.parts]);
    return entries.find(({ moment }) => moment.seq === seq && moment.step === step)?.sentence ?? "";
  }

  /** What happened, line by line, as far as it was shown. */
  get log(): readonly Round[] {
    return this.#log;
  }

  /** What is asked, and what it follows from where that is not plain. */
  question(prompt: Prompt<V>): string {
    return [question(prompt, this.screen.name, this.players), this.screen.why?.(prompt, this.recent) ?? ""].join(" ").trim();
  }

  /** What happened, as far as it was shown: whoever watches a reveal does not want to read how it will end. */
  get told(): readonly KeptFrame<E>[] {
    const { shot, beat } = this.stage;
    if (shot === null) return this.story;
    const shown = this.story.filter((told) => told.seq < shot.seq);
    const current = this.story.find((told) => told.seq === shot.seq);
    if (current === undefined || beat === null) return shown;
    const last = beat.events.at(-1);
    const end = current.news.findLastIndex((one) => isEvent(one) && one.event === last);
    return [...shown, { ...current, news: current.news.slice(0, end + 1) }];
  }

  /** What happened in each round that is over, as far as it was shown. */
  get roundsOver(): readonly (readonly E[])[] {
    const events = this.told.flatMap((told) => told.news.filter(isEvent).map(({ event }) => event));
    const found = rounds(events, (event) => this.screen.mark(event) === "round");
    const isRunning = ["playing", "paused"].includes(this.board?.status.stage.stage ?? "playing");
    return isRunning || this.stage.isPlaying ? found.slice(0, -1) : found;
  }

  /** Opens the summary of a round. */
  lookAtRound(round: number): void {
    this.recap = { round, isWanted: true };
  }

  closeRecap(): void {
    this.recap = null;
  }

  /** Whoever answers the next question has done with the round before, and with what they missed. */
  async #answer(request: TableRequest): Promise<void> {
    await this.ask(request);
    this.#forgive();
    if (request.request !== "play") return;
    this.closeRecap();
    this.acknowledge();
  }

  /** What was refused was done otherwise since, or cannot be done any more. */
  #forgive(): void {
    if (this.#refused === null) return;
    this.#refused = null;
    this.trouble = null;
  }

  ask(request: TableRequest): Promise<void> {
    return connection.say({ message: "ask", with: { table: this.table, request } });
  }

  /** Asks, and keeps what went wrong for the screen. */
  async request(request: TableRequest): Promise<boolean> {
    try {
      await this.ask(request);
      return true;
    } catch (why) {
      this.trouble = why;
      return false;
    }
  }

  /** Looks at the moment right after something happened. */
  async lookBack(moment: LogMoment): Promise<void> {
    this.#wanted = moment;
    try {
      const past = await this.#pastAt(moment);
      if (this.#wanted === moment) this.past = past;
    } catch (why) {
      if (this.#wanted === moment) this.trouble = why;
    }
  }

  lookNow(): void {
    this.#wanted = null;
    this.past = null;
  }

  async #pastAt({ seq, step }: LogMoment): Promise<Past<V, E>> {
    const events =
      this.story
        .find((told) => told.seq === seq)
        ?.news.filter(isEvent)
        .map(({ event }) => event) ?? [];
    const [before, after] = await Promise.all([this.recalls.fetch(seq - 1), this.recalls.fetch(seq)]);
    const recent = this.#roundUpTo({ seq, step });
    if (before === null || after === null) return { seq, step, view: after, beat: null, recent };
    const shown = events[step - 1];
    const beat = shown === undefined ? null : (this.screen.beats(before, events, after).find((one) => one.events.includes(shown)) ?? null);
    const { fold } = this.screen;
    const isWhole = step >= events.length || fold === undefined;
    return { seq, step, view: isWhole ? after : events.slice(0, step).reduce(fold, before), beat, recent };
  }

  /** Plays what happened while I was away. */
  async replayAbsence(): Promise<void> {
    const { absence, board } = this;
    if (absence === null || board?.view == null) return;
    this.absence = null;
    this.isReplaying = true;
    try {
      let view: V | null = await this.recalls.fetch(absence.after);
      for (const told of absence.told) {
        // What is not looked at need not be fetched.
        if (view !== null && this.#beats(view, told.news, view).length === 0) continue;
        const after: V | null = told.seq === this.#seq ? board.view : await this.recalls.fetch(told.seq);
        if (view !== null && after !== null) this.stage.show({ seq: told.seq, beats: this.#beats(view, told.news, after), view: after });
        view = after;
      }
    } catch (why) {
      this.trouble = why;
      this.stage.cut(this.board?.view ?? null);
    } finally {
      this.isReplaying = false;
    }
  }

  acknowledge(): void {
    this.absence = null;
  }

  // ---- what the server says

  resume(): void {
    void this.#watch();
  }

  async #watch(): Promise<void> {
    try {
      const { as, isOpen } = this.#eyes;
      const eyes = { ...(as === null ? {} : { as }), ...(isOpen ? { open: true } : {}) };
      await connection.say({ message: "watch", with: { table: this.table, after: this.#seq, ...eyes, ...inForm(formOf(this.screen)) } });
    } catch (why) {
      if (why instanceof Refusal && why.problem.problem === "too-fast") this.#watchLater(why.problem.wait);
      else this.trouble = why;
    }
  }

  /** Too many have asked from this address: whoever waits is let in. */
  #watchLater(wait: number): void {
    setTimeout(() => {
      if (this.#hush !== null) void this.#watch();
    }, wait);
  }

  hear(message: TableMessage<V, E>): void {
    const board = message.message === "table" ? message.board : message.message === "frame" ? message.frame.board : undefined;
    if (!isInForm(formOf(this.screen), board?.view)) return;
    if (this.#isBlind) {
      const isForTheseEyes = message.message === "table" && !(this.#eyes.isOpen && message.seat !== null);
      if (!isForTheseEyes && message.message !== "people" && message.message !== "gone") return;
    }
    switch (message.message) {
      case "table":
        this.#isBlind = false;
        // It was out of reach, and is here again: nobody needs to read of it any more.
        if (this.trouble instanceof Unreachable) this.trouble = null;
        this.#begin(message);
        return;
      case "frame":
        this.#happen(message.frame);
        return;
      case "draft":
        this.plan.hear(message.prompt);
        return;
      case "people":
        this.people = message.people;
        this.spectators = message.spectators;
        return;
      case "recalled":
        this.recalls.hear(message.seq, message.view);
        return;
      case "gone":
        this.gone = message.trouble.message;
    }
  }

  #begin(message: { about: About<unknown>; seat: Seat | null; seq: number; board: Board<V>; missed: Frame<V, E>[] }): void {
    const isOther = this.about !== null && message.seat !== this.seat;
    const wasHere = this.#seq > 0 && !isOther;
    if (isOther) {
      this.story = [];
      this.recalls.forget();
    }
    this.about = message.about;
    this.seat = message.seat;
    this.#seq = message.seq;
    const missed = message.missed.map(({ seq, at, news }) => ({ seq, at, news }));
    const known = this.story.at(-1)?.seq ?? 0;
    this.story = [...this.story, ...missed.filter((told) => told.seq > known)];
    const since = wasHere ? known : this.#seen;
    this.board = message.board;
    this.plan.hear(message.board.prompt);
    this.stage.cut(message.board.view);
    const told = this.story.filter((one) => since !== null && one.seq > since && one.news.some(isEvent));
    if (since !== null && told.length > 0) this.absence = { after: since, told };
    this.#remember();
  }

  #happen(frame: Frame<V, E>): void {
    if (frame.seq <= this.#seq) return;
    this.#seq = frame.seq;
    this.story = [...this.story, { seq: frame.seq, at: frame.at, news: frame.news }];
    const before = this.board?.view ?? null;
    if (frame.board === undefined) return;
    this.board = frame.board;
    const after = frame.board.view;
    if (after === null) this.stage.cut(null);
    else this.stage.show({ seq: frame.seq, beats: this.#beats(before ?? after, frame.news, after), view: after });
    this.plan.hear(frame.board.prompt);
    if (this.plan.prompt?.question !== this.#refused) this.#forgive();
    this.#remember();
  }

  /** A new round begins a new page. */
  #turnPage(events: readonly E[]): void {
    const begins = events.some((event) => this.screen.mark(event) === "round");
    // Whoever wants no show wants no closing curtain either.
    if (begins && tempo() > 0) this.recap = { round: this.roundsOver.length, isWanted: false };
  }

  #roundUpTo({ seq, step }: LogMoment): readonly E[] {
    const earlier = this.story.filter((told) => told.seq < seq);
    const now = this.story.find((told) => told.seq === seq)?.news.filter(isEvent) ?? [];
    return this.#sinceRound([...earlier, { news: now.slice(0, step) }]);
  }

  /** What happened since the last round began. */
  #sinceRound(told: readonly Pick<KeptFrame<E>, "news">[]): readonly E[] {
    const found: (readonly E[])[] = [];
    for (let n = told.length - 1; n >= 0; n -= 1) {
      const events = told[n]?.news.filter(isEvent).map(({ event }) => event) ?? [];
      const begins = events.findLastIndex((event) => this.screen.mark(event) === "round");
      found.push(events.slice(Math.max(0, begins)));
      if (begins >= 0) break;
    }
    return found.reverse().flat();
  }

  #beats(before: V, news: Frame<V, E>["news"], after: V): Beat<V, E>[] {
    return this.screen.beats(
      before,
      news.filter(isEvent).map(({ event }) => event),
      after,
    );
  }

  #remember(): void {
    if (this.#seq === 0 || document.visibilityState === "hidden") return;
    keep(place(this.table, this.#eyes), String(this.#seq));
  }
}

function isEvent<E>(news: Frame<unknown, E>["news"][number]): news is { news: "event"; event: E } {
  return news.news === "event";
}

/** Frames are numbered for each pair of eyes, and so is what was seen of them. */
function place(table: TableId, { as, isOpen }: Eyes): string {
  const whose = isOpen ? ".open" : as === null ? "" : `.${as}`;
  return `durbar.seen.${table}${whose}`;
}

function seen(table: TableId, eyes: Eyes): number | null {
  const seq = kept(place(table, eyes));
  return seq === null ? null : Number(seq);
}
