import type { GameEvent, Gold, Official, Part } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import type { Chronicle } from "$src/table/chronicle";
import type { SeatedPlayer } from "$src/table/players";
import { document } from "$src/words/document";
import { say, words } from "$src/words/words.svelte";
import { all, said, type EventOf, type EventKind } from "./event";
import { named, officially } from "./nouns";
import { phaseOf } from "./phase";
import { listed } from "./reason";
import { columns } from "./reveal";

type Events = readonly GameEvent[];

/** What players choose while others choose too. */
const CHOOSING: readonly EventKind[] = ["site-picked", "gold-laid", "began-anew", "chose", "took-back"];
/** What is shown of cards when an official is revealed. */
const REVEALING: readonly EventKind[] = ["revealed", "stayed-blocked", "played-from-hand"];
/** What is told of one event after the other in one line, whoever it is about. */
const TOGETHER: readonly (readonly [EventKind, EventKind])[] = [
  ["chose", "cards-down"],
  ["cards-down", "cards-down"],
  ["passed", "passed"],
  ["marker-handed", "marker-handed"],
  ["marker-handed", "order-set"],
  ["lifted", "moved"],
  ["points-gained", "points-gained"],
];
/** What one player does piece by piece. */
const PIECEWISE: readonly (readonly [EventKind, EventKind])[] = [
  ["built", "built"],
  ["owed", "took"],
  ["took", "took"],
];

export const chronicle: Chronicle<GameEvent> = { heading, joins, told, decides, sealsWith, planned };

/** Each phase is a chapter: its name stands on the strip as well. */
function heading(event: GameEvent, earlier: Events): string | null {
  const chosen = said(event, "chose");
  // Everybody picks sites, then everybody lays gold.
  const phase = chosen === null ? phaseOf(event) : hasChosen(earlier, chosen.seat) ? 2 : 1;
  if (phase === undefined) return null;
  return phase === null ? say("board-told-end") : say(`eschnapur-phase-${phase}`);
}

/** Who has chosen, and has not taken it back. */
function chosen(events: Events): Seat[] {
  const seats = new Set<Seat>();
  for (const event of events) {
    if (event.event === "chose") seats.add(event.seat);
    else if (event.event === "took-back") seats.delete(event.seat);
  }
  return [...seats];
}

function hasChosen(events: Events, seat: Seat): boolean {
  return chosen(events).includes(seat);
}

function joins(line: Events, event: GameEvent): boolean {
  const last = line.at(-1);
  if (last === undefined) return false;
  const [a, b] = [last.event, event.event];
  if (CHOOSING.includes(a) && CHOOSING.includes(b)) return !isNextChoice(line, event);
  if (REVEALING.includes(a) && REVEALING.includes(b)) return officialOf(last) === officialOf(event);
  const gained = said(event, "stones-gained");
  // Whoever gets less than they are due is told of by themselves.
  if (gained !== null && gained.gained < gained.due) return false;
  if (gained?.because === "card") return a === "stones-handed" || a === "stones-gained";
  if (gained?.because === "blockade") return a === "blocked";
  if (TOGETHER.some(([one, other]) => one === a && other === b)) return true;
  return PIECEWISE.some(([one, other]) => one === a && other === b) && "seat" in last && "seat" in event && last.seat === event.seat;
}

/** Gold is laid once the sites are picked: that is another line. */
function isNextChoice(line: Events, event: GameEvent): boolean {
  if (event.event === "chose") return hasChosen(line, event.seat);
  const others: Partial<Record<EventKind, EventKind>> = { "gold-laid": "site-picked", "site-picked": "gold-laid" };
  const other = others[event.event];
  return line.some((one) => one.event === other) || ("seat" in event && event.event === "gold-laid" && hasChosen(line, event.seat));
}

function officialOf(event: GameEvent): Official | null {
  return "official" in event ? event.official : null;
}

