import type { TableId } from "$wire/table";
import { connection } from "$src/wire/connection.svelte";

/** So many moments that were fetched stay, for whoever reads line by line. */
const MOST_KEPT = 12;

/**
 * What is fetched of a table's past, through the eyes that look now. Views of the past come without a name on them but
 * their number, so eyes that follow others ask only once those before have been answered.
 */
export class Recalls<V> {
  readonly #table: TableId;
  readonly #waiting = new Map<number, (view: V | null) => void>();
  /** Questions that are on their way. */
  readonly #asking = new Set<Promise<unknown>>();
  /** Those of the eyes before: nobody asks before they are answered, because their answers are not for these eyes. */
  readonly #strangers = new Set<Promise<unknown>>();
  /** What was fetched, as these eyes saw it. */
  readonly #fetched = new Map<number, Promise<V | null>>();

  constructor(table: TableId) {
    this.#table = table;
  }

  /** Other eyes look from now on: nothing of what these saw stays. */
  leave(): void {
    this.#fetched.clear();
    this.#waiting.clear();
    for (const asking of this.#asking) this.#strangers.add(asking);
  }

  /** What was fetched counts no longer: the same eyes see from another seat. */
  forget(): void {
    this.#fetched.clear();
  }

  /** The server has answered. */
  hear(seq: number, view: V | null): void {
    this.#waiting.get(seq)?.(view);
    this.#waiting.delete(seq);
  }

  /** The game as it stood after a frame. */
  recall(seq: number): Promise<V | null> {
    const others = [...this.#strangers];
    return others.length === 0 ? this.#ask(seq) : Promise.allSettled(others).then(() => this.#ask(seq));
  }

  /** The same; whoever reads line by line asks for the same ones again and again. */
  fetch(seq: number): Promise<V | null> {
    const known = this.#fetched.get(seq);
    if (known !== undefined) return known;
    const fetching = this.recall(seq);
    this.#fetched.set(seq, fetching);
    fetching.catch(() => this.#fetched.delete(seq));
    const [oldest] = this.#fetched.keys();
    if (this.#fetched.size > MOST_KEPT && oldest !== undefined) this.#fetched.delete(oldest);
    return fetching;
  }

  #ask(seq: number): Promise<V | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(seq, resolve);
      const asking = connection.say({ message: "recall", with: { table: this.#table, seq } });
      this.#asking.add(asking);
      asking
        .catch((why: unknown) => {
          this.#waiting.delete(seq);
          reject(why instanceof Error ? why : new Error(String(why)));
        })
        .finally(() => {
          this.#asking.delete(asking);
          this.#strangers.delete(asking);
        });
    });
  }
}
