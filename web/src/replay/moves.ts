import type { Seat } from "$wire/tabletop";
import { document } from "$src/words/document";
import type { SeatedPlayer } from "$src/table/players";
import type { GameScreen } from "$src/table/screen";
import { chronicleOf, type LogMoment, type LogPage } from "$src/table/story";

/** A plan that somebody sealed, or a decision that somebody made. */
export interface Move {
  /** Right after it. */
  moment: LogMoment;
  round: number;
  seat: Seat;
  sentence: string;
}

interface Plan<E> {
  moment: LogMoment;
  round: number;
  seat: Seat;
  events: E[];
  earlier: readonly E[];
}

/** Everything that was decided, the oldest first: as far as it was seen who decided what. */
export function movesOf<E>(
  screen: Pick<GameScreen<unknown, E>, "name" | "mark" | "chronicle">,
  pages: readonly LogPage<E>[],
  players: readonly SeatedPlayer[],
): Move[] {
  const chronicle = chronicleOf(screen);
  const plans: Plan<E>[] = [];
  let [round, inRound] = [1, [] as E[]];
  for (const { seq, news } of pages) {
    let step = 0;
    for (const one of news) {
      if (one.news !== "event") continue;
      const { event } = one;
      step += 1;
      if (screen.mark(event) === "round") [round, inRound] = [round + 1, []];
      const seat = chronicle.decides(event, inRound);
      const last = plans.at(-1);
      const moment = { seq, step };
      if (seat !== null && last?.seat === seat && last.round === round && chronicle.sealsWith(last.events, event)) {
        last.events.push(event);
        last.moment = moment;
      } else if (seat !== null) plans.push({ moment, round, seat, events: [event], earlier: [...inRound] });
      inRound.push(event);
    }
  }
  const nameOf = (seat: string) => players.find((player) => player.seat === seat)?.name ?? null;
  return plans.map(({ events, earlier, ...move }) => ({
    ...move,
    sentence:
      chronicle.planned(events, move.seat, players) ??
      chronicle.told(events, earlier, players) ??
      document(screen.name, events.at(-1), nameOf),
  }));
}

/** Which of them was made last at a moment; -1 if none was. */
export function lastMove(moves: readonly Move[], { seq, step }: LogMoment): number {
  return moves.findLastIndex(({ moment }) => moment.seq < seq || (moment.seq === seq && moment.step <= step));
}
