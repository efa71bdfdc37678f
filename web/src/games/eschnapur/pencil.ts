import type { Gold, Official, Part, Plan, Planned, Shown } from "$wire/eschnapur";
import { readAction, type Act } from "$wire/eschnapur-actions";
import type { Seat } from "$wire/tabletop";
import { gaining, tableau, tower } from "./changes";
import { inPlan } from "./laying";
import { add, remove } from "./purse";

/**
 * The game with these choices of mine drawn into it, for what the server has not done yet: it waits for the others, or
 * for the network. It draws what the choices say and concludes nothing: what they bring is told by the server. Where I am
 * no longer awaited the server has done the plan, and there is nothing to add.
 */
export function pencil(view: Shown, me: Seat, actions: readonly string[]): Shown {
  if (!view.awaited.includes(me)) return view;
  return actions.reduce((now, action) => {
    const act = readAction(action);
    return act === null ? now : drawn(now, me, act);
  }, view);
}

function drawn(view: Shown, me: Seat, act: Act): Shown {
  switch (act.act) {
    case "site":
      return site(view, act.part);
    case "lay":
      return planned(view, me, act.official, { plan: "card", gold: act.gold });
    case "leave":
      return planned(view, me, act.official, { plan: "leave" });
    case "block":
      return { ...view, markers: { ...view.markers, blockade: { seat: act.seat, official: act.official } } };
    case "stop":
      return { ...view, markers: { ...view.markers, stop: act.part } };
    case "beside":
      return { ...view, markers: { ...view.markers, ...(view.phase.step === "stop" ? { stop: null } : { blockade: null }) } };
    case "marker":
      return view.next_marker === null ? view : marked(view, view.next_marker, act.seat);
    case "choose":
      return marked(view, act.marker, me);
    case "build": {
      const raised = tower(view, act.part, (stones) => [...stones, me]);
      return tableau(raised, me, ({ stones }) => ({ stones: Math.max(0, stones - 1) }));
    }
    case "lift":
      return view.phase.step === "moving" ? { ...view, phase: { ...view.phase, now: { now: "setting", part: act.part } } } : view;
    case "set":
      return set(view, act.part);
    case "protect":
      return view.phase.step === "moving" ? { ...view, phase: { ...view.phase, protected: act.part } } : view;
    case "take":
      return take(view, me, act.gold);
    case "buy": {
      const left = { ...view, privileges: view.privileges.filter((privilege) => privilege !== act.privilege) };
      return tableau(left, me, ({ pp }) => ({ pp: Math.max(0, pp - view.figures.costs[act.privilege]) }));
    }
    case "stay":
    case "pass":
      return view;
  }
}

function site(view: Shown, part: Part): Shown {
  if (view.phase.step !== "sites" || view.phase.mine === null || view.phase.mine.includes(part)) return view;
  return { ...view, phase: { ...view.phase, mine: [...view.phase.mine, part].sort() } };
}

/**
 * Cards of a plan have left the hand, and one that another takes the place of returns to it. A card that is played from
 * the hand lies before nobody yet: the plan itself shows it.
 */
function planned(view: Shown, me: Seat, official: Official, wish: Planned): Shown {
  if (view.phase.step !== "laying" || view.phase.mine === null) return view;
  const [a, b, c, d, e] = view.phase.mine;
  const at = (place: Official, before: Planned) => (place === official ? wish : before);
  const mine: Plan = [at(1, a), at(2, b), at(3, c), at(4, d), at(5, e)];
  const instead = inPlan(view.phase.mine, official);
  return tableau({ ...view, phase: { ...view.phase, mine } }, me, ({ hand }) => {
    const back = hand === null || instead === null ? hand : add(hand, instead);
    return { hand: back === null || wish.plan !== "card" ? back : remove(back, wish.gold) };
  });
}

/** A turn-order marker goes to a player, and the lowest that nobody holds is the next. */
function marked(view: Shown, marker: number, seat: Seat): Shown {
  if (view.phase.step !== "order") return view;
  const [a, b, c, d] = view.phase.markers;
  const at = (number: number, before: Seat | null) => (number === marker ? seat : before);
  const markers: typeof view.phase.markers = [at(1, a), at(2, b), at(3, c), at(4, d)];
  const free = markers.slice(0, Object.keys(view.tableaus).length).indexOf(null);
  const next = view.next_marker === null || free < 0 ? null : free + 1;
  return { ...view, phase: { ...view.phase, markers }, next_marker: next };
}

/** The topmost stone of the part from which it was lifted comes here. */
function set(view: Shown, part: Part): Shown {
  if (view.phase.step !== "moving" || view.phase.now.now !== "setting") return view;
  const from = view.phase.now.part;
  const stone = view.palace[from].at(-1);
  const lifted = tower({ ...view, phase: { ...view.phase, now: { now: "lifting" } } }, from, (stones) => stones.slice(0, -1));
  return stone === undefined ? lifted : tower(lifted, part, (stones) => [...stones, stone]);
}

function take(view: Shown, me: Seat, gold: Gold): Shown {
  const { payment } = view;
  const left = payment?.seat === me ? payment.left - gold : 0;
  const paid = payment?.seat === me ? { ...view, payment: left > 0 ? { ...payment, left, at_most: gold } : null } : view;
  return tableau({ ...paid, bank: remove(view.bank, gold) }, me, gaining(gold));
}
