import type { GameEvent, Play, Shown } from "$wire/morgenland";
import type { Beat, Where } from "$src/table/screen";
import { cardOf } from "./changes";
import { all, said, type Happening } from "./event";
import { fold } from "./fold";

/** How a kind of event is looked at. */
interface Look {
  /** How long, in milliseconds. */
  for: number;
  /** Where; nothing if it is the same everywhere. */
  at: Where | null;
  /** Must its sentence be read, because somebody loses or gets what cannot be had back? */
  isVerdict?: true;
}

/**
 * Those that are not here need no looking at. A space that nobody decides about takes 600 to 900 milliseconds in all: its
 * tokens turn, and what it has flies away.
 */
const LOOKS: Partial<Record<Happening, Look>> = {
  "round-began": { for: 900, at: "mountain" },
  took: { for: 600, at: "players" },
  gave: { for: 600, at: "players" },
  placed: { for: 350, at: "mountain" },
  tallied: { for: 350, at: "mountain" },
  skipped: { for: 250, at: "mountain" },
  "took-shelf": { for: 450, at: "mountain" },
  "drew-spells": { for: 500, at: "mountain" },
  "spell-given": { for: 600, at: "mountain" },
  "spell-discarded": { for: 700, at: "mountain" },
  "two-artefacts": { for: 500, at: "mountain" },
  "camel-taken": { for: 500, at: "mountain" },
  "camel-declined": { for: 500, at: "mountain" },
  entered: { for: 500, at: "mountain" },
  "turned-away": { for: 400, at: "mountain" },
  bought: { for: 900, at: "mountain", isVerdict: true },
  declined: { for: 500, at: "mountain" },
  "cannot-pay": { for: 500, at: "mountain" },
  "lamp-lit": { for: 700, at: "players" },
  began: { for: 500, at: "supplies" },
  declared: { for: 900, at: "supplies", isVerdict: true },
  countered: { for: 900, at: "supplies", isVerdict: true },
  "carried-out": { for: 900, at: "mountain", isVerdict: true },
  "came-to-nothing": { for: 900, at: "supplies", isVerdict: true },
  "took-back": { for: 500, at: "mountain" },
  moved: { for: 700, at: "mountain" },
  mirage: { for: 900, at: "mountain", isVerdict: true },
  "round-ended": { for: 500, at: "mountain" },
  ended: { for: 900, at: "mountain", isVerdict: true },
  collected: { for: 900, at: "players" },
};

/** Where nothing follows the turning of the tokens at once, it is all there is to see. */
const TALLIED_ALONE = 650;
/** More than one shelf takes a little longer: they go one after the other. */
const PER_SHELF = 33;

export function stageOf(beat: Beat<Shown, GameEvent>): Where | null {
  const places = beat.events.map((event) => LOOKS[event.event]?.at ?? null);
  return places.find((place) => place !== null) ?? null;
}

/**
 * Cuts what happened into beats: what happens at the same time at a real table is one beat. Between the tokens of a space
 * that turn and what it brings lies a beat of its own, so that the ranking can be seen. Nobody waits for those who play
 * nothing.
 */
export function beats(before: Shown, events: readonly GameEvent[], after: Shown): Beat<Shown, GameEvent>[] {
  const groups: GameEvent[][] = [];
  for (const event of events.filter(({ event: happening }) => happening !== "passed")) {
    const last = groups.at(-1);
    if (last !== undefined && belongs(last, event)) last.push(event);
    else groups.push([event]);
  }
  let view = before;
  let told = 0;
  const cut = groups.map((group, n): Beat<Shown, GameEvent> => {
    // Those who play nothing are drawn along with what comes next.
    const last = group.at(-1);
    const end = last === undefined ? told : events.indexOf(last) + 1;
    view = events.slice(told, end).reduce(fold, view);
    told = end;
    return { events: group, view: priced(view, after), duration: durationOf(group, groups[n + 1], before), isVerdict: isVerdict(group) };
  });
  return cut.filter(({ duration }) => duration > 0);
}

