import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { gaining, giving, showing, slot, tableau, taking, tower } from "./changes";
import { add, merge, remove } from "./purse";
import { EMPTY } from "./slot";

/**
 * The game after an event, for drawing what lies between two views of the server. It repeats what the event says and
 * concludes nothing: the server's own view follows after the last event.
 */
export function fold(view: Shown, event: GameEvent): Shown {
  switch (event.event) {
    case "round-began":
      return { ...view, round: event.round };
    case "cards-down":
      return event.officials.reduce(
        (now, official) => slot(now, event.seat, official, (before) => (before.slot === "empty" ? { slot: "down", gold: null } : before)),
        view,
      );
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
      const raised = tower(view, event.part, (stones) => [...stones, event.seat]);
      return tableau(raised, event.seat, ({ stones }) => ({ stones: stones - 1 }));
    }
    case "moved": {
      const lifted = tower(view, event.from, (stones) => stones.slice(0, -1));
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
    case "scored":
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
