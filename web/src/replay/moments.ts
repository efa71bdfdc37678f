import type { News } from "$wire/table";
import type { BySeat, Seat } from "$wire/tabletop";

/** Through whose eyes a finished game is looked at. */
export type Eyes = Seat | "spectator" | "all";

/** A moment as the server tells it. */
export interface ToldMoment<V, E> {
  /** After how many entries of the record. */
  at: number;
  /** What happened just before, as these eyes saw it. */
  events: readonly E[];
  /** The game as these eyes saw it. */
  view: V;
  /** For eyes that see all: what each player saw. */
  seat_views?: BySeat<V>;
}

export interface MomentPage<V, E> {
  /** How many entries the record has; the last moment is after all of them. */
  of: number;
  moments: readonly ToldMoment<V, E>[];
}

export interface Moment<V, E> {
  at: number;
  events: readonly E[];
  /** The same as a table would have told it. */
  news: readonly News<E>[];
  view: V;
  /** What each player saw, for eyes that see all. */
  views: BySeat<V> | null;
}

type Fetch<V, E> = (eyes: Eyes, from: number, most: number) => Promise<MomentPage<V, E>>;

/**
 * The moments of a finished game, fetched in pages when they are needed. What was fetched stays, for each pair of eyes by
 * itself.
 */
export class Moments<V, E> {
  readonly size: number;
  /** The number of the last moment, once a page has told it. */
  of: number | null = null;

  readonly #fetch: Fetch<V, E>;
  readonly #drawn: (told: ToldMoment<V, E>) => V;
  readonly #onLoaded: () => void;
  readonly #known = new Map<string, Moment<V, E>>();
  readonly #pages = new Map<string, Promise<void>>();

  /** `drawn` says what is drawn of a moment; `onLoaded` hears of every page. */
  constructor(fetch: Fetch<V, E>, drawn: (told: ToldMoment<V, E>) => V, onLoaded: () => void = () => undefined, size = 50) {
    this.#fetch = fetch;
    this.#drawn = drawn;
    this.#onLoaded = onLoaded;
    this.size = size;
  }

  /** A moment, if it was fetched already. */
  known(eyes: Eyes, at: number): Moment<V, E> | undefined {
    return this.#known.get(`${eyes} ${at}`);
  }

  /** A moment, fetched if need be; whoever looks at it will soon want the next page too. */
  async at(eyes: Eyes, at: number): Promise<Moment<V, E>> {
    const page = Math.floor(at / this.size);
    await this.#page(eyes, page);
    if (this.of !== null && (page + 1) * this.size <= this.of) this.#page(eyes, page + 1).catch(() => undefined);
    const moment = this.known(eyes, at);
    if (moment === undefined) throw new RangeError(`there is no moment ${at}`);
    return moment;
  }

  /** Fetches everything from the beginning up to a moment. */
  async upTo(eyes: Eyes, at: number): Promise<void> {
    for (let page = 0; page <= Math.floor(at / this.size); page += 1) await this.#page(eyes, page);
  }

  #page(eyes: Eyes, page: number): Promise<void> {
    const key = `${eyes} ${page}`;
    const begun = this.#pages.get(key);
    if (begun !== undefined) return begun;
    const loading = this.#load(eyes, page * this.size).catch((why: unknown) => {
      // It may be there when it is asked for again.
      this.#pages.delete(key);
      throw why;
    });
    this.#pages.set(key, loading);
    return loading;
  }

  async #load(eyes: Eyes, from: number): Promise<void> {
    const { of, moments } = await this.#fetch(eyes, from, this.size);
    this.of = of;
    for (const told of moments) {
      const { at, events, seat_views: views = null } = told;
      const news = events.map((event): News<E> => ({ news: "event", event }));
      this.#known.set(`${eyes} ${at}`, { at, events, news, view: this.#drawn(told), views });
    }
    this.#onLoaded();
  }
}
