import type { Shown, TableauShown } from "$wire/eschnapur";
import type { BySeat, Seat } from "$wire/tabletop";
import { slots } from "./changes";
import { inPlan } from "./laying";

/** The game as eyes see it that see all: what is public, and of each player what they see of themselves, their plan included. */
export function allSeeing(views: BySeat<Shown>): Shown | null {
  const seen = Object.entries(views);
  const base = seen[0]?.[1];
  if (base === undefined) return null;
  const tableaus: BySeat<TableauShown> = {};
  // The keys of a document by seat are seats.
  for (const [seat, view] of seen as [Seat, Shown][]) {
    const own = view.tableaus[seat];
    if (own !== undefined) tableaus[seat] = planned(own, view);
  }
  return {
    ...base,
    observer: { observer: "spectator" },
    tableaus,
    phase: "mine" in base.phase ? { ...base.phase, mine: null } : base.phase,
  };
}

/** Does everybody's hand lie open to whoever sees this? */
export function isAllSeeing({ observer, tableaus }: Shown): boolean {
  return observer.observer !== "seat" && Object.values(tableaus).some(({ hand }) => hand !== null);
}

/** What a player has chosen while others still choose lies where it will be seen. */
function planned(own: TableauShown, { phase }: Shown): TableauShown {
  if (phase.step === "sites" && phase.mine !== null && phase.mine.length > 0) return { ...own, sites: phase.mine };
  if (phase.step !== "laying" || phase.mine === null) return own;
  const plan = phase.mine;
  return {
    ...own,
    slots: slots(own.slots, (official, before) => {
      const gold = inPlan(plan, official);
      return gold === null || before.slot !== "empty" ? before : { slot: "down", gold };
    }),
  };
}
