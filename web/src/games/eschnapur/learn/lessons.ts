import type { Because, Bid, GameEvent, Official, Privilege, Shown } from "$wire/eschnapur";
import type { Act } from "$wire/eschnapur-actions";
import type { Seat } from "$wire/tabletop";
import type * as course from "$src/learn/course";
import { say, type Arguments } from "$src/words/words.svelte";
import { acts, isOf, type ActOf, type Verb } from "../acts";
import { said } from "../event";
import { titled } from "../nouns";
import { PRIVILEGE_RULES } from "../parts";
import { seatsOf } from "../points";
import Officials from "./Officials.svelte";

export type Lesson = course.Lesson<Shown, GameEvent>;
export type LessonMoment = course.LessonMoment<Shown, GameEvent>;

/** What an official can do, in a line. */
export function does(official: Official): string {
  return say(`eschnapur-learn-official-${official}`);
}

/** What can be chosen now, and what is chosen already. */
function asked({ prompt }: LessonMoment): Act[] {
  return acts([...(prompt?.choices ?? []), ...(prompt?.draft ?? [])]);
}

/** Is one of these the choice now? */
function asks(verb: Verb): (moment: LessonMoment) => Arguments | null {
  return (moment) => (asked(moment).some((act) => isOf(act, verb)) ? {} : null);
}

/** What became of my card, if the event decides an official before whom I have an open one. */
function mine(event: GameEvent, me: Seat): { official: Official; bids: readonly Bid[]; own: Bid } | null {
  const decided = said(event, "won") ?? said(event, "nobody-won") ?? said(event, "stones-handed");
  const own = decided?.bids.find(({ seat }) => seat === me);
  return decided === null || own === undefined ? null : { official: decided.official, bids: decided.bids, own };
}

function won(because: Because) {
  return (event: GameEvent, { me }: LessonMoment): Arguments | null => {
    const win = said(event, "won");
    if (win?.seat !== me || win.because !== because) return null;
    const higher = win.bids.filter(({ fate }) => fate === "cancelled").map(({ gold }) => gold);
    return { official: win.official, gold: win.gold, higher: Math.max(0, ...higher) };
  };
}

/** My card and others of its value cancelled out, whether or not a lower one wins then. */
function cancelled(event: GameEvent, { me, names }: LessonMoment): Arguments | null {
  const card = said(event, "stones-handed") === null ? mine(event, me) : null;
  if (card?.own.fate !== "cancelled" || card.own.gold === 0) return null;
  const others = card.bids.filter(({ seat, gold }) => seat !== me && gold === card.own.gold).map(({ seat }) => seat);
  return others.length === 0 ? null : { official: card.official, gold: card.own.gold, name: names(...others) };
}

/** Somebody else wins. A 0 is nothing to be sorry for: it comes back. */
function lost(fate: "lost" | "tied") {
  return (event: GameEvent, { me, names }: LessonMoment): Arguments | null => {
    const win = said(event, "won");
    const card = mine(event, me);
    if (win === null || card?.own.fate !== fate || card.own.gold === 0) return null;
    return { official: win.official, gold: card.own.gold, winning: win.gold, name: names(win.seat) };
  };
}

/** Stones for my card before official 3: all of them, or half after a tie. */
function stones(wanted: "full" | "half") {
  return (event: GameEvent, { me, past }: LessonMoment): Arguments | null => {
    const gain = said(event, "stones-gained");
    if (gain?.seat !== me || gain.because !== "card" || gain.gained === 0) return null;
    const [card] = past.flatMap((one) => (said(one, "stones-handed") === null ? [] : [mine(one, me)]));
    return card?.own.fate === wanted ? { gold: card.own.gold, stones: gain.gained } : null;
  };
}

function scored(isMine: boolean) {
  return (event: GameEvent, { me, names, knows }: LessonMoment): Arguments | null => {
    const score = said(event, "scored");
    if (score === null || (score.seat === me) !== isMine || knows("scored")) return null;
    return { name: names(score.seat), part: score.part, value: score.field_value, stones: score.stones, sum: score.points };
  };
}

