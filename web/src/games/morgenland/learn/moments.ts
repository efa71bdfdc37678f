import type { Ask, GameEvent, PieceView, Question, Ranked, Shown } from "$wire/morgenland";
import { readAction, type Act } from "$wire/morgenland-actions";
import type { Seat } from "$wire/tabletop";
import type * as course from "$src/learn/course";
import type { Arguments } from "$src/words/words.svelte";
import { said, type EventOf, type Happening } from "../event";
import { partOf, type BoardPart } from "../spaces";

export type Lesson = course.Lesson<Shown, GameEvent>;
export type LessonMoment = course.LessonMoment<Shown, GameEvent>;
export type Course = course.Course<Shown, GameEvent>;
export type Topic = course.Topic<Shown>;

/** When something is said of an event of a kind. */
export function on<H extends Happening>(
  happening: H,
  tell: (event: EventOf<H>, moment: LessonMoment) => Arguments | null,
): (event: GameEvent, moment: LessonMoment) => Arguments | null {
  return (event, moment) => {
    const meant = said(event, happening);
    return meant === null ? null : tell(meant, moment);
  };
}

/** When something is said of a question of a kind. */
export function asked<Q extends Question["ask"]>(
  ask: Q,
  tell: (question: Extract<Question, { ask: Q }>, moment: LessonMoment) => Arguments | null = () => ({}),
): (moment: LessonMoment) => Arguments | null {
  return (moment) => {
    // The question of this game is one of its documents.
    const question = moment.prompt?.asked.question as Question | undefined;
    const isMeant = (one: Question | undefined): one is Extract<Question, { ask: Q }> => one?.ask === ask;
    return isMeant(question) ? tell(question, moment) : null;
  };
}

/** What the game asks once the draft is done: in the middle of a plan only the drafted game knows. */
export function asking({ view, prompt }: LessonMoment): Ask<unknown> {
  return (prompt?.drafted ?? view).ask;
}

/** What can be chosen now, and what is chosen already. */
export function acts({ prompt }: LessonMoment): Act[] {
  return [...(prompt?.choices ?? []), ...(prompt?.draft ?? [])].flatMap((action) => readAction(action) ?? []);
}

/** My tokens that lie on the board. */
export function mine({ view, me }: LessonMoment): PieceView[] {
  return (view.players[me]?.pieces ?? []).flatMap((piece) => piece ?? []);
}

/** Where do I have tokens? */
export function lies(moment: LessonMoment, part: BoardPart): boolean {
  return mine(moment).some(({ space }) => partOf(space) === part);
}

/** My place among those who are on the space that is tallied, from 1; nothing if I am not there. */
export function placeOf(ranking: readonly Ranked[], me: Seat): number | null {
  const place = ranking.findIndex(({ seat }) => seat === me);
  return place < 0 ? null : place + 1;
}

/** Of those who are equally strong the two strongest, the one ahead first. */
export function tied(ranking: readonly Ranked[]): { ahead: Ranked; behind: Ranked } | null {
  for (const [n, ahead] of ranking.entries()) {
    const behind = ranking[n + 1];
    if (behind?.strength === ahead.strength) return { ahead, behind };
  }
  return null;
}

/** Artefacts that are still in the palace. */
export function unsold({ rooms }: Shown): number {
  return Object.values(rooms).reduce((sum, { stack, open }) => sum + stack + (open === null ? 0 : 1), 0);
}
