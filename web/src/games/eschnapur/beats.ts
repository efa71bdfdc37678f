import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Beat, Where } from "$src/table/screen";
import { said, type EventKind } from "./event";
import { fold } from "./fold";

/** How a kind of event is looked at. */
interface Look {
  /** How long, in milliseconds. */
  for: number;
  /** Where; nothing if it is the same everywhere. */
  at: Where | null;
  /** Is it decided something by it? */
  isVerdict?: true;
}

/** Those that are not here need no looking at. */
const LOOKS: Partial<Record<EventKind, Look>> = {
  "round-began": { for: 900, at: null },
  "cards-down": { for: 600, at: "bids" },
  bought: { for: 900, at: null, isVerdict: true },
  "blockade-lifted": { for: 700, at: "bids" },
  revealed: { for: 1100, at: "bids" },
  "stayed-blocked": { for: 1100, at: "bids" },
  "played-from-hand": { for: 1000, at: "bids" },
  won: { for: 900, at: "bids", isVerdict: true },
  "nobody-won": { for: 900, at: "bids", isVerdict: true },
  "stones-handed": { for: 900, at: "bids", isVerdict: true },
  blocked: { for: 900, at: "bids", isVerdict: true },
  "blockade-beside": { for: 700, at: "bids" },
  stopped: { for: 900, at: "board", isVerdict: true },
  "stop-beside": { for: 700, at: "board" },
  "stones-gained": { for: 700, at: "bids" },
  "marker-chosen": { for: 700, at: "bids", isVerdict: true },
  "marker-handed": { for: 700, at: "bids" },
  "order-set": { for: 900, at: "bids", isVerdict: true },
  "sites-shown": { for: 900, at: "board" },
  built: { for: 600, at: "board" },
  premium: { for: 800, at: "board", isVerdict: true },
  owed: { for: 400, at: null },
  took: { for: 600, at: null },
  protected: { for: 700, at: "board", isVerdict: true },
  moved: { for: 900, at: "board", isVerdict: true },
  "moved-nothing": { for: 600, at: null, isVerdict: true },
  "points-gained": { for: 700, at: "bids", isVerdict: true },
  "wages-due": { for: 700, at: "board", isVerdict: true },
  scored: { for: 700, at: "board", isVerdict: true },
  finished: { for: 900, at: "board", isVerdict: true },
  ended: { for: 900, at: null, isVerdict: true },
  bonus: { for: 900, at: "board", isVerdict: true },
};

function lookOf(event: GameEvent): Look | undefined {
  // Who gains nothing is not made to wait for it.
  return said(event, "points-gained")?.points === 0 ? undefined : LOOKS[event.event];
}

export function stageOf(beat: Beat<Shown, GameEvent>): Where | null {
  const places = beat.events.map((event) => lookOf(event)?.at ?? null);
  return places.find((place) => place !== null) ?? null;
}

/**
 * Cuts what happened into beats: what happens at the same time at a real table is one beat. What somebody gets is told one
 * by one, with its reason.
 */
export function beats(before: Shown, events: readonly GameEvent[]): Beat<Shown, GameEvent>[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last !== undefined && previous !== undefined && belongTogether(previous, event)) last.push(event);
    else groups.push([event]);
  }
  let view = before;
  const cut = groups.map((group): Beat<Shown, GameEvent> => {
    view = group.reduce(fold, view);
    const looks = group.map(lookOf).filter((look) => look !== undefined);
    const isVerdict = looks.some((look) => look.isVerdict === true);
    return { events: group, view, duration: Math.max(0, ...looks.map((look) => look.for)), isVerdict };
  });
  return cut.filter((beat) => beat.duration > 0);
}

function belongTogether(previous: GameEvent, next: GameEvent): boolean {
  const [a, b] = [previous.event, next.event];
  const isReveal = (of: EventKind) => of === "revealed" || of === "stayed-blocked";
  if (isReveal(a) && isReveal(b)) return official(previous) === official(next);
  if (a === "took" && b === "took") return said(previous, "took")?.seat === said(next, "took")?.seat;
  if (a === "built" && b === "premium") return true;
  const together: [EventKind, EventKind][] = [
    ["cards-down", "cards-down"],
    ["chose", "cards-down"],
    ["blocked", "stones-gained"],
    ["marker-handed", "marker-handed"],
    ["marker-chosen", "marker-handed"],
    ["marker-handed", "order-set"],
    ["wages-due", "owed"],
    ["premium", "owed"],
  ];
  return together.some(([one, other]) => one === a && other === b);
}

function official(event: GameEvent): number | undefined {
  return (said(event, "revealed") ?? said(event, "stayed-blocked"))?.official;
}
