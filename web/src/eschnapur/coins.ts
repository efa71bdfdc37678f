import type { Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { readAction } from "$wire/eschnapur-actions";
import { acts, isOf } from "./acts";

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

/** The game that is drawn has done the plan, so its payment says what is still to be taken. */
export function due(view: Shown, plan: readonly string[], me: Seat | null): Due {
  const taken = taking(plan).reduce((sum, gold) => sum + gold, 0);
  const left = view.payment !== null && view.payment.seat === me ? view.payment.left : 0;
  return { taken, total: taken + left };
}
