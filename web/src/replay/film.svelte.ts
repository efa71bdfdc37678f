import type { Beat, GameScreen } from "$src/table/screen";
import { reading } from "$src/table/reading";
import { Playback } from "$src/table/stage.svelte";
import type { LogMoment as Step, LogPage as Told } from "$src/table/story";
import { tempo } from "$src/settings/settings.svelte";
import { document } from "$src/words/document";
import { marksOf, shownMarks, type Mark } from "./marks";
import { Moments, type Eyes, type Moment, type MomentPage } from "./moments";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Every moment is shown for so long at least, in milliseconds, so that its sentence can be read. */
const LEAST = 1400;
/** A pause after what moved. */
const BREATH = 500;
/** How often it is looked whether the film may go on: a change of speed counts at once. */
const TICK = 50;

type Fetch<V, E> = (eyes: Eyes, from: number, most: number) => Promise<MomentPage<V, E>>;

/** A finished game that is played again: where it stands, through whose eyes, and how it goes on. */
export class Film<V, E> {
  at = $state(0);
  eyes = $state<Eyes>("spectator");
  /** The last moment that was looked at: what lies behind it is still a secret. */
  furthest = $state(0);
  /** Are marks shown that were not reached yet? */
  spoils = $state(false);
  speed = $state<Speed>(1);
  isPlaying = $state(false);
  /** The moment that is shown; the one before while it is fetched. */
  moment = $state.raw<Moment<V, E> | null>(null);
  /** What went wrong last. */
  trouble = $state.raw<unknown>(null);