/** Where several would fit, the first one is told. */
const PLAY: readonly Lesson[] = [
  {
    about: "question",
    id: "welcome",
    rule: null,
    points: null,
    when: (moment) => (asks("site")(moment) === null || moment.view.round > 1 ? null : { others: seatsOf(moment.view).length - 1 }),
  },
  { about: "question", id: "sites", rule: "E1.1", points: "board", when: asks("site") },
  { about: "question", id: "gold", rule: "E2.2", points: "hand", when: asks("lay") },
  {
    about: "question",
    id: "officials",
    rule: "EW.2",
    points: "bids",
    Below: Officials,
    aloud: (view) => view.officials.map(does).join(" "),
    when: asks("lay"),
  },
  { about: "event", id: "won", rule: "EW.5", points: "bids", when: won("highest") },
  { about: "event", id: "won-cancelled", rule: "EW.2", points: "bids", when: won("higher-cancelled") },
  { about: "event", id: "won-ties", rule: "EW.4", points: "bids", when: won("wins-ties") },
  { about: "event", id: "cancelled", rule: "EW.2", points: "bids", when: cancelled },
  { about: "event", id: "lost", rule: "E9.1", points: "bids", when: lost("lost") },
  { about: "event", id: "lost-tie", rule: "EW.4", points: "bids", when: lost("tied") },
  {
    about: "event",
    id: "zero",
    rule: "EW.5",
    points: "hand",
    when(event, { me }) {
      const card = said(event, "revealed");
      return card?.seat === me && card.back ? {} : null;
    },
  },
  { about: "question", id: "blockade", rule: "E3.2", points: "bids", when: asks("block") },
  {
    about: "event",
    id: "blocked",
    rule: "E3.5",
    points: "bids",
    when(event, { me, names }) {
      const block = said(event, "blocked");
      return block?.seat === me ? { name: names(block.by), official: block.official } : null;
    },
  },
  { about: "question", id: "stop", rule: "E4.1", points: "board", when: asks("stop") },
  {
    about: "event",
    id: "stopped",
    rule: "E4.2",
    points: "board",
    when(event, { me, names }) {
      const stop = said(event, "stopped");
      return stop === null || stop.by === me ? null : { name: names(stop.by), part: stop.part };
    },
  },
  { about: "event", id: "stones", rule: "E5.1", points: "bids", when: stones("full") },
  { about: "event", id: "stones-tied", rule: "E5.1", points: "bids", when: stones("half") },
  { about: "question", id: "order", rule: "E6.1", points: "bids", when: asks("marker") },
  {
    about: "event",
    id: "order-set",
    rule: "E7.1",
    points: "bids",
    when(event, { me, names }) {
      const set = said(event, "order-set");
      const [first] = set?.order ?? [];
      return first === undefined ? null : { name: names(first), isme: String(first === me) };
    },
  },
  {
    about: "question",
    id: "take",
    rule: "EG.1",
    points: "market",
    when(moment) {
      // Gold may be due in the middle of a plan, which only the drafted game knows. Then it is the question.
      const payment = (moment.prompt?.drafted ?? moment.view).payment;
      return asks("take")(moment) === null || payment === null ? null : { left: payment.left };
    },
  },
  { about: "question", id: "building", rule: "E7.2", points: "board", when: asks("build") },
  {
    about: "event",
    id: "premium",
    rule: "E7.5",
    points: "board",
    when(event) {
      const premium = said(event, "premium");
      return premium === null ? null : { part: premium.part, gold: premium.premium };
    },
  },
  { about: "question", id: "moving", rule: "E8.1", points: "board", when: asks("lift") },
  {
    about: "event",
    id: "moved",
    rule: "E8.1",
    points: "board",
    when(event, { me, names }) {
      const move = said(event, "moved");
      if (move === null || move.by === me || move.owner !== me) return null;
      return { name: names(move.by), from: move.from, to: move.to };
    },
  },
  {
    about: "event",
    id: "points",
    rule: "E9.1",
    points: "market",
    when(event, { me }) {
      const gain = said(event, "points-gained");
      return gain?.seat === me && gain.points > 0 ? { points: gain.points } : null;
    },
  },
  {
    about: "question",
    id: "window",
    rule: "E10.2",
    points: "market",
    when: ({ prompt, view, me }) => (prompt?.window === true ? { points: view.tableaus[me]?.pp ?? 0 } : null),
  },
  {
    about: "event",
    id: "wages",
    rule: "E9.3",
    points: "board",
    when(event) {
      const wages = said(event, "wages-due");
      return wages === null ? null : { part: wages.part, wage: wages.wage };
    },
  },
  { about: "event", id: "scored", rule: "E9.4", points: "board", when: scored(true) },
  { about: "event", id: "scored-other", rule: "E9.4", points: "board", when: scored(false) },
  {
    about: "event",
    id: "finished",
    rule: "E9.6",
    points: "board",
    when(event) {
      const finish = said(event, "finished");
      return finish === null ? null : { part: finish.part, done: finish.done, needed: finish.needed };
    },
  },
  {
    about: "event",
    id: "round",
    rule: null,
    points: null,
    when: (event) => (said(event, "round-began")?.round === 2 ? {} : null),
  },
  {
    about: "event",
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
const PRIVILEGES = (Object.entries(PRIVILEGE_RULES) as [Privilege, string][]).map(([privilege, rule]): Lesson => ({
  about: "question",
  id: `buy-${privilege}`,
  kind: "privilege",
  title: () => titled("privilege", privilege),
  rule,
  points: "market",
  when(moment) {
    const buy = asked(moment).find((act): act is ActOf<"buy"> => isOf(act, "buy") && act.privilege === privilege);
    return buy === undefined ? null : { cost: moment.view.figures.costs[buy.privilege] };
  },
}));

export const lessons: readonly Lesson[] = [...PLAY, ...PRIVILEGES];
