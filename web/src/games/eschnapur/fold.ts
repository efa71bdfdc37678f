import type { GameEvent, Gold, Official, Part, Planned, Prospect, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { isAllSeeing } from "./all-seeing";
import { gaining, giving, showing, slot, tableau, taking, tower } from "./changes";
import { sealed } from "./laying";
import { isObserver } from "./parts";
import { phaseOf } from "./phase";
import { seatsOf } from "./points";
import { add, merge, remove } from "./purse";
import { EMPTY } from "./slot";

/**
 * The game after an event, for drawing what lies between two views of the server. It repeats what the event says and
 * concludes nothing: the server's own view follows after the last event.
 */
export function fold(view: Shown, event: GameEvent): Shown {
  const phase = phaseOf(event);
  const isNext = (phase !== undefined && phase !== view.phase_number) || event.event === "sites-shown";
  return change(
    { ...view, phase_number: phase === undefined ? view.phase_number : phase, ...(isNext ? { prospects: full(view) } : {}) },
    event,
  );
}

/** What full parts bring stays; what one more stone would bring is told of whose turn it is. */
function full({ prospects }: Shown): Prospect[] {
  return prospects.filter(({ builder }) => builder === null);
}

function change(view: Shown, event: GameEvent): Shown {
  switch (event.event) {
    case "round-began": {
      const begun: Shown = { ...view, round: event.round, ties: null, from_hand: null };
      return seatsOf(view).reduce((now, seat) => tableau(now, seat, () => ({ sites: null })), begun);
    }
    case "site-picked":
      return isAllSeeing(view) ? tableau(view, event.seat, ({ sites }) => ({ sites: [...(sites ?? []), event.part] })) : view;
    case "gold-laid":
      return planned(view, event.seat, event.official, event.gold);
    case "cards-down":
      return event.officials.reduce((now, official) => laid(now, event.seat, official), view);
    case "revealed": {
      const { seat, official, gold, back } = event;
      const shown = slot(view, seat, official, () => (back ? EMPTY : { slot: "up", gold }));
      return tableau(shown, seat, back ? taking(gold) : showing(gold));
    }
    case "played-from-hand": {
      const { seat, official, gold, back } = event;
      if (gold === null || back) return view;
      const shown = slot(view, seat, official, () => ({ slot: "up", gold }));
      return tableau(tableau(shown, seat, giving(gold)), seat, showing(gold));
    }
    case "won":
    case "nobody-won":
    case "stones-handed": {
      const spent = event.bids.filter((bid) => bid.spent);
      return spent.reduce((now, { seat, gold }) => ({ ...slot(now, seat, event.official, () => EMPTY), bank: add(now.bank, gold) }), view);
    }
    case "blocked":
      return { ...view, markers: { ...view.markers, blockade: { seat: event.seat, official: event.official } } };
    case "blockade-lifted":
    case "blockade-beside":
      return { ...view, markers: { ...view.markers, blockade: null } };
    case "stopped":
      return { ...view, markers: { ...view.markers, stop: event.part } };
    case "stop-beside":
      return { ...view, markers: { ...view.markers, stop: null } };
    case "stones-gained":
      return tableau(view, event.seat, ({ stones, supply }) => ({ stones: stones + event.gained, supply: supply - event.gained }));
    case "order-set":
      return { ...view, order: event.order };
    case "sites-shown":
      return tableau(view, event.seat, () => ({ sites: event.sites }));
    case "built": {
      const raised = tower(undecided(view, event.part), event.part, (stones) => [...stones, event.seat]);
      return tableau(raised, event.seat, ({ stones }) => ({ stones: stones - 1 }));
    }
    case "moved": {
      const lifted = tower(undecided(undecided(view, event.from), event.to), event.from, (stones) => stones.slice(0, -1));
      return tower(lifted, event.to, (stones) => [...stones, event.owner]);
    }
    case "finished": {
      const parts = [...view.finished, event.part].sort();
      const emptied = tower({ ...view, finished: parts }, event.part, () => []);
      // The keys of a document by seat are seats.
      const returned = Object.entries(event.returned) as [Seat, number][];
      return returned.reduce((now, [owner, stones]) => tableau(now, owner, ({ supply }) => ({ supply: supply + stones })), emptied);
    }
    case "points-gained": {
      const cleared = view.officials.reduce(
        (now, official) => slot(now, event.seat, official, (before) => (before.slot === "up" ? EMPTY : before)),
        { ...view, bank: merge(view.bank, event.cards) },
      );
      return tableau(cleared, event.seat, ({ pp }) => ({ pp: pp + event.points }));
    }
    case "protected":
      return view.phase.step === "moving" ? { ...view, phase: { ...view.phase, protected: event.part } } : view;
    case "scored":
      // What parts would bring gives way to what they bring.
      return tableau({ ...view, prospects: [] }, event.seat, ({ vp }) => ({ vp: vp + event.points }));
    case "bonus":
      return tableau(view, event.seat, ({ vp }) => ({ vp: vp + event.points }));
    case "bought": {
      const left = { ...view, privileges: view.privileges.filter((privilege) => privilege !== event.privilege) };
      return tableau(left, event.seat, ({ pp }) => ({ pp: pp - event.cost }));
    }
    case "took":
      return tableau({ ...view, bank: remove(view.bank, event.gold) }, event.seat, gaining(event.gold));
    default:
      return view;
  }
}

/** A card of my own plan leaves my hand; others learn of it once everybody has laid theirs, unless they see all. */
function planned(view: Shown, seat: Seat, official: Official, gold: Gold | null): Shown {
  if (gold !== null && isAllSeeing(view)) {
    const lying = slot(view, seat, official, (before) => (before.slot === "empty" ? { slot: "down", gold } : before));
    return tableau(lying, seat, ({ hand }) => ({ hand: hand === null ? null : remove(hand, gold) }));
  }
  if (view.phase.step !== "laying" || view.phase.mine === null || !isObserver(view, seat)) return view;
  const [a, b, c, d, e] = view.phase.mine;
  const at = (place: Official, before: Planned): Planned => {
    if (place !== official) return before;
    return gold === null ? { plan: "leave" } : { plan: "card", gold };
  };
  const laying: Shown = { ...view, phase: { ...view.phase, mine: [at(1, a), at(2, b), at(3, c), at(4, d), at(5, e)] } };
  return gold === null ? laying : tableau(laying, seat, ({ hand }) => ({ hand: hand === null ? null : remove(hand, gold) }));
}

/** A card lies face down, unless one lay there before. */
function laid(view: Shown, seat: Seat, official: Official): Shown {
  const before = view.tableaus[seat]?.slots[official - 1];
  if (before?.slot !== "empty") return view;
  const gold = isObserver(view, seat) ? sealed(view, seat, official) : null;
  return tableau(
    slot(view, seat, official, () => ({ slot: "down", gold })),
    seat,
    ({ cards }) => ({ cards: cards - 1 }),
  );
}

/** What a part would bring is no longer told once it has changed. */
function undecided(view: Shown, part: Part): Shown {
  return { ...view, prospects: view.prospects.filter((prospect) => prospect.part !== part) };
}