  readonly screen: GameScreen<V, E>;
  readonly stage: Playback<V, E>;
  readonly #moments: Moments<V, E>;
  #loaded = $state(0);
  /** What happened in this round up to the beat that is shown. */
  #running = $state.raw<readonly E[]>([]);
  /** How many events of this moment were shown, while it is shown beat by beat. */
  #shown = $state(0);
  /** How many of them are looked at; all of them if it is null. */
  #step = $state<number | null>(null);
  /** What had just happened at the moment that was looked for. */
  #looked = $state.raw<Beat<V, E> | null>(null);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: GameScreen<V, E>, fetch: Fetch<V, E>, size?: number) {
    this.screen = screen;
    this.stage = new Playback<V, E>({
      tempo: () => tempo() / this.speed,
      reading: ({ events }) => reading(events.map((event) => document(screen.name, event, (seat) => seat)).join(" ")),
      onBeat: (beat) => {
        this.#running = this.#round([...this.#running, ...beat.events]);
        const last = beat.events.at(-1);
        this.#shown = last === undefined ? 0 : (this.moment?.events.indexOf(last) ?? -1) + 1;
      },
    });
    this.#moments = new Moments<V, E>(
      fetch,
      ({ view, seat_views: views }) => (views === undefined ? view : (screen.allSeeing?.(views, view) ?? view)),
      () => (this.#loaded += 1),
      size,
    );
  }

  /** The number of the last moment. */
  get of(): number {
    return this.#loaded === 0 ? 0 : (this.#moments.of ?? 0);
  }

  readonly #marks: readonly Mark[] = $derived.by(() => {
    const found: Mark[] = [];
    for (let at = 1; at <= this.of; at += 1) {
      found.push(...marksOf(at, this.#moments.known(this.eyes, at)?.events ?? [], (event) => this.screen.mark(event)));
    }
    return found;
  });

  get marks(): readonly Mark[] {
    return shownMarks(this.#marks, this.furthest, this.spoils);
  }

  /** What is shown right now, or was shown last at the moment that was looked for. */
  get beat(): Beat<V, E> | null {
    return this.stage.beat ?? this.#looked;
  }

  /** Where it stands, to the event. */
  get here(): Step {
    const all = this.moment?.events.length ?? 0;
    return { seq: this.moment?.at ?? 0, step: this.stage.isPlaying ? this.#shown : (this.#step ?? all) };
  }

  /** What happened up to what is shown, for the log; nothing while some of it is still fetched. */
  readonly pages: readonly Told<E>[] = $derived.by(() => {
    const { seq, step } = this.here;
    const known = this.#pagesUpTo(seq);
    return known.isWhole ? known.pages.map((page) => (page.seq === seq ? { seq, news: page.news.slice(0, step) } : page)) : [];
  });

  /** What happened up to the last moment that was looked at: no secret any more. */
  readonly past: readonly Told<E>[] = $derived.by(() => this.#pagesUpTo(this.spoils ? this.of : this.furthest).pages);

  #pagesUpTo(last: number): { pages: readonly Told<E>[]; isWhole: boolean } {
    const pages: Told<E>[] = [];
    for (let at = 0; at <= last; at += 1) {
      const known = this.#loaded === 0 ? undefined : this.#moments.known(this.eyes, at);
      if (known === undefined) return { pages, isWhole: false };
      if (known.news.length > 0) pages.push({ seq: at, news: known.news });
    }
    return { pages, isWhole: true };
  }

  /** What happened in this round so far. */
  get recent(): readonly E[] {
    if (this.stage.isPlaying) return this.#running;
    return this.#loaded === 0 || this.moment === null ? [] : this.#roundUpTo(this.moment.at, this.here.step);
  }

  /** Looks at a moment. */
  async goTo(at: number): Promise<void> {
    this.pause();
    await this.#cut(Math.max(0, this.of === 0 ? at : Math.min(at, this.of)));
  }

  /** Looks at the moment right after something happened. */
  async lookAt({ seq, step }: Step): Promise<void> {
    this.pause();
    await this.#cut(seq, step);
  }

  /** Looks through other eyes, at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.#cut(this.at);
    if (this.spoils) await this.#try(() => this.#moments.upTo(eyes, this.of));
  }

  async forward(): Promise<void> {
    this.pause();
    await this.#forward();
  }

  /** Looks at the moment before; what these eyes did not see is no moment for them. */
  async back(): Promise<void> {
    this.pause();
    const turn = ++this.#turn;
    await this.#try(async () => {
      let at = this.at - 1;
      while (at > 0 && (await this.#moments.at(this.eyes, at)).events.length === 0) at -= 1;
      if (turn === this.#turn) await this.#cut(Math.max(0, at));
    });
  }

  /** Looks at the next mark or the one before; without one, at the end or the beginning of what is known. */
  async toMark(direction: 1 | -1): Promise<void> {
    const marks = this.marks.filter(({ at }) => (direction === 1 ? at > this.at : at < this.at));
    const mark = direction === 1 ? marks[0] : marks.at(-1);
    if (mark !== undefined) return this.goTo(mark.at);
    if (direction === -1) return this.goTo(0);
    // The way to the next mark leads through moments that nobody has looked at yet.
    this.pause();
    const turn = ++this.#turn;
    await this.#try(async () => {
      let at = this.at + 1;
      const { eyes } = this;
      const isMark = async () => (await this.#moments.at(eyes, at)).events.some((event) => this.screen.mark(event) !== null);
      while (at < this.of && !(await isMark())) at += 1;
      if (turn === this.#turn) await this.#cut(Math.min(at, this.of));
    });
  }

  async spoil(spoils: boolean): Promise<void> {
    this.spoils = spoils;
    if (spoils) await this.#try(() => this.#moments.upTo(this.eyes, this.of));
  }

  /** Goes on by itself; from the beginning if it is over. */
  async play(): Promise<void> {
    this.isPlaying = true;
    if (this.at >= this.of) await this.#cut(0);
    await this.#goOn();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Nobody looks any more. */
  close(): void {
    this.pause();
    this.#turn += 1;
    this.stage.cut(null);
  }

  /** Asked anew after whatever takes a while: somebody may have paused it meanwhile. */
  #hasStopped(): boolean {
    return !this.isPlaying;
  }

  async #goOn(): Promise<void> {
    if (this.#hasStopped()) return;
    await this.#forward();
    if (this.#hasStopped()) return;
    if (this.at >= this.of) this.pause();
    else this.#wait(LEAST, BREATH);
  }

  /** Goes on once this moment was shown long enough, and nothing has moved for a breath. */
  #wait(left: number, breath: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (left <= 0 && breath <= 0) void this.#goOn();
      else this.#wait(left - TICK * this.speed, this.stage.isPlaying ? BREATH : breath - TICK * this.speed);
    }, TICK);
  }

  /** Shows what happens next, as in play. */
  async #forward(): Promise<void> {
    const turn = ++this.#turn;
    const { eyes } = this;
    await this.#try(async () => {
      // Whoever looks at the middle of what happened goes on from there.
      const from = this.#isWhole ? 0 : this.here.step;
      let at = this.#isWhole ? this.at + 1 : this.at;
      while (at < this.of && (await this.#moments.at(eyes, at)).events.length === 0) at += 1;
      if (at > this.of) return;
      const before = await this.#moments.at(eyes, at - 1);
      const after = await this.#moments.at(eyes, at);
      if (turn !== this.#turn) return;
      this.#arrive(after);
      const beats = this.screen
        .beats(before.view, after.events, after.view)
        .filter((beat) => after.events.indexOf(beat.events.at(-1) as E) >= from);
      this.#running = this.#roundUpTo(at, from);
      this.stage.cut(this.#viewAt(before, after, from));
      this.stage.show({ seq: this.at, beats, view: after.view });
    });
  }

  /** Was all of this moment shown? */
  get #isWhole(): boolean {
    return this.stage.isPlaying || this.#step === null || this.#step >= (this.moment?.events.length ?? 0);
  }

  /** The game after so many of the events between two moments. */
  #viewAt(before: Moment<V, E>, after: Moment<V, E>, step: number): V {
    if (step >= after.events.length) return after.view;
    const { fold } = this.screen;
    return fold === undefined ? before.view : after.events.slice(0, step).reduce(fold, before.view);
  }

  async #cut(at: number, step: number | null = null): Promise<void> {
    const turn = ++this.#turn;
    const { eyes } = this;
    this.at = at;
    await this.#try(async () => {
      // Somebody may have sent an address with a moment behind the last one.
      if (this.of === 0) await this.#moments.upTo(eyes, 0);
      const moment = await this.#moments.at(eyes, Math.min(at, this.of));
      const before = step === null || at === 0 ? null : await this.#moments.at(eyes, moment.at - 1);
      if (turn !== this.#turn) return;
      this.#arrive(moment);
      if (before === null || step === null) {
        this.stage.cut(moment.view);
        return;
      }
      this.stage.cut(this.#viewAt(before, moment, step));
      const shown = moment.events[step - 1];
      this.#step = step;
      this.#looked =
        this.screen.beats(before.view, moment.events, moment.view).find(({ events }) => shown !== undefined && events.includes(shown)) ??
        null;
    });
  }

  #arrive(moment: Moment<V, E>): void {
    this.at = moment.at;
    this.moment = moment;
    this.#step = null;
    this.#looked = null;
    this.furthest = Math.max(this.furthest, moment.at);
    // Marks and the story of the round need what came before.
    void this.#try(() => this.#moments.upTo(this.eyes, this.furthest));
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.trouble = null;
    } catch (why) {
      this.pause();
      this.trouble = why;
    }
  }

  #roundUpTo(at: number, step = Infinity): readonly E[] {
    const events: E[][] = [];
    for (let n = at; n >= 0; n -= 1) {
      const found = this.#moments.known(this.eyes, n);
      if (found === undefined) break;
      events.unshift(n === at ? found.events.slice(0, step) : [...found.events]);
      if (events[0]?.some((event) => this.screen.mark(event) === "round") === true) break;
    }
    return this.#round(events.flat());
  }

  /** What belongs to the last round that began. */
  #round(events: readonly E[]): readonly E[] {
    const begins = events.findLastIndex((event) => this.screen.mark(event) === "round");
    return begins < 0 ? events : events.slice(begins);
  }
}
