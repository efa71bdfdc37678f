import type { GameEvent, Hoard, Play, Shelves, Shown, Space } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import {
  artefact,
  atMost,
  bank,
  cardOf,
  counted,
  declared,
  isSamePlay,
  piece,
  pieceAt,
  player,
  powerOf,
  room,
  treasure,
  withoutToken,
  withToken,
} from "./changes";
import { CAVES, kindOf, KINDS } from "./spaces";
import { playersOf, summed } from "./tally";

/** The shelves that the dragon leaves, while the bank has enough (M7.7). */
const LEFT_BEHIND: Shelves = [4, 2];

/**
 * The game after an event, for drawing what lies between two views of the server. It repeats what the event says and
 * concludes nothing: the server's own view follows after the last event. Nobody is asked anything meanwhile.
 */
export function fold(view: Shown, event: GameEvent): Shown {
  return added(change({ ...view, standing: { ...view.standing, to_act: [], taxed: null } }, event), view);
}

/** What lies on the spaces is added up again once it has changed. */
function added(view: Shown, before: Shown): Shown {
  const isSame =
    view.players === before.players && view.marks === before.marks && view.stage === before.stage && view.camel === before.camel;
  return isSame ? view : summed(view);
}

function change(view: Shown, event: GameEvent): Shown {
  switch (event.event) {
    case "round-began": {
      const left = view.deck.left.length === 0 ? view.deck.cards : view.deck.left;
      const turned = left.findIndex((card) => String(card) === String(event.card));
      // Of a kind that the bank has none of, no filling is told.
      const shelves = event.card.map((due, n): [Space, Shelves] => [CAVES[n] ?? "cave-1", atMost(due, view.bank[KINDS[n] ?? "crown"])]);
      return {
        ...view,
        round: event.round,
        stage: { stage: "start" },
        guard: null,
        deck: { ...view.deck, left: left.filter((_, n) => n !== turned) },
        caves: Object.fromEntries(shelves),
      };
    }
    case "cave-filled":
    case "dragon-left": {
      const { cave, units } = event;
      const shelves = event.event === "dragon-left" ? LEFT_BEHIND : (view.caves[cave] ?? []);
      return fromBank({ ...view, caves: { ...view.caves, [cave]: atMost(shelves, units) } }, cave, units);
    }
    case "dragon-returned":
      return fromBank({ ...view, caves: { ...view.caves, [event.cave]: [] } }, event.cave, -event.units);
    case "artefact-turned":
      return room(view, event.room, ({ stack, known }) => ({
        open: event.artefact,
        stack: stack - 1,
        known: counted(known, event.artefact, -1),
      }));
    case "took":
      return treasure(bank(view, event.kind, -event.units), event.seat, event.kind, event.units);
    case "gave": {
      const { seat, kind, units, to } = event;
      const given = treasure(view, seat, kind, -units);
      return to === null ? bank(given, kind, units) : treasure(given, to, kind, units);
    }
    case "placed": {
      const { seat, slot, space, token } = event;
      const laid = piece(view, seat, slot, () => ({ space, token, open: token !== null, doubled: 0, cannot: [] }));
      return player({ ...laid, stage: { stage: "placing", seat } }, seat, ({ hand }) => ({ hand: withoutToken(hand, token) }));
    }
    case "placed-token": {
      const { seat, slot, token } = event;
      const known = piece(view, seat, slot, (before) => before && { ...before, token });
      return player(known, seat, ({ hand }) => ({ hand: withoutToken(hand, token) }));
    }
    case "tallied":
    case "skipped": {
      const { standing } = view;
      const nothing = { declared: [], passed: [], now: null };
      return {
        ...view,
        stage: { stage: "tally", space: event.space },
        plays: nothing,
        standing: { ...standing, prices: {}, bribes: {}, let_in: [], order: [] },
      };
    }
    case "turned-over":
      return piece(view, event.seat, event.slot, () => ({ space: event.space, token: event.token, open: true, doubled: 0, cannot: [] }));
    case "guard-turned":
      return { ...view, guard: event.strength };
    case "took-shelf": {
      const { seat, cave, shelf, units } = event;
      const kind = kindOf(cave);
      const shelves = (view.caves[cave] ?? []).map((here, n) => (n === shelf - 1 ? 0 : here));
      const taken = { ...view, caves: { ...view.caves, [cave]: shelves.slice(0, shelves.findLastIndex((here) => here > 0) + 1) } };
      return kind === null ? taken : treasure(taken, seat, kind, units);
    }
    case "drew-spells": {
      const drawn = { ...view, spells: view.spells - event.count };
      // Of two drawn spells the hand gets one once it is known which.
      if (event.count > 1) return { ...drawn, ask: { step: "keeping", seat: event.seat, drawn: null } };
      return player(drawn, event.seat, ({ spells }) => ({ spells: spells + 1 }));
    }
    case "spells-drawn": {
      const { seat, spells } = event;
      if (view.ask.step === "keeping" && view.ask.seat === seat) return { ...view, ask: { ...view.ask, drawn: spells } };
      return player(view, seat, ({ known }) => ({ known: [...known, ...spells] }));
    }
    case "spell-given":
      return [event.seat, event.to].reduce((now, seat) => player(now, seat, ({ spells }) => ({ spells: spells + 1 })), view);
    case "spell-handed": {
      const { seat, to, spell } = event;
      const handed = player(view, to, ({ known }) => ({ known: [...known, spell] }));
      return kept(
        player(handed, seat, ({ gave }) => ({ gave: [...gave, spell] })),
        seat,
        spell,
      );
    }
    case "spell-discarded": {
      const { seat, spell } = event;
      const drawn = player({ ...view, discard: [...view.discard, spell] }, seat, ({ spells }) => ({ spells: spells + 1 }));
      return kept(drawn, seat, spell);
    }
    case "two-artefacts":
      return { ...view, marks: { ...view.marks, djinn: event.seat } };
    case "camel-taken": {
      const { sequence } = view.standing;
      const first = sequence.indexOf(event.seat);
      return {
        ...view,
        camel: event.seat,
        standing: { ...view.standing, sequence: [...sequence.slice(first), ...sequence.slice(0, first)] },
      };
    }
    case "entered": {
      const entered = [...view.marks.entered, event.seat].sort();
      const bribes = Object.fromEntries(Object.entries(view.standing.bribes).filter(([seat]) => seat !== event.seat));
      const let_in = view.standing.let_in.filter((seat) => seat !== event.seat);
      return { ...view, marks: { ...view.marks, entered }, standing: { ...view.standing, entered, let_in, bribes } };
    }
    case "turned-away":
      return { ...view, standing: { ...view.standing, entered: view.marks.entered, let_in: [], bribes: {} } };
    case "bought": {
      const { seat, artefact: bought } = event;
      const gone = room(view, event.room, ({ open, stack, known }) =>
        // What lies open is bought before what lies below it.
        open !== null && (bought === null || open === bought) ? { open: null } : { stack: stack - 1, known: counted(known, bought, -1) },
      );
      return artefact(gone, seat, bought, 1);
    }
    case "bought-artefact":
      return player(view, event.seat, ({ artefacts }) => ({ artefacts: counted(artefacts, event.artefact, 1) }));
    case "lamp-lit":
      return player(view, event.seat, ({ used }) => ({ lit: true, used: counted(used, "lamp", 1) }));
    case "passed":
      return { ...view, plays: { ...view.plays, passed: [...view.plays.passed, event.seat].sort() } };
    case "began":
      return shown(view, event.play);
    case "declared": {
      const waiting = view.plays.declared.every(({ done, countered }) => done || countered) ? [] : view.plays.declared;
      const order = [...waiting.map((_, n) => view.standing.order[n] ?? n), waiting.length];
      return { ...view, plays: { declared: [...waiting, event.play], passed: [], now: null }, standing: { ...view.standing, order } };
    }
    case "countered": {
      const { by, seat, spell } = event;
      const answered = declared(view, (play) => play.seat === by && play.against === spell && powerOf(play) === "counterspell", {
        done: true,
      });
      return declared(answered, (play) => play.seat === seat && cardOf(play) === spell, { countered: true });
    }
    case "carried-out":
      return carriedOut(view, event.play);
    case "came-to-nothing":
      return done(unmarked(view, event.play));
    case "carpet-laid":
      return player(view, event.seat, ({ carpets }) => ({ carpets: [...carpets, event.space] }));
    case "carpets-gone":
      return player(view, event.seat, ({ carpets }) => ({ carpets: carpets.filter((space) => space !== event.space) }));
    case "doubled":
      return piece(view, event.seat, event.slot, (before) => before && { ...before, doubled: before.doubled + 1 });
    case "moved":
      return piece(view, event.seat, event.slot, (before) => before && { ...before, space: event.to });
    case "took-back": {
      const token = pieceAt(view, event.seat, event.slot)?.token ?? null;
      return player(
        piece(view, event.seat, event.slot, () => null),
        event.seat,
        ({ hand }) => ({ hand: withToken(hand, token) }),
      );
    }
    case "swapped": {
      const { seat, gave, got } = event;
      const changed = room(view, event.room, () => ({ open: gave }));
      return artefact(artefact(changed, seat, gave, -1), seat, got, 1);
    }
    case "searches":
      return room(view, event.room, ({ searched }) => ({ searched: [...new Set([...searched, event.seat])].sort() }));
    case "found":
      return room(view, event.room, () => ({ known: event.artefacts }));
    case "mirage":
      return room(view, event.room, ({ open, known }) => ({
        open: event.artefact,
        known: counted(counted(known, event.artefact, -1), open, 1),
        bottom: open === null ? null : { bottom: "is", artefact: open },
      }));
    case "smuggled":
      return { ...view, marks: { ...view.marks, smuggler: { seat: event.seat, spaces: event.spaces } } };
    case "round-ended":
      return cleared(view);
    case "ended":
      return { ...view, stage: { stage: "over", ending: event.ending }, ask: { step: "nothing" } };
    case "collected":
      return player(view, event.seat, () => ({ artefacts: event.artefacts }));
    case "camel-declined":
    case "declined":
    case "cannot-pay":
      return view;
  }
}

