import type { Because, Bid, GameEvent, Official, Privilege, Shown } from "$wire/eschnapur";
import type { Act } from "$wire/eschnapur-actions";
import type { Prompt } from "$src/table/asked";
import type { Seat } from "$wire/tabletop";
import { acts, isOf, type ActOf, type Verb } from "$src/eschnapur/acts";
import { said } from "$src/eschnapur/event";
import { PRIVILEGE_RULES } from "$src/eschnapur/parts";
import type { Arguments } from "$src/words/words.svelte";

/** A part of the screen that the coach can point at; it carries `data-place`. */
export type Place = "board" | "bids" | "market" | "hand" | "prompt";

/** The game at a moment in which the coach may speak. */
export interface Moment {
  view: Shown;
  me: Seat;
  prompt: Prompt<Shown> | null;
  /** What players are called. */
  name(seat: Seat): string;
  /** What happened in this round until now. */
  past: readonly GameEvent[];
}

interface Saying {
  /** Its texts are `learn-<id>` and `learn-<id>-text`. */
  id: string;
  /** The privilege it is about, which is its title. */
  privilege?: Privilege;
  rule: string | null;
  points: Place | null;
}

/** Something the coach says once: about an event, or about what there is to do. `null` is "not now". */
export type Lesson =
  | (Saying & { about: "news"; when(event: GameEvent, moment: Moment): Arguments | null })
  | (Saying & { about: "now"; when(moment: Moment): Arguments | null });

/** What can be chosen now, and what is chosen already. */
function asked({ prompt }: Moment): Act[] {
  return acts([...(prompt?.choices ?? []), ...(prompt?.draft ?? [])]);
}

/** Is one of these the choice now? */
function asks(verb: Verb): (moment: Moment) => Arguments | null {
  return (moment) => (asked(moment).some((act) => isOf(act, verb)) ? {} : null);
}

/** What became of my card, if the event decides an official before whom I have an open one. */
function mine(event: GameEvent, me: Seat): { official: Official; bids: readonly Bid[]; own: Bid } | null {
  const decided = said(event, "won") ?? said(event, "nobody-won") ?? said(event, "stones-handed");
  const own = decided?.bids.find(({ seat }) => seat === me);
  return decided === null || own === undefined ? null : { official: decided.official, bids: decided.bids, own };
}

function won(because: Because) {
  return (event: GameEvent, { me }: Moment): Arguments | null => {
    const win = said(event, "won");
    if (win === null || win.seat !== me || win.because !== because) return null;
    const higher = win.bids.filter(({ fate }) => fate === "cancelled").map(({ gold }) => gold);
    return { official: win.official, gold: win.gold, higher: Math.max(0, ...higher) };
  };
}

function cancelled(event: GameEvent, { me, name }: Moment): Arguments | null {
  const card = said(event, "nobody-won") === null ? null : mine(event, me);
  if (card === null || card.own.fate !== "cancelled") return null;
  const other = card.bids.find(({ seat, gold }) => seat !== me && gold === card.own.gold);
  return other === undefined ? null : { official: card.official, gold: card.own.gold, name: name(other.seat) };
}

function lost(event: GameEvent, { me, name }: Moment): Arguments | null {
  const win = said(event, "won");
  const card = mine(event, me);
  if (win === null || card === null || card.own.fate === "won") return null;
  return { official: win.official, gold: card.own.gold, winning: win.gold, name: name(win.seat) };
}

/** Stones for my card before official 3: all of them, or half after a tie. */
function stones(wanted: "full" | "half") {
  return (event: GameEvent, { me, past }: Moment): Arguments | null => {
    const gain = said(event, "stones-gained");
    if (gain === null || gain.seat !== me || gain.because !== "card") return null;
    const [card] = past.flatMap((one) => (said(one, "stones-handed") === null ? [] : [mine(one, me)]));
    return card?.own.fate === wanted ? { gold: card.own.gold, stones: gain.due } : null;
  };
}

