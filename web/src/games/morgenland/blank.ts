import type { Artefacts, GameEvent, Hoard, PlayerShown, RoomView, Shown } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { all } from "./event";
import { ROOMS } from "./spaces";

const NOTHING: Hoard = { crown: 0, pearl: 0, gem: 0, goblet: 0, "gold-bar": 0 };
const NONE: Artefacts = { lamp: 0, counterspell: 0, double: 0, carpet: 0, key: 0, scroll: 0 };
const BARE: PlayerShown = {
  pieces: [],
  hand: null,
  collected: 0,
  artefacts: null,
  spells: 0,
  known: [],
  gave: [],
  carpets: [],
  used: NONE,
  lit: false,
};
const ROOM: RoomView = { stack: 0, known: null, open: null, searched: [], bottom: null };

/**
 * A table of which nothing is known but who sits at it. What a round's events lay on it is all that the log and the summary
 * need: where tokens lie, what they count, and who sits before whom.
 */
export function blank(seats: readonly Seat[], events: readonly GameEvent[]): Shown {
  const sequence = sequenceOf(seats, events);
  return {
    observer: { observer: "spectator" },
    standing: {
      sequence,
      to_act: [],
      strengths: {},
      ranking: [],
      prices: {},
      bribes: {},
      let_in: [],
      entered: null,
      open: {},
      order: [],
      taxed: null,
    },
    version: "magic",
    round: 0,
    camel: sequence[0] ?? "A",
    deck: { cards: [], left: [] },
    bank: NOTHING,
    caves: { "cave-1": [], "cave-2": [], "cave-3": [], "cave-4": [], "cave-5": [] },
    guard: null,
    rooms: Object.fromEntries(ROOMS.map((space) => [space, ROOM])),
    stock: null,
    players: Object.fromEntries(seats.map((seat) => [seat, BARE])),
    spells: 0,
    discard: [],
    marks: { taboo: null, smuggler: null, reversed: false, spy: null, djinn: null, keys: [], entered: [] },
    stage: { stage: "start" },
    ask: { step: "nothing" },
    plays: { declared: [], passed: [], now: null },
  };
}

/** Tokens are placed in player sequence: so the first of a round tell it. */
function sequenceOf(seats: readonly Seat[], events: readonly GameEvent[]): Seat[] {
  const begun = events.findLastIndex(({ event }) => event === "round-began");
  return [...new Set([...all(events.slice(begun + 1), "placed").map(({ seat }) => seat), ...seats])];
}
