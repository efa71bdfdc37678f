import * as device from "$src/device";
import type { GameEvent } from "$wire/eschnapur";
import type { TableId } from "$wire/table";
import type { Arguments } from "$src/words/words.svelte";
import { lessons, type Lesson, type LessonOfEvent, type LessonOfQuestion, type Moment } from "./lessons";

/** A lesson, with what its text says about the moment. */
export interface Tip {
  lesson: Lesson;
  values: Arguments;
}

/** What stays on the device, so that a first game can be left and gone on with. */
export interface Kept {
  table: TableId;
  /** The lessons that were given. */
  told: readonly string[];
}

/** Whoever had a tip before their eyes for so long has seen it, in milliseconds. */
const GLANCE = 1200;

const PLACE = "durbar.learn";
/** In this window the first game is open: whoever loads the page anew is at the table again. */
const OPEN_PLACE = "durbar.learn.open";

/**
 * The first game as the coach goes through it: each lesson once, and only while what it is about is on the screen. A tip
 * belongs to one beat or to one question and goes with it; whatever could not be seen is told the next time it happens.
 */
export class Course {
  readonly table: TableId;
  told = $state.raw<readonly string[]>([]);
  #shown = $state.raw<{ beat: object; tip: Tip } | null>(null);
  /** The question in which a privilege was explained: the others can be bought next time, too. */
  #soldIn: number | null = null;

  constructor(table: TableId, kept?: Kept) {
    this.table = table;
    if (kept !== undefined) this.told = kept.told;
    this.#keep();
  }

  knows = (id: string): boolean => this.told.includes(id);

  /** A beat begins. Is there something to be said of it? */
  begins(beat: object, events: readonly GameEvent[], now: Omit<Moment, "knows">): boolean {
    const moment = { ...now, knows: this.knows };
    const fitting = lessons.filter((lesson): lesson is LessonOfEvent => lesson.about === "event" && !this.knows(lesson.id));
    for (const lesson of fitting) {
      for (const event of events) {
        const values = lesson.when(event, moment);
        if (values === null) continue;
        this.#shown = { beat, tip: { lesson, values } };
        return true;
      }
    }
    return false;
  }

  /** What is said of a beat, as long as that is shown. */
  ofBeat(beat: object | null): Tip | null {
    const shown = this.#shown;
    return shown !== null && shown.beat === beat && !this.knows(shown.tip.lesson.id) ? shown.tip : null;
  }

  /** What is said of a question now: of several things the first one that was not said yet, or the one after a tip. */
  ofQuestion(question: number, now: Omit<Moment, "knows">, after?: Tip): Tip | null {
    const knows = (id: string) => this.knows(id) || id === after?.lesson.id;
    const moment = { ...now, knows };
    const fitting = lessons.filter((lesson): lesson is LessonOfQuestion => lesson.about === "question" && !knows(lesson.id));
    const isSold = this.#soldIn === question || after?.lesson.privilege !== undefined;
    for (const lesson of fitting) {
      if (lesson.privilege !== undefined && isSold) continue;
      const values = lesson.when(moment);
      if (values !== null) return { lesson, values };
    }
    return null;
  }

  /** It was read. */
  done({ lesson }: Tip, question: number | null): void {
    if (lesson.privilege !== undefined) this.#soldIn = question;
    if (this.knows(lesson.id)) return;
    this.told = [...this.told, lesson.id];
    this.#keep();
  }

  /** What it was about is no longer there. Was it long enough to be seen? */
  left(tip: Tip, question: number | null, shownFor: number): void {
    if (shownFor >= GLANCE) this.done(tip, question);
  }

  #keep(): void {
    const course: Kept = { table: this.table, told: this.told };
    device.keep(PLACE, JSON.stringify(course));
  }
}

/** The first game that was begun on this device. */
export function kept(): Kept | null {
  try {
    const stored: unknown = JSON.parse(device.kept(PLACE) ?? "null");
    return read(stored);
  } catch {
    return null;
  }
}

export function forget(): void {
  device.keep(PLACE, null);
}

/** Says whether the first game is open in this window. */
export function keepOpen(table: TableId | null): void {
  device.keepHere(OPEN_PLACE, table);
}

/** Was this first game open when the page was loaded anew? */
export function wasOpen({ table }: Kept): boolean {
  return device.keptHere(OPEN_PLACE) === table;
}

/** What was kept. Of a game that was begun with an older coach, only the table is. */
function read(stored: unknown): Kept | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { table, told } = stored as Record<string, unknown>;
  if (typeof table !== "string" || !Array.isArray(told)) return null;
  return { table, told: told.filter((id): id is string => typeof id === "string") };
}
