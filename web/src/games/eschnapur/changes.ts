import type { Gold, Official, Part, Purse, Shown, SlotView, TableauShown, Tower } from "$wire/eschnapur";
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

/** A card of the bank becomes a player's. */
export function gaining(gold: Gold): (before: TableauShown) => Partial<TableauShown> {
  return (before) => ({ ...taking(gold)(before), ...owning(before, (owned) => add(owned, gold)) });
}

/** A card is neither in the hand nor face down any more. */
export function showing(gold: Gold): (before: TableauShown) => Partial<TableauShown> {
  return (before) => owning(before, (owned) => remove(owned, gold));
}

/** Where people must remember it themselves, nothing is told of what a player owns. */
function owning({ owned }: TableauShown, change: (owned: Purse) => Purse): Partial<TableauShown> {
  return owned === undefined ? {} : { owned: change(owned) };
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
  return tableau(view, seat, (before) => ({ slots: slots(before.slots, (place, lying) => (place === official ? change(lying) : lying)) }));
}

/** What lies before each official, changed one by one. */
export function slots(
  [a, b, c, d, e]: TableauShown["slots"],
  change: (official: Official, before: SlotView) => SlotView,
): TableauShown["slots"] {
  return [change(1, a), change(2, b), change(3, c), change(4, d), change(5, e)];
}
