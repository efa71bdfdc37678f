import type { Beat } from "./screen";

/** How a table stands once something was shown. */
export interface Shot<V, E> {
  /** The number of the frame that it shows. */
  seq: number;
  beats: readonly Beat<V, E>[];
  /** The game afterwards. */
  view: V;
}

/**
 * What is being shown: what happened is played beat by beat, and the game that is drawn follows it.
 *
 * Whoever waits too long in front of a queue wants the present: a queue that grows is played faster.
 */
export class Stage<V, E> {
  /** The game as it is to be drawn. */
  view = $state.raw<V | null>(null);
  /** What is shown right now. */
  beat = $state.raw<Beat<V, E> | null>(null);

  #queue = $state.raw<readonly Shot<V, E>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  readonly #tempo: () => number;
  readonly #onBeat: (beat: Beat<V, E>) => void;

  constructor(tempo: () => number, onBeat: (beat: Beat<V, E>) => void = () => undefined) {
    this.#tempo = tempo;
    this.#onBeat = onBeat;
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
    if (this.#queue.length === 0 && (this.#tempo() === 0 || shot.beats.length === 0)) {
      for (const beat of shot.beats) this.#onBeat(beat);
      this.view = shot.view;
      return;
    }
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
    while (this.#queue.length > 0) this.skip();
  }

  #step(): void {
    const shot = this.#queue[0];
    if (shot === undefined) return;
    const beat = shot.beats[this.#next];
    if (beat === undefined) {
      this.#next = 0;
      this.beat = null;
      this.view = shot.view;
      this.#queue = this.#queue.slice(1);
      this.#step();
      return;
    }
    this.#next += 1;
    this.beat = beat;
    this.view = beat.view;
    this.#onBeat(beat);
    const crowd = 1 / Math.min(4, this.#queue.length);
    this.#timer = setTimeout(() => this.#step(), beat.duration * this.#tempo() * crowd);
  }
}
