import type { Shown } from "$wire/morgenland";
import type { Choosing } from "$src/table/screen";

/** What was proposed last for each plan. */
const proposed = new WeakMap<Choosing, string>();

/** Has something been proposed for this question? From now on it has. */
export function hasProposed(choice: Choosing, { round, stage, ask, plays }: Shown): boolean {
  const question = JSON.stringify([round, stage, ask, plays.now]);
  const isKnown = proposed.get(choice) === question;
  proposed.set(choice, question);
  return isKnown;
}