const PLAY: readonly Lesson[] = [
  { about: "now", id: "welcome", rule: null, points: null, when: ({ view }) => (view.round === 1 ? {} : null) },
  { about: "now", id: "sites", rule: "E1.1", points: "board", when: asks("site") },
  {
    about: "news",
    id: "sealed",
    rule: "E2.6",
    points: "prompt",
    when: (event, { me }) => (said(event, "chose")?.seat === me ? {} : null),
  },
  { about: "now", id: "gold", rule: "E2.2", points: "hand", when: asks("lay") },
  { about: "now", id: "officials", rule: "EW.2", points: "bids", when: asks("lay") },
  { about: "news", id: "won", rule: "EW.5", points: "bids", when: won("highest") },
  { about: "news", id: "won-cancelled", rule: "EW.2", points: "bids", when: won("higher-cancelled") },
  { about: "news", id: "won-ties", rule: "EW.4", points: "bids", when: won("wins-ties") },
  { about: "news", id: "cancelled", rule: "EW.2", points: "bids", when: cancelled },
  { about: "news", id: "lost", rule: "E9.1", points: "bids", when: lost },
  {
    about: "news",
    id: "zero",
    rule: "EW.5",
    points: "hand",
    when(event, { me }) {
      const card = said(event, "revealed");
      return card?.seat === me && card.back ? {} : null;
    },
  },
  { about: "now", id: "blockade", rule: "E3.2", points: "bids", when: asks("block") },
  {
    about: "news",
    id: "blocked",
    rule: "E3.5",
    points: "bids",
    when(event, { me, name }) {
      const block = said(event, "blocked");
      return block?.seat === me ? { name: name(block.by), official: block.official } : null;
    },
  },
  { about: "now", id: "stop", rule: "E4.1", points: "board", when: asks("stop") },
  {
    about: "news",
    id: "stopped",
    rule: "E4.2",
    points: "board",
    when(event, { me, name }) {
      const stop = said(event, "stopped");
      return stop === null || stop.by === me ? null : { name: name(stop.by), part: stop.part };
    },
  },
  { about: "news", id: "stones", rule: "E5.1", points: "bids", when: stones("full") },
  { about: "news", id: "stones-tied", rule: "E5.1", points: "bids", when: stones("half") },
  { about: "now", id: "order", rule: "E6.1", points: "bids", when: asks("marker") },
  {
    about: "news",
    id: "order-set",
    rule: "E7.1",
    points: "bids",
    when(event, { me, name }) {
      const set = said(event, "order-set");
      const [first] = set?.order ?? [];
      return first === undefined ? null : { name: name(first), isme: String(first === me) };
    },
  },
  { about: "now", id: "building", rule: "E7.2", points: "board", when: asks("build") },
  {
    about: "news",
    id: "premium",
    rule: "E7.5",
    points: "board",
    when(event) {
      const premium = said(event, "premium");
      return premium === null ? null : { part: premium.part };
    },
  },
  {
    about: "now",
    id: "take",
    rule: "EG.1",
    points: "market",
    when(moment) {
      // Gold may be due in the middle of a plan, which only the drafted game knows.
      const payment = (moment.prompt?.drafted ?? moment.view).payment;
      return asks("take")(moment) === null || payment === null ? null : { left: payment.left };
    },
  },
  { about: "now", id: "moving", rule: "E8.1", points: "board", when: asks("lift") },
  {
    about: "news",
    id: "moved",
    rule: "E8.1",
    points: "board",
    when(event, { me, name }) {
      const move = said(event, "moved");
      if (move === null || move.by === me || move.owner !== me) return null;
      return { name: name(move.by), from: move.from, to: move.to };
    },
  },
  {
    about: "news",
    id: "points",
    rule: "E9.1",
    points: "market",
    when(event, { me }) {
      const gain = said(event, "points-gained");
      return gain?.seat === me && gain.points > 0 ? { points: gain.points } : null;
    },
  },
  {
    about: "now",
    id: "window",
    rule: "E10.2",
    points: "market",
    when: ({ prompt, view, me }) => (prompt?.window === true ? { points: view.tableaus[me]?.pp ?? 0 } : null),
  },
  {
    about: "news",
    id: "wages",
    rule: "E9.3",
    points: "board",
    when(event) {
      const wages = said(event, "wages-due");
      return wages === null ? null : { part: wages.part, wage: wages.wage };
    },
  },
  {
    about: "news",
    id: "scored",
    rule: "E9.4",
    points: "board",
    when(event, { me }) {
      const score = said(event, "scored");
      if (score?.seat !== me) return null;
      return { part: score.part, value: score.field_value, stones: score.stones, sum: score.points };
    },
  },
  {
    about: "news",
    id: "finished",
    rule: "E9.6",
    points: "board",
    when(event) {
      const finish = said(event, "finished");
      return finish === null ? null : { part: finish.part, done: finish.done, needed: finish.needed };
    },
  },
  {
    about: "news",
    id: "round",
    rule: null,
    points: null,
    when: (event) => (said(event, "round-began")?.round === 2 ? {} : null),
  },
  {
    about: "news",
    id: "bonus",
    rule: "E11.1",
    points: null,
    when(event, { me }) {
      const bonus = said(event, "bonus");
      return bonus?.seat === me ? { points: bonus.points } : null;
    },
  },
];

/** Each privilege is explained when it can be bought for the first time. */
// The keys of the record are the privileges.
const PRIVILEGES = (Object.entries(PRIVILEGE_RULES) as [Privilege, string][]).map(
  ([privilege, rule]): Lesson => ({
    about: "now",
    id: `buy-${privilege}`,
    privilege,
    rule,
    points: "market",
    when(moment) {
      const buy = asked(moment).find((act): act is ActOf<"buy"> => isOf(act, "buy") && act.privilege === privilege);
      return buy === undefined ? null : { cost: moment.view.figures.costs[buy.privilege] };
    },
  }),
);

const END: Lesson = {
  about: "now",
  id: "over",
  rule: "E11.2",
  points: null,
  when({ view, me }) {
    if (view.phase.step !== "over") return null;
    const best = Math.max(...Object.values(view.tableaus).map(({ vp }) => vp));
    return { points: view.tableaus[me]?.vp ?? 0, best, isbest: String(view.standings[me]?.place === 1) };
  },
};

export const lessons: readonly Lesson[] = [...PLAY, ...PRIVILEGES, END];
