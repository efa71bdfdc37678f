import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Course } from "$src/learn/course";
import { OFFICIALS, officially } from "../nouns";
import { lessons } from "./lessons";
import { topics } from "./topics";

/** The first game. */
export const first: Course<Shown, GameEvent> = {
  id: "first",
  lessons,
  topics,
  named(values) {
    const official = OFFICIALS.find((one) => one === values["official"]);
    return official === undefined ? {} : officially(official);
  },
  ended(view, me) {
    const best = Math.max(...Object.values(view.tableaus).map(({ vp }) => vp));
    return { points: view.tableaus[me]?.vp ?? 0, best, isbest: String(view.standings[me]?.place === 1) };
  },
};
