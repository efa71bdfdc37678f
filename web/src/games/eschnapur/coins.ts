import type { Shown } from "$wire/eschnapur";
import { readAction } from "$wire/eschnapur-actions";
import type { Seat } from "$wire/tabletop";
import type { Choosing } from "$src/table/screen";
import { acts, isOf } from "./acts";
import { isOpen } from "./laying";

/** How much I have taken of what is due to me. */
export interface Due {
  taken: number;
  total: number;
}

/** The coins that end the plan: what was planned before them earned them. */
export function taking(plan: readonly string[]): number[] {
  const first = plan.findLastIndex((action) => !isOf(readAction(action), "take")) + 1;
  return acts(plan.slice(first)).flatMap((act) => (act.act === "take" ? [act.gold] : []));
}

/**
 * Are coins what is asked: can one be taken, or have they made the plan whole? Coins that the bank leaves no choice about
 * are in a plan before anything was chosen, and what comes after them is asked then.
 */
export function isTaking(choice: Choosing): boolean {
  return isOpen(choice, "take") || (taking(choice.plan).length > 0 && choice.choices.length === 0);
}

/** The game that is drawn has done the plan, so its payment says what is still to be taken. */
export function due(view: Shown, plan: readonly string[], me: Seat | null): Due {
  const taken = taking(plan).reduce((sum, gold) => sum + gold, 0);
  const left = view.payment !== null && view.payment.seat === me ? view.payment.left : 0;
  return { taken, total: taken + left };
}
