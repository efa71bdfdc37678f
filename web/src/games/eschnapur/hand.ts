import type { GameEvent, Part, Shown } from "$wire/eschnapur";
import type { Scene } from "$src/table/screen";
import { acts, isOf } from "./acts";
import { draft, isLaying, left } from "./laying";
import { sitesOf } from "./parts";
import type { ByValue } from "./purse";

/** My hand as it is shown. What is drawn and what is said of it is in here, so that both are the same. */
export interface HandShown {
  /** What is left of it once my plan is done. */
  cards: ByValue;
  /** How much gold is planned, while gold is laid. */
  planned: number | null;
  /** The parts on which I build, those of my plan included. */
  sites: readonly Part[];
}

/** Nothing for whoever has no hand. */
export function handShown({ view, me, choice }: Scene<Shown, GameEvent>): HandShown | null {
  if (me === null || view.tableaus[me]?.hand == null) return null;
  const planned = isLaying(choice) ? draft(choice) : null;
  const wished = acts(choice?.plan ?? []).flatMap((act) => (isOf(act, "site") ? [act.part] : []));
  return {
    cards: left(view, me, planned ?? new Map()),
    planned: planned === null ? null : [...planned.values()].reduce((sum: number, gold) => sum + (gold ?? 0), 0),
    sites: [...new Set([...sitesOf(view, me), ...wished])].sort((one, other) => one - other),
  };
}
