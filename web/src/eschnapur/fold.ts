import type { Event, Gold, Part, Shown, SlotView, TableauShown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { kind, said } from "./event";
import { add, merge, remove } from "./purse";

/**
 * The game after an event, for drawing what lies between two views of the server. It repeats what the event says and
 * concludes nothing: the server's own view follows after the last event.
 */
export function fold(view: Shown, event: Event): Shown {
  if (event === "blockade-beside") return { ...view, markers: { ...view.markers, blockade: null } };
  if (event === "stop-beside") return { ...view, markers: { ...view.markers, stop: null } };
  return (
    onTheOfficials(view, event) ?? onThePalace(view, event) ?? onTheTableaus(view, event) ?? withTheMarkers(view, event) ?? view
  );
}

function onTheOfficials(view: Shown, event: Event): Shown | null {
  const down = said(event, "cards-down");
  if (down !== null) {
    return down.officials.reduce((now, official) => slot(now, down.seat, official, (before) => (before === "-" ? "?" : before)), view);
  }
  const revealed = said(event, "revealed");
  if (revealed !== null) {
    const { seat, official, gold, back } = revealed;
    const shown = slot(view, seat, official, () => (back ? "-" : `${gold} up`));
    return back ? tableau(shown, seat, taking(gold)) : shown;
  }
  const played = said(event, "played-from-hand");
  if (played !== null) {
    const { seat, official, gold, back } = played;
    return gold === null || back ? view : tableau(slot(view, seat, official, () => `${gold} up`), seat, giving(gold));
  }
  const decided = said(event, "won") ?? said(event, "nobody-won") ?? said(event, "stones-handed");
  if (decided !== null) {
    const spent = decided.bids.filter((bid) => bid.spent);
    return spent.reduce((now, { seat, gold }) => ({ ...slot(now, seat, decided.official, () => "-"), bank: add(now.bank, gold) }), view);
  }
  return null;
}

function onThePalace(view: Shown, event: Event): Shown | null {
  const built = said(event, "built");
  if (built !== null) {
    const raised = tower(view, built.part, (stones) => stones + built.seat);
    return tableau(raised, built.seat, ({ stones }) => ({ stones: stones - 1 }));
  }
  const moved = said(event, "moved");
  if (moved !== null) {
    return tower(
      tower(view, moved.from, (stones) => stones.slice(0, -1)),
      moved.to,
      (stones) => stones + moved.owner,
    );
  }
  const finished = said(event, "finished");
  if (finished !== null) {
    const parts = [...view.finished, finished.part].sort();
    const emptied = tower({ ...view, finished: parts }, finished.part, () => "");
    // The keys of a document by seat are seats.
    const returned = Object.entries(finished.returned) as [Seat, number][];
    return returned.reduce((now, [owner, stones]) => tableau(now, owner, ({ supply }) => ({ supply: supply + stones })), emptied);
  }
  const stopped = said(event, "stopped");
  if (stopped !== null) return { ...view, markers: { ...view.markers, stop: stopped.part } };
  return null;
}

function onTheTableaus(view: Shown, event: Event): Shown | null {
  const gained = said(event, "stones-gained");
  if (gained !== null) {
    return tableau(view, gained.seat, ({ stones, supply }) => ({ stones: stones + gained.gained, supply: supply - gained.gained }));
  }
  const points = said(event, "points-gained");
  if (points !== null) {
    const cleared = [1, 2, 3, 4, 5].reduce(
      (now, official) => slot(now, points.seat, official, (before) => (before.endsWith("up") ? "-" : before)),
      { ...view, bank: merge(view.bank, points.cards) },
    );
    return tableau(cleared, points.seat, ({ pp }) => ({ pp: pp + points.points }));
  }
  const scored = said(event, "scored");
  if (scored !== null) return tableau(view, scored.seat, ({ vp }) => ({ vp: vp + scored.points }));
  const bonus = said(event, "bonus");
  if (bonus !== null) return tableau(view, bonus.seat, ({ vp }) => ({ vp: vp + bonus.points }));
  const bought = said(event, "bought");
  if (bought !== null) {
    const left = { ...view, privileges: view.privileges.filter((privilege) => privilege !== bought.privilege) };
    return tableau(left, bought.seat, ({ pp }) => ({ pp: pp - bought.cost }));
  }
  const took = said(event, "took");
  if (took !== null) {
    return tableau({ ...view, bank: remove(view.bank, took.gold) }, took.seat, taking(took.gold));
  }
  return null;
}

function withTheMarkers(view: Shown, event: Event): Shown | null {
  const blocked = said(event, "blocked");
  if (blocked !== null) {
    return { ...view, markers: { ...view.markers, blockade: { seat: blocked.seat, official: blocked.official } } };
  }
  if (kind(event) === "blockade-lifted") return { ...view, markers: { ...view.markers, blockade: null } };
  const order = said(event, "order-set");
  if (order !== null) return { ...view, order: order.order };
  const sites = said(event, "sites-shown");
  if (sites !== null) return tableau(view, sites.seat, () => ({ sites: sites.sites }));
  const round = said(event, "round-began");
  if (round !== null) return { ...view, round: round.round };
  return null;
}

/** A card comes to a hand. */
function taking(gold: Gold): (before: TableauShown) => Partial<TableauShown> {
  return ({ cards, hand }) => ({ cards: cards + 1, hand: hand === null ? null : add(hand, gold) });
}

/** A card leaves a hand. */
function giving(gold: Gold): (before: TableauShown) => Partial<TableauShown> {
  return ({ cards, hand }) => ({ cards: cards - 1, hand: hand === null ? null : remove(hand, gold) });
}

function tower(view: Shown, part: Part, change: (stones: string) => string): Shown {
  return { ...view, palace: { ...view.palace, [part]: change(view.palace[part]) } };
}

function tableau(view: Shown, seat: Seat, change: (before: TableauShown) => Partial<TableauShown>): Shown {
  const before = view.tableaus[seat];
  if (before === undefined) return view;
  return { ...view, tableaus: { ...view.tableaus, [seat]: { ...before, ...change(before) } } };
}

function slot(view: Shown, seat: Seat, official: number, change: (before: SlotView) => SlotView): Shown {
  return tableau(view, seat, ({ slots }) => {
    const [a, b, c, d, e] = slots.map((before, n) => (n === official - 1 ? change(before) : before));
    return a !== undefined && b !== undefined && c !== undefined && d !== undefined && e !== undefined ? { slots: [a, b, c, d, e] } : {};
  });
}
