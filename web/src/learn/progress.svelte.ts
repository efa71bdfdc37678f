import * as device from "$src/device";
import type { TableId } from "$wire/table";
import type { Arguments } from "$src/words/words.svelte";
import type { Course, Kept, Lesson, LessonOfEvent, LessonOfQuestion, LessonMoment } from "./course";

/** A lesson, with what its text says about the moment. */
export interface Tip<V, E> {
  lesson: Lesson<V, E>;
  values: Arguments;
}

/** Whoever had a tip before their eyes for so long has seen it, in milliseconds. */
const GLANCE = 1200;

/** Where a course is kept. */
const placeOf = (game: string, course: string): string => `durbar.learn.${game}.${course}`;
/** In this window this course is open: whoever loads the page anew is at its table again. */
const OPEN_PLACE = "durbar.learn.open";

/**
 * A course as the coach goes through it: each lesson once, and only while what it is about is on the screen. A tip
 * belongs to one beat or to one question and goes with it; whatever could not be seen is told the next time it happens.
 */
export class Progress<V, E> {
  readonly game: string;
  readonly course: Course<V, E>;
  readonly table: TableId;
  told = $state.raw<readonly string[]>([]);
  /** The course is through, and its game goes on all the same. */
  isPlayedOn = $state(false);
  #shown = $state.raw<{ beat: object; tip: Tip<V, E> } | null>(null);
  /** The question in which something of a kind was explained, and of which: the others have time. */
  #explained: { question: number | null; kind: string } | null = null;

  constructor(game: string, course: Course<V, E>, table: TableId, before: Kept | null = null) {
    this.game = game;
    this.course = course;
    this.table = table;
    if (before !== null) {
      this.told = before.told;
      this.isPlayedOn = before.isPlayedOn === true;
    }
    this.#keep();
  }

  knows = (id: string): boolean => this.told.includes(id);

  /** A beat begins. Is there something to be said of it? */
  begins(beat: object, events: readonly E[], now: Omit<LessonMoment<V, E>, "knows">): boolean {
    const moment = { ...now, knows: this.knows };
    const fitting = this.course.lessons.filter(
      (lesson): lesson is LessonOfEvent<V, E> => lesson.about === "event" && !this.knows(lesson.id),
    );
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
  ofBeat(beat: object | null): Tip<V, E> | null {
    const shown = this.#shown;
    return shown !== null && shown.beat === beat && !this.knows(shown.tip.lesson.id) ? shown.tip : null;
  }

  /** What is said of a question now: of several things the first one that was not said yet, or the one after a tip. */
  ofQuestion(question: number, now: Omit<LessonMoment<V, E>, "knows">, after?: Tip<V, E>): Tip<V, E> | null {
    const knows = (id: string) => this.knows(id) || id === after?.lesson.id;
    const moment = { ...now, knows };
    const fitting = this.course.lessons.filter(
      (lesson): lesson is LessonOfQuestion<V, E> => lesson.about === "question" && !knows(lesson.id),
    );
    const said = this.#explained?.question === question ? this.#explained.kind : after?.lesson.kind;
    for (const lesson of fitting) {
      if (lesson.kind !== undefined && lesson.kind === said) continue;
      const values = lesson.when(moment);
      if (values !== null) return { lesson, values };
    }
    return null;
  }

  /** It was read. */
  done({ lesson }: Tip<V, E>, question: number | null): void {
    if (lesson.kind !== undefined) this.#explained = { question, kind: lesson.kind };
    if (this.knows(lesson.id)) return;
    this.told = [...this.told, lesson.id];
    this.#keep();
  }

  /** What it was about is no longer there. Was it long enough to be seen? */
  left(tip: Tip<V, E>, question: number | null, shownFor: number): void {
    if (shownFor >= GLANCE) this.done(tip, question);
  }

  /** The farewell was read, and the game is played on. */
  playOn(): void {
    this.isPlayedOn = true;
    this.#keep();
  }

  #keep(): void {
    const progress: Kept = { table: this.table, told: this.told, ...(this.isPlayedOn ? { isPlayedOn: true } : {}) };
    device.keep(placeOf(this.game, this.course.id), JSON.stringify(progress));
  }
}

/** A course that was begun on this device. */
export function kept(game: string, course: string): Kept | null {
  try {
    const stored: unknown = JSON.parse(device.kept(placeOf(game, course)) ?? "null");
    return read(stored);
  } catch {
    return null;
  }
}

export function forget(game: string, course: string): void {
  device.keep(placeOf(game, course), null);
}

/** Says whether a course is open in this window. */
export function keepOpen(table: TableId | null): void {
  device.keepHere(OPEN_PLACE, table);
}

/** Was this course open when the page was loaded anew? */
export function wasOpen({ table }: Kept): boolean {
  return device.keptHere(OPEN_PLACE) === table;
}

/** What was kept. Of a game that was begun with an older coach, only the table is. */
function read(stored: unknown): Kept | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { table, told, isPlayedOn } = stored as Record<string, unknown>;
  if (typeof table !== "string" || !Array.isArray(told)) return null;
  return { table, told: told.filter((id): id is string => typeof id === "string"), ...(isPlayedOn === true ? { isPlayedOn } : {}) };
}