/** Treasure of a cave's kind comes from the bank, or returns to it. */
function fromBank(view: Shown, cave: Space, units: number): Shown {
  const kind = kindOf(cave);
  return kind === null ? view : bank(view, kind, -units);
}

/** The one of two drawn spells that was not given away, for those who know which they were. */
function kept(view: Shown, seat: Seat, other: string): Shown {
  const drawn = view.ask.step === "keeping" && view.ask.seat === seat ? (view.ask.drawn ?? []) : [];
  return player(view, seat, ({ known }) => ({ known: [...known, ...drawn.filter((spell) => spell !== other)] }));
}

/** What is played is open: an artefact lies before the screen, a spell has left the hand. */
function shown(view: Shown, { seat, card }: Play): Shown {
  if (card.card === "artefact") return player(view, seat, ({ used }) => ({ used: counted(used, card.artefact, 1) }));
  const gone = playersOf(view).reduce(
    (now, [other]) => player(now, other, ({ gave }) => ({ gave: gave.filter((one) => one !== card.spell) })),
    view,
  );
  const left = { ...gone, discard: [...view.discard, card.spell] };
  return player(left, seat, ({ spells, known }) => ({ spells: spells - 1, known: known.filter((one) => one !== card.spell) }));
}

/** The play that was carried out before is done; what holds from now on and is not told by another event is marked. */
function carriedOut(view: Shown, play: Play): Shown {
  const earlier = done(view);
  const place = earlier.plays.declared.findIndex((one) => !one.done && !one.countered && isSamePlay(one, play));
  const now = place < 0 ? null : { play: place, step: 0 };
  return marked({ ...earlier, plays: { ...earlier.plays, now } }, play);
}