/** What is asked on the space where the round stands still, the server says: what would be paid there. */
function priced(view: Shown, after: Shown): Shown {
  const isThere =
    view.stage.stage === "tally" && after.stage.stage === "tally" && view.stage.space === after.stage.space && view.round === after.round;
  return isThere ? { ...view, standing: { ...view.standing, prices: after.standing.prices, bribes: after.standing.bribes } } : view;
}

function durationOf(group: readonly GameEvent[], next: readonly GameEvent[] | undefined, { observer }: Shown): number {
  const shelves = all(group, "took-shelf").length;
  const placed = all(group, "placed")[0];
  // What I place I have seen already.
  if (placed !== undefined && observer.observer === "seat" && observer.seat === placed.seat) return 0;
  if (group.some(({ event }) => event === "tallied") && (next === undefined || isNextSpace(next))) return TALLIED_ALONE;
  const longest = Math.max(0, ...group.map(({ event }) => LOOKS[event]?.for ?? 0));
  return longest + PER_SHELF * Math.max(0, shelves - 1);
}

function isNextSpace([first]: readonly GameEvent[]): boolean {
  return first !== undefined && ["tallied", "skipped", "round-ended", "ended"].includes(first.event);
}

function isVerdict(group: readonly GameEvent[]): boolean {
  // Whoever is turned away loses nothing but what they had in the rooms.
  const isSentHome = group.some(({ event }) => event === "turned-away") && group.some(({ event }) => event === "took-back");
  return isSentHome || group.some(({ event }) => LOOKS[event]?.isVerdict === true);
}

/** What one thing brings about at once. */
const EFFECTS: readonly Happening[] = [
  "carpet-laid",
  "carpets-gone",
  "doubled",
  "moved",
  "took-back",
  "turned-over",
  "dragon-left",
  "dragon-returned",
  "swapped",
  "searches",
  "found",
  "smuggled",
];

/** What is told together, whoever it is about. */
const TOGETHER: readonly (readonly [Happening, readonly Happening[]])[] = [
  ["round-began", ["cave-filled", "artefact-turned"]],
  ["placed", ["placed-token"]],
  ["tallied", ["guard-turned", "turned-over"]],
  ["skipped", ["skipped"]],
  ["took-shelf", ["took-shelf"]],
  ["drew-spells", ["spells-drawn"]],
  ["spell-given", ["spell-handed"]],
  ["turned-away", ["turned-away", "took-back"]],
  ["bought", ["bought-artefact"]],
  ["carried-out", EFFECTS],
  ["moved", ["turned-over"]],
  ["took-back", ["took-back"]],
  ["searches", ["found"]],
  ["collected", ["collected"]],
];

/** Does an event happen together with these? */
function belongs(group: readonly GameEvent[], event: GameEvent): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return false;
  if (TOGETHER.some(([one, others]) => one === first.event && others.includes(event.event))) return true;
  switch (event.event) {
    case "declared":
      return isSame(said(last, "began")?.play, event.play);
    case "came-to-nothing":
      return isSame(said(first, "carried-out")?.play, event.play);
    // What is taken for what is given, what is bought with it, and a bribe, are one deal.
    case "gave":
      return (
        isOf(last, event.seat, "gave", "entered") && (last.event === "entered" ? last.how === "bribe" : said(last, "gave")?.to === event.to)
      );
    case "took":
      return isOf(last, event.seat, "gave", "took");
    case "bought":
      return isOf(last, event.seat, "gave");
    case "bought-artefact":
      return isOf(last, event.seat, "bought");
    case "entered":
      return event.how !== "bribe" && said(last, "entered")?.how !== undefined && said(last, "entered")?.how !== "bribe";
    default:
      return false;
  }
}

/** Is it the same card of the same player? What it is about may have been named in between. */
function isSame(one: Play | undefined, other: Play): boolean {
  return one?.seat === other.seat && cardOf(one) === cardOf(other);
}

/** Is it one of these kinds, and about this player? */
function isOf(event: GameEvent, seat: string, ...happenings: readonly Happening[]): boolean {
  return happenings.includes(event.event) && "seat" in event && event.seat === seat;
}
