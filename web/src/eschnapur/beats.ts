import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Beat, Where } from "$src/table/screen";
import { said, type Kind } from "./event";
import { fold } from "./fold";

/** How long each kind of event is looked at, in milliseconds, and where. Those that are not here need no looking at. */
const LOOKS: Partial<Record<Kind, readonly [milliseconds: number, where: Where | null]>> = {
  "round-began": [700, null],
  "cards-down": [450, "bids"],
  bought: [1100, null],
  "blockade-lifted": [500, "bids"],
  revealed: [900, "bids"],
  "stayed-blocked": [900, "bids"],
  "played-from-hand": [900, "bids"],
  won: [1200, "bids"],
  "nobody-won": [1100, "bids"],
  "stones-handed": [900, "bids"],
  blocked: [900, "bids"],
  "blockade-beside": [500, "bids"],
  stopped: [900, "board"],
  "stop-beside": [500, "board"],
  "stones-gained": [900, "bids"],
  "marker-chosen": [600, "bids"],
  "marker-handed": [700, "bids"],
  "order-set": [700, "bids"],
  "sites-shown": [600, "board"],
  built: [380, "board"],
  premium: [800, "board"],
  owed: [300, null],
  took: [450, null],
  protected: [700, "board"],
  moved: [900, "board"],
  "moved-nothing": [500, null],
  "points-gained": [900, "bids"],
  "wages-due": [700, "board"],
  scored: [1300, "board"],
  finished: [900, "board"],
  ended: [900, null],
  bonus: [1500, "board"],
};

export function stageOf(beat: Beat<Shown, GameEvent>): Where | null {
  const places = beat.events.map((event) => LOOKS[event.event]?.[1] ?? null);
  return places.find((place) => place !== null) ?? null;
}

/** Cuts what happened into beats: what happens at the same time at a real table is one beat. */
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
    return { events: group, view, duration: Math.max(...group.map((event) => LOOKS[event.event]?.[0] ?? 0)) };
  });
  return cut.filter((beat) => beat.duration > 0);
}

function belongTogether(previous: GameEvent, next: GameEvent): boolean {
  const [a, b] = [previous.event, next.event];
  const isReveal = (of: Kind) => of === "revealed" || of === "stayed-blocked";
  if (isReveal(a) && isReveal(b)) return official(previous) === official(next);
  if (a === "scored" && b === "scored") return said(previous, "scored")?.part === said(next, "scored")?.part;
  if (a === "took" && b === "took") return said(previous, "took")?.seat === said(next, "took")?.seat;
  if (a === "built" && b === "premium") return true;
  const together: [Kind, Kind][] = [
    ["cards-down", "cards-down"],
    ["chose", "cards-down"],
    ["stones-handed", "stones-gained"],
    ["stones-gained", "stones-gained"],
    ["blocked", "stones-gained"],
    ["points-gained", "points-gained"],
    ["marker-handed", "marker-handed"],
    ["marker-chosen", "marker-handed"],
    ["marker-handed", "order-set"],
    ["bonus", "bonus"],
    ["ended", "bonus"],
    ["wages-due", "owed"],
    ["premium", "owed"],
    ["scored", "finished"],
  ];
  return together.some(([one, other]) => one === a && other === b);
}

function official(event: GameEvent): number | undefined {
  return (said(event, "revealed") ?? said(event, "stayed-blocked"))?.official;
}