function told(line: Events, earlier: Events, players: readonly SeatedPlayer[]): string | null {
  const last = line.at(-1);
  if (last === undefined) return null;
  const nameOf = (seat: Seat) => players.find((player) => player.seat === seat)?.name ?? seat;
  const names = (seats: readonly Seat[]) => words().joined(seats.map(nameOf));
  switch (last.event) {
    case "site-picked":
    case "gold-laid":
    case "began-anew":
    case "chose":
    case "took-back":
      return choosing(line, earlier, names);
    case "cards-down":
      return down(all(line, "cards-down"), nameOf);
    case "moved":
      return last.by === last.owner ? say("board-told-moved-own", { name: nameOf(last.by), from: last.from, to: last.to }) : null;
    case "revealed":
    case "stayed-blocked":
    case "played-from-hand":
      return say("board-told-cards", { ...officially(last.official), cards: listed(line.map((event) => card(event, nameOf))) });
    case "nobody-won":
      return nobody(last.official, [...earlier, ...line]);
    case "stones-handed":
    case "stones-gained":
      return stones(line, nameOf);
    case "built":
      return built(line, nameOf);
    case "took":
      return coins(line, earlier, nameOf);
    case "passed": {
      const seats = [...new Set(all(line, "passed").map(({ seat }) => seat))];
      return seats.length < 2 ? null : say("board-told-passed", { names: names(seats) });
    }
    case "points-gained": {
      const gains = all(line, "points-gained").filter(({ points }) => points > 0);
      if (line.length < 2 || gains.length === 0) return null;
      return say("board-told-points", {
        gains: listed(gains.map(({ seat, points }) => say("board-one", { name: nameOf(seat), count: points }))),
      });
    }
    default:
      return null;
  }
}

function choosing(line: Events, earlier: Events, names: (seats: readonly Seat[]) => string): string | null {
  const seats = chosen(line);
  const [first] = seats;
  if (first === undefined) return null;
  const isGold = hasChosen(earlier, first) || line.some(({ event }) => event === "gold-laid");
  return say(isGold ? "board-told-gold" : "board-told-sites", { names: names(seats), count: seats.length });
}

function down(laid: readonly EventOf<"cards-down">[], nameOf: (seat: Seat) => string): string | null {
  const [first, ...others] = laid;
  if (first === undefined || others.length === 0) return null;
  const count = first.officials.length;
  if (count > 0 && others.every(({ officials }) => officials.length === count)) return say("board-told-all-down", { count });
  return say("board-told-down", {
    cards: listed(laid.map(({ seat, officials }) => say("board-one", { name: nameOf(seat), count: officials.length }))),
  });
}

/** "Ben 4": what somebody showed to an official. */
function card(event: GameEvent, nameOf: (seat: Seat) => string): string {
  switch (event.event) {
    case "revealed":
      return say("board-one", { name: nameOf(event.seat), count: event.gold });
    case "played-from-hand":
      return event.gold === null
        ? say("board-told-no-card", { name: nameOf(event.seat) })
        : say("board-told-from-hand", { name: nameOf(event.seat), gold: event.gold });
    case "stayed-blocked":
      return say("board-told-blocked-card", { name: nameOf(event.seat) });
    default:
      return "";
  }
}

/** Why nobody won an official, as the cards tell it that were shown to them. */
function nobody(official: Official, events: Events): string {
  const bids = columns(events).get(official)?.bids ?? [];
  const cards = (fate: string): Gold[] =>
    bids.flatMap((bid) => (bid.fate === fate && bid.gold !== null ? [bid.gold] : [])).sort((one, other) => other - one);
  const cancelled = cards("cancelled");
  const the = officially(official);
  if (cancelled.length > 0) return say("board-told-nobody-cancelled", { ...the, cards: listed(cancelled) });
  if (cards("back").length > 0) return say("board-told-nobody-zero", the);
  return say(bids.some(({ fate }) => fate === "blocked") ? "board-told-nobody-blocked" : "board-told-nobody-laid", the);
}

function stones(line: Events, nameOf: (seat: Seat) => string): string | null {
  const gains = all(line, "stones-gained");
  const [blocked] = all(line, "blocked");
  const [gain] = gains;
  if (gain === undefined) return null;
  if (blocked !== undefined) {
    const values = { by: nameOf(blocked.by), name: nameOf(blocked.seat), stones: gain.gained, ...officially(blocked.official) };
    return say("board-told-blocked", values);
  }
  const [handed] = all(line, "stones-handed");
  if (handed === undefined) return null;
  const shares = listed(gains.map(({ seat, gained }) => say("board-one", { name: nameOf(seat), count: gained })));
  const halved = handed.bids.filter(({ fate }) => fate === "half").map(({ gold }) => gold);
  if (halved.length === 0) return say("board-told-stones", { shares });
  // Whoever has as much as those who get half, and gets all, wins ties.
  const favoured = handed.bids.find(({ gold, fate }) => fate === "full" && halved.includes(gold));
  return favoured === undefined
    ? say("board-told-stones-shared", { shares })
    : say("board-told-stones-ties", { shares, name: nameOf(favoured.seat) });
}

function built(line: Events, nameOf: (seat: Seat) => string): string | null {
  const stones = all(line, "built");
  const [first] = stones;
  if (first === undefined || stones.length < 2) return null;
  const parts = [...new Set(stones.map(({ part }) => part))];
  const each = parts.map((part) =>
    say("board-told-built-on", { stones: stones.filter((one) => one.part === part).length, "part-name": named("part", part) }),
  );
  return say("board-told-built", { name: nameOf(first.seat), parts: listed(each) });
}

