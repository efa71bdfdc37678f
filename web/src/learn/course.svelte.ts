import * as device from "$src/device";
import type { GameEvent } from "$wire/eschnapur";
import type { TableId } from "$wire/table";
import type { Arguments } from "$src/words/words.svelte";
import { lessons, type Lesson, type Moment } from "./lessons";

/** A lesson that was given, with what its text says about the moment. */
export interface Card {
  lesson: string;
  values: Arguments;
  isRead: boolean;
}

/** What stays on the device, so that a first game can be left and gone on with. */
export interface Kept {
  table: TableId;
  /** The last frame the coach has looked at. */
  seq: number;
  told: readonly Card[];
}

/** More than this at once nobody reads; what recurs is explained when it comes again. */
const MOST_NEWS = 3;

const PLACE = "durbar.learn";

/** The first game as the coach goes through it: each lesson once, when its time has come. */
export class Course {
  readonly table: TableId;
  told = $state.raw<readonly Card[]>([]);
  seq = 0;
  #past: GameEvent[] = [];

  constructor(table: TableId, kept?: Kept) {
    this.table = table;
    if (kept === undefined) return;
    this.told = kept.told;
    this.seq = kept.seq;
  }

  get #unread(): readonly Card[] {
    return this.told.filter((card) => !card.isRead);
  }

  /** The lesson to be read now. */
  get card(): Card | null {
    return this.#unread[0] ?? null;
  }

  /** How many wait behind it. */
  get waiting(): number {
    return Math.max(0, this.#unread.length - 1);
  }

  next(): void {
    const { card } = this;
    this.told = this.told.map((one) => (one === card ? { ...one, isRead: true } : one));
    this.#keep();
  }

  /** Looks at what happened since last time, and at what there is to do. */
  look(seq: number, news: readonly GameEvent[], now: Omit<Moment, "past">): void {
    const cards: Card[] = [];
    const isNew = ({ id }: Lesson) => ![...this.told, ...cards].some((card) => card.lesson === id);
    for (const event of news) {
      if (event.event === "round-began") this.#past = [];
      this.#past.push(event);
      for (const lesson of lessons) {
        if (lesson.about !== "news" || cards.length >= MOST_NEWS || !isNew(lesson)) continue;
        const values = lesson.when(event, { ...now, past: this.#past });
        if (values !== null) cards.push({ lesson: lesson.id, values, isRead: false });
      }
    }
    let isSelling = false;
    for (const lesson of lessons) {
      if (lesson.about !== "now" || !isNew(lesson)) continue;
      // One privilege at a time: the others can be bought next time, too.
      const isPrivilege = lesson.id.startsWith("buy-");
      if (isPrivilege && isSelling) continue;
      const values = lesson.when({ ...now, past: this.#past });
      if (values === null) continue;
      isSelling ||= isPrivilege;
      cards.push({ lesson: lesson.id, values, isRead: false });
    }
    this.seq = seq;
    this.told = [...this.#withoutStale(now), ...cards];
    this.#keep();
  }

  /** Whoever plays on without reading need not be told what there was to do. */
  #withoutStale(now: Omit<Moment, "past">): Card[] {
    return this.told.map((card) => {
      const lesson = lessons.find(({ id }) => id === card.lesson);
      const isStale = lesson?.about === "now" && lesson.when({ ...now, past: this.#past }) === null;
      return isStale && !card.isRead ? { ...card, isRead: true } : card;
    });
  }

  #keep(): void {
    const course: Kept = { table: this.table, seq: this.seq, told: this.told };
    device.keep(PLACE, JSON.stringify(course));
  }
}

/** The first game that was begun on this device. */
export function kept(): Kept | null {
  try {
    const stored: unknown = JSON.parse(device.kept(PLACE) ?? "null");
    return isKept(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function forget(): void {
  device.keep(PLACE, null);
}

function isKept(stored: unknown): stored is Kept {
  if (typeof stored !== "object" || stored === null) return false;
  const { table, seq, told } = stored as Record<string, unknown>;
  const isCard = (card: unknown) => typeof card === "object" && card !== null && "lesson" in card && "values" in card && "isRead" in card;
  return typeof table === "string" && typeof seq === "number" && Array.isArray(told) && told.every(isCard);
}
