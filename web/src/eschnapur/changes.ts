import type { Gold, Official, Part, Shown, SlotView, TableauShown, Tower } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { add, remove } from "./purse";

/** A card comes to a hand. */
export function taking(gold: Gold): (before: TableauShown) => Partial<TableauShown> {
  return ({ cards, hand }) => ({ cards: cards + 1, hand: hand === null ? null : add(hand, gold) });
}

/** A card leaves a hand. */
export function giving(gold: Gold): (before: TableauShown) => Partial<TableauShown> {
  return ({ cards, hand }) => ({ cards: cards - 1, hand: hand === null ? null : remove(hand, gold) });
}

/** The game with other stones on a part. */
export function tower(view: Shown, part: Part, change: (stones: Tower) => Tower): Shown {
  return { ...view, palace: { ...view.palace, [part]: change(view.palace[part]) } };
}

/** The game with other things of a player. */
export function tableau(view: Shown, seat: Seat, change: (before: TableauShown) => Partial<TableauShown>): Shown {
  const before = view.tableaus[seat];
  if (before === undefined) return view;
  return { ...view, tableaus: { ...view.tableaus, [seat]: { ...before, ...change(before) } } };
}

/** The game with something else before an official. */
export function slot(view: Shown, seat: Seat, official: Official, change: (before: SlotView) => SlotView): Shown {
  return tableau(view, seat, ({ slots }) => {
    const [a, b, c, d, e] = slots;
    const at = (place: Official, before: SlotView) => (place === official ? change(before) : before);
    return { slots: [at(1, a), at(2, b), at(3, c), at(4, d), at(5, e)] };
  });
}
