import type { Artefact, Kind, Play, Shown, Slot, Space, Spell, Token } from "$wire/morgenland";
import { readAction, type Act } from "$wire/morgenland-actions";
import type { Seat } from "$wire/tabletop";
import { bank, counted, piece, placeOf, pieceAt, player, treasure, withoutToken } from "./changes";
import { KINDS } from "./spaces";
import { summed } from "./tally";

/** The most tokens that anybody has on the board. */
const SLOTS: readonly Slot[] = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The game with these choices of mine drawn into it, for what the server has not done yet. It draws what the choices say and
 * concludes nothing: what they bring is told by the server. Where I am no longer awaited the server has done the plan, and
 * there is nothing to add.
 */
export function pencil(view: Shown, me: Seat, actions: readonly string[]): Shown {
  if (!view.standing.to_act.includes(me)) return view;
  return actions.reduce((now, action) => {
    const act = readAction(action);
    return act === null ? now : drawn(now, me, act);
  }, view);
}

function drawn(view: Shown, me: Seat, act: Act): Shown {
  switch (act.act) {
    case "place":
      return placed(view, me, act.token, act.space);
    case "take":
      return take(view, me, act.kind);
    case "give":
      return give(view, me, act.kind);
    case "accept": {
      const left = view.standing.bribes[me];
      return view.ask.step !== "bribe" || left === undefined
        ? view
        : { ...view, ask: { step: "giving", seat: me, left, kinds: [...KINDS], to: null } };
    }
    case "buy": {
      const tokens = view.standing.prices[me];
      return view.ask.step !== "buying" || tokens === undefined
        ? view
        : { ...view, ask: { step: "price", seat: me, tokens, paid: [], kinds: [...KINDS], search: false } };
    }
    case "artefact":
      return artefact(view, me, act.artefact);
    case "cast":
      return cast(view, me, act.spell);
    case "counter":
      return view.ask.step === "naming" ? named(view, { against: act.spell }) : used(view, me, "counterspell", { against: act.spell });
    case "keep": {
      if (view.ask.step !== "keeping") return view;
      const kept = player(view, me, ({ spells, known }) => ({ spells: spells + 1, known: [...known, act.spell] }));
      return { ...kept, ask: { step: "nothing" } };
    }
    case "piece":
      return named(view, { piece: act.piece, from: pieceAt(view, ...placeOf(act.piece))?.space ?? null });
    case "space":
      return named(view, { space: act.space });
    case "pass":
      return view;
  }
}

/** A token comes to the lowest free slot and leaves the hand. Until it is known to lie open it lies face down. */
function placed(view: Shown, me: Seat, token: Token, space: Space): Shown {
  const own = view.players[me];
  const slot = SLOTS.find((one) => pieceAt(view, me, one) === null);
  if (slot === undefined || own?.hand?.includes(token) !== true) return view;
  const laid = piece(view, me, slot, () => ({ space, token, open: false, doubled: 0, cannot: [] }));
  return summed(player(laid, me, ({ hand }) => ({ hand: withoutToken(hand, token) })));
}

function take(view: Shown, me: Seat, kind: Kind): Shown {
  const { ask } = view;
  // Whether it was given or not, on the Market the treasure is still to come.
  if (ask.step !== "taking" && ask.step !== "market" && ask.step !== "trading") return view;
  const taken = treasure(bank(view, kind, -1), me, kind, 1);
  return ask.step === "taking" ? { ...taken, ask: { ...ask, left: Math.max(0, ask.left - 1) } } : taken;
}

/** A unit is given, or as many as the next token of a price costs. */
function give(view: Shown, me: Seat, kind: Kind): Shown {
  const { ask } = view;
  const pay = (units: number, to: Seat | null = null) => {
    const given = treasure(view, me, kind, -units);
    return to === null ? bank(given, kind, units) : treasure(given, to, kind, units);
  };
  switch (ask.step) {
    case "giving":
      return { ...pay(1, ask.to), ask: { ...ask, left: Math.max(0, ask.left - 1) } };
    case "price": {
      const [due = 0, ...tokens] = ask.tokens;
      return { ...pay(due), ask: { ...ask, tokens, paid: [...ask.paid, kind] } };
    }
    case "trading":
      return { ...pay(1), ask: { ...ask, units: ask.units + 1, given: [...new Set([...ask.given, kind])] } };
    case "market":
      return pay(1);
    default:
      return view;
  }
}

/** An artefact is named for a play, or played itself. */
function artefact(view: Shown, me: Seat, which: Artefact): Shown {
  switch (view.ask.step) {
    case "naming":
      return named(view, { artefact: which });
    case "window":
    case "placing":
      return which === "lamp"
        ? player(view, me, ({ used: before }) => ({ lit: true, used: counted(before, "lamp", 1) }))
        : used(view, me, which, {});
    default:
      return view;
  }
}

function used(view: Shown, me: Seat, which: Artefact, what: Partial<Play>): Shown {
  const laid = player(view, me, ({ used: before }) => ({ used: counted(before, which, 1) }));
  return named({ ...laid, ask: { step: "naming", ...unnamed(me, { card: "artefact", artefact: which }) } }, what);
}

function cast(view: Shown, me: Seat, spell: Spell): Shown {
  const left = player(view, me, ({ spells, known }) => ({ spells: spells - 1, known: known.filter((one) => one !== spell) }));
  return { ...left, ask: { step: "naming", ...unnamed(me, { card: "spell", spell }) } };
}

/** What is named for the play that is about to be declared is marked where it lies. */
function named(view: Shown, what: Partial<Play>): Shown {
  return view.ask.step === "naming" ? { ...view, ask: { ...view.ask, ...what } } : view;
}

function unnamed(seat: Seat, card: Play["card"]): Play {
  return { seat, card, artefact: null, piece: null, from: null, space: null, against: null, countered: false, done: false };
}