function done(view: Shown): Shown {
  const { now } = view.plays;
  if (now === null) return view;
  return {
    ...view,
    plays: { ...view.plays, now: null, declared: view.plays.declared.map((one, n) => (n === now.play ? { ...one, done: true } : one)) },
  };
}

function marked(view: Shown, play: Play): Shown {
  const { marks } = view;
  if (powerOf(play) === "key") return { ...view, marks: { ...marks, keys: [...new Set([...marks.keys, play.seat])].sort() } };
  switch (cardOf(play)) {
    case "taboo":
      return { ...view, marks: { ...marks, taboo: play.space } };
    case "last-first":
      return { ...view, marks: { ...marks, reversed: true } };
    case "spy":
      return { ...view, marks: { ...marks, spy: play.seat } };
    default:
      return view;
  }
}

/** A Spy who comes too late marks nothing. */
function unmarked(view: Shown, play: Play): Shown {
  return cardOf(play) === "spy" ? { ...view, marks: { ...view.marks, spy: null } } : view;
}

/** A round is over: tokens and used artefacts are their owners' again, and what was left in the caves is the bank's. */
function cleared(view: Shown): Shown {
  const emptied = CAVES.reduce<Hoard>((now, cave) => {
    const kind = kindOf(cave);
    return kind === null ? now : { ...now, [kind]: now[kind] + (view.caves[cave] ?? []).reduce((sum, units) => sum + units, 0) };
  }, view.bank);
  const returned = playersOf(view).reduce(
    (now, [seat]) =>
      player(now, seat, ({ pieces, hand, used }) => ({
        pieces: [],
        hand: pieces.reduce((tokens, one) => withToken(tokens, one?.token ?? null), hand),
        carpets: [],
        used: { ...used, lamp: 0, counterspell: 0, double: 0, carpet: 0, key: 0, scroll: 0 },
        lit: false,
      })),
    view,
  );
  return {
    ...returned,
    bank: emptied,
    caves: { "cave-1": [], "cave-2": [], "cave-3": [], "cave-4": [], "cave-5": [] },
    marks: { taboo: null, smuggler: null, reversed: false, spy: null, djinn: null, keys: [], entered: [] },
    plays: { declared: [], passed: [], now: null },
    standing: { ...returned.standing, prices: {}, bribes: {}, let_in: [], entered: null, order: [] },
  };
}
