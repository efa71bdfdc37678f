import type { Beat } from "./screen";

/** How a table stands once something was shown. */
export interface Shot<V, E> {
  /** The number of the frame that it shows. */
  seq: number;
  beats: readonly Beat<V, E>[];
  /** The game afterwards. */
  view: V;
}

/** How a show goes. */
export interface Direction<V, E> {
  /** By what every duration is multiplied; 0 shows only results. */
  tempo: () => number;
  /** Does every beat wait until somebody goes on? */
  isStepped?: () => boolean;
  /** How long it takes to read what is said of a beat, in milliseconds. */
  reading?: (beat: Beat<V, E>) => number;
  onBeat?: (beat: Beat<V, E>) => void;
  /** Does this beat stay until somebody goes on, because there is more to be said of it? Asked after `onBeat`. */
  stays?: (beat: Beat<V, E>) => boolean;
}

/** A verdict is shown for so long at least, in milliseconds, however short its sentence is. */
const VERDICT = 900;

/**
 * What is being shown: what happened is played beat by beat, and the game that is drawn follows it.
 *
 * Whoever waits too long in front of a queue wants the present: a queue that grows is played faster. But what was decided
 * is never gone before it could be read.
 */
export class Playback<V, E> {
  /** The game as it is to be drawn. */
  view = $state.raw<V | null>(null);
  /** What is shown right now. */
  beat = $state.raw<Beat<V, E> | null>(null);

  #queue = $state.raw<readonly Shot<V, E>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  /** Does nothing stay, because somebody wants the present? */
  #isHurried = false;
  readonly #direction: Direction<V, E>;

  constructor(direction: Direction<V, E>) {
    this.#direction = direction;
  }

  /** Where what is shown comes from. */
  get shot(): Shot<V, E> | null {
    return this.#queue[0] ?? null;
  }

  /** Is something being shown? */
  get isPlaying(): boolean {
    return this.#queue.length > 0;
  }

  /** Shows the game as it is, at once. */
  cut(view: V | null): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#next = 0;
    this.beat = null;
    this.view = view;
  }

  /** Shows what happened, after whatever is being shown. */
  show(shot: Shot<V, E>): void {
    const begins = this.#queue.length === 0;
    this.#queue = [...this.#queue, shot];
    if (begins) this.#step();
  }

  /** Goes on with the next beat without waiting. */
  skip(): void {
    if (this.#queue.length === 0) return;
    clearTimeout(this.#timer);
    this.#step();
  }

  /** Shows the present. */
  skipAll(): void {
    this.#isHurried = true;
    while (this.#queue.length > 0) this.skip();
    this.#isHurried = false;
  }

  /** What is shown stays until somebody goes on. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What was held goes on by itself again, beginning with the next beat. */
  goOn(): void {
    if (this.#timer === undefined) this.skip();
  }

  #step(): void {
    for (let shot = this.#queue[0]; shot !== undefined; shot = this.#queue[0]) {
      const beat = shot.beats[this.#next];
      if (beat === undefined) {
        this.#next = 0;
        this.beat = null;
        this.view = shot.view;
        this.#queue = this.#queue.slice(1);
        continue;
      }
      this.#next += 1;
      this.beat = beat;
      this.view = beat.view;
      this.#direction.onBeat?.(beat);
      this.hold();
      const stays = !this.#isHurried && this.#direction.stays?.(beat) === true;
      const isQuick = this.#direction.tempo() === 0;
      // Without a pace only what must be read is stopped at.
      if (isQuick && !stays) continue;
      const waits = stays || this.#direction.isStepped?.() === true;
      if (!waits) this.#timer = setTimeout(() => this.#step(), this.#length(beat));
      return;
    }
  }

  /** How long a beat is shown. */
  #length(beat: Beat<V, E>): number {
    const crowd = 1 / Math.min(4, this.#queue.length);
    const shown = beat.duration * crowd;
    const length = beat.isVerdict === true ? Math.max(VERDICT, shown + (this.#direction.reading?.(beat) ?? 0)) : shown;
    return length * this.#direction.tempo();
  }
}
