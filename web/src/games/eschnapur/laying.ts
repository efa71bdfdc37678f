import type { Gold, Official, Plan, Shown } from "$wire/eschnapur";
import type { Action } from "$wire/eschnapur-actions";
import type { Seat } from "$wire/tabletop";
import type { Choosing } from "$src/table/screen";
import { acts, isOf, type Verb } from "./acts";
import { counts, type ByValue } from "./purse";
import { EMPTY } from "./slot";

/** The cards of a plan by official; `null` is a slot that is to stay empty. */
export type Laid = ReadonlyMap<Official, Gold | null>;

/** Is an action of this kind planned, or may it be chosen? */
export function isAsked(choice: Choosing | null, verb: Verb): boolean {
  return choice !== null && (isOpen(choice, verb) || acts(choice.plan).some((act) => isOf(act, verb)));
}

/** May an action of this kind still be chosen? */
export function isOpen(choice: Choosing, verb: Verb): boolean {
  return acts([...choice.choices, ...choice.later]).some((act) => isOf(act, verb));
}

/** Is gold being laid? */
export function isLaying(choice: Choosing | null): choice is Choosing {
  return isAsked(choice, "lay") || isAsked(choice, "leave");
}

/** What is planned for each official. */
export function draft(choice: Choosing | null): Laid {
  const planned = new Map<Official, Gold | null>();
  for (const act of acts(choice?.plan ?? [])) {
    if (act.act === "lay") planned.set(act.official, act.gold);
    if (act.act === "leave") planned.set(act.official, null);
  }
  return planned;
}

/** My cards of this phase that I have sealed, while others still think. */
export function sealed(view: Shown, me: Seat | null, official: Official): Gold | null {
  return me === null || view.phase.step !== "laying" ? null : inPlan(view.phase.mine, official);
}

/** The card of a plan for this official. */
export function inPlan(plan: Plan | null, official: Official): Gold | null {
  const planned = plan?.[official - 1];
  return planned?.plan === "card" ? planned.gold : null;
}

/** What is left in my hand once the plan is done. The game that is drawn may have done a part of it already. */
export function left(view: Shown, me: Seat | null, planned: Laid): ByValue {
  const mine = me === null ? undefined : view.tableaus[me];
  const hand = counts(mine?.hand ?? []);
  for (const [official, gold] of planned) {
    const isDone = sealed(view, me, official) !== null || (mine?.slots[official - 1] ?? EMPTY).slot !== "empty";
    if (gold !== null && !isDone) hand[gold] = Math.max(0, hand[gold] - 1);
  }
  return hand;
}

/** May this card go there: because it is offered, or in the place of one that was? */
export function mayLay(choice: Choosing, planned: Laid, official: Official, gold: Gold): boolean {
  const there = planned.get(official);
  return there === undefined ? choice.can(`lay ${official} ${gold}`) : there !== gold;
}

/** Lays a card from the hand; what was planned there goes back. */
export function lay(choice: Choosing, planned: Laid, official: Official, gold: Gold): void {
  if (!mayLay(choice, planned, official, gold)) return;
  const action: Action = `lay ${official} ${gold}`;
  if (planned.has(official)) choice.swap(planning(planned, official), action);
  else choice.choose(action);
}

/** Moves a planned card before another official, who has none yet. */
export function move(choice: Choosing, planned: Laid, from: Official, to: Official): void {
  const gold = planned.get(from);
  if (gold == null || planned.has(to) || !choice.can(`lay ${to} ${gold}`)) return;
  choice.swap(planning(planned, from), `lay ${to} ${gold}`);
}

/** Takes a planned card back to the hand. */
export function takeBack(choice: Choosing, planned: Laid, official: Official): void {
  if (planned.has(official)) choice.drop(planning(planned, official));
}

/** The first official of these before whom this card may be laid and nothing is planned. */
export function nextFor(choice: Choosing, planned: Laid, officials: readonly Official[], gold: Gold): Official | null {
  return officials.find((official) => !planned.has(official) && choice.can(`lay ${official} ${gold}`)) ?? null;
}

/** The official who is to get no card: the one that was picked, or the first for whom nothing is planned and who may do without. */
export function nextToLeave(choice: Choosing, planned: Laid, officials: readonly Official[], picked: Official | null): Official | null {
  const open = officials.filter((official) => !planned.has(official) && choice.can(`leave ${official}`));
  return open.find((official) => official === picked) ?? open[0] ?? null;
}

function planning(planned: Laid, official: Official): Action {
  const gold = planned.get(official);
  return gold == null ? `leave ${official}` : `lay ${official} ${gold}`;
}
