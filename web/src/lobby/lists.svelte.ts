import type { ListedTable, Which } from "$wire/protocol";
import { me } from "$src/me.svelte";
import { call } from "$src/table/sound";
import { hearList } from "$src/turns.svelte";
import { documents } from "$src/wire/documents";
import { us } from "./tables";

/** A list of tables, kept up to date. */
export class TableList {
  readonly which: Which;
  tables = $state.raw<readonly ListedTable[]>([]);
  /** Where older ones begin, if there are any. */
  next = $state.raw<string | null>(null);
  /** Was it heard at least once? */
  isKnown = $state(false);
  trouble = $state.raw<unknown>(null);
  #pages = 1;

  constructor(which: Which) {
    this.which = which;
  }

  /** Hears the newest; older ones that were asked for stay. */
  async hear(): Promise<void> {
    const { tables, next } = await documents.tables(this.which);
    const older = this.#pages === 1 ? [] : this.tables.filter((old) => !tables.some(({ table }) => table === old.table));
    this.tables = [...tables, ...older];
    if (this.#pages === 1) this.next = next;
    this.isKnown = true;
    this.trouble = null;
    if (this.which === "mine" && hearList(this.tables, us(me()))) call();
  }

  /** Hears the newest, and keeps what went wrong. */
  async refresh(): Promise<void> {
    try {
      await this.hear();
    } catch (why) {
      this.trouble = why;
    }
  }

  /** Hears of older ones. */
  async more(): Promise<void> {
    if (this.next === null) return;
    try {
      const { tables, next } = await documents.tables(this.which, this.next);
      this.tables = [...this.tables, ...tables.filter((old) => !this.tables.some(({ table }) => table === old.table))];
      this.next = next;
      this.#pages += 1;
    } catch (why) {
      this.trouble = why;
    }
  }
}

/** How often lists are heard anew, in milliseconds. */
const PULSE = 20_000;

/** Does something now and then while somebody looks, and when they come back. While nobody looks, nothing runs. */
export function whileLooking(refresh: () => void, every = PULSE): () => void {
  let pulse: ReturnType<typeof setInterval> | undefined;
  const begin = () => {
    clearInterval(pulse);
    if (document.visibilityState === "visible") pulse = setInterval(refresh, every);
  };
  const look = () => {
    begin();
    if (document.visibilityState === "visible") refresh();
  };
  begin();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(pulse);
    document.removeEventListener("visibilitychange", look);
  };
}