/** Why somebody takes gold: what the events say that it is paid for. */
type Cause = { because: "premium" | "wage"; part: Part } | { because: "privilege" };

function causeOf(earlier: Events): Cause | null {
  const cause = earlier.findLast((event) => event.event === "premium" || event.event === "wages-due" || event.event === "bought");
  switch (cause?.event) {
    case "premium":
      return { because: "premium", part: cause.part };
    case "wages-due":
      return { because: "wage", part: cause.part };
    case "bought":
      return { because: "privilege" };
    default:
      return null;
  }
}

/** What gold is taken for, within a sentence or as one. */
export function paid(form: "paid" | "why", earlier: Events): string | null {
  const cause = causeOf(earlier);
  if (cause === null) return null;
  return say(`board-${form}-${cause.because}`, "part" in cause ? { "part-name": named("part", cause.part) } : {});
}

function coins(line: Events, earlier: Events, nameOf: (seat: Seat) => string): string | null {
  const taken = all(line, "took");
  const [first] = taken;
  const [owed] = all(line, "owed");
  const why = paid("paid", earlier);
  if (first === undefined || why === null) return null;
  const gold = taken.reduce((sum, one) => sum + one.gold, 0);
  const values = { name: nameOf(first.seat), gold, why, cards: listed(taken.map((one) => one.gold)), count: taken.length };
  return owed === undefined || owed.payable >= owed.due
    ? say("board-told-coins", values)
    : say("board-told-coins-short", { ...values, due: owed.due });
}

function decides(event: GameEvent, earlier: Events): Seat | null {
  switch (event.event) {
    case "site-picked":
    case "gold-laid":
    case "chose":
    case "bought":
    case "passed":
    case "played-from-hand":
    case "marker-chosen":
    case "built":
    case "took":
    case "protected":
    case "lifted":
      return event.seat;
    case "blocked":
    case "stopped":
    case "moved":
    case "moved-nothing":
      return event.by;
    // Nobody puts a marker aside, or hands out others, but who has won the right to it.
    case "blockade-beside":
      return winner(earlier, 1);
    case "stop-beside":
      return winner(earlier, 2);
    case "marker-handed":
      return winner(earlier, 4);
    case "order-set":
      return event.drawn ? null : winner(earlier, 4);
    default:
      return null;
  }
}

function winner(events: Events, official: Official): Seat | null {
  return all(events, "won").find((won) => won.official === official)?.seat ?? null;
}

function sealsWith(plan: Events, event: GameEvent): boolean {
  const last = plan.at(-1);
  if (last === undefined) return false;
  const [a, b] = [last.event, event.event];
  const pairs: readonly (readonly [EventKind, EventKind])[] = [
    ["site-picked", "site-picked"],
    ["site-picked", "chose"],
    ["gold-laid", "gold-laid"],
    ["gold-laid", "chose"],
    ["marker-handed", "marker-handed"],
    ["marker-handed", "order-set"],
    ["lifted", "moved"],
    ["built", "built"],
    ["took", "took"],
  ];
  return pairs.some(([one, other]) => one === a && other === b);
}

function planned(plan: Events, seat: Seat, players: readonly SeatedPlayer[]): string | null {
  const nameOf = (one: string) => players.find((player) => player.seat === one)?.name ?? one;
  const name = nameOf(seat);
  const [first] = plan;
  switch (first?.event) {
    case "site-picked":
      return say("board-planned-sites", { name, parts: words().joined(all(plan, "site-picked").map(({ part }) => named("part", part))) });
    case "gold-laid": {
      const cards = all(plan, "gold-laid").flatMap(({ gold, official }) =>
        gold === null ? [] : [say("board-planned-card", { gold, ...officially(official) })],
      );
      return cards.length === 0 ? null : say("board-planned-gold", { name, cards: words().joined(cards) });
    }
    case "took":
      return plan.length < 2 ? null : say("board-planned-coins", { name, cards: listed(all(plan, "took").map(({ gold }) => gold)) });
    case "blockade-beside":
    case "stop-beside":
      return say(`board-planned-${first.event}`, { name });
    case "marker-handed":
    case "order-set": {
      const set = all(plan, "order-set").at(-1);
      return set === undefined ? null : say("board-planned-order", { name, order: words().joined(set.order.map(nameOf)) });
    }
    case "chose":
      return document("eschnapur", first, nameOf);
    default:
      return null;
  }
}
