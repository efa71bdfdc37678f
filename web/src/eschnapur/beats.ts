import type { Event, Shown } from "$wire/eschnapur";
import type { Beat, Where } from "$src/table/screen";
import { kind, said, type Kind } from "./event";
import { fold } from "./fold";

/** How long each kind of event is looked at, in milliseconds. Those that are not here need no looking at. */
const DURATIONS: Partial<Record<Kind, number>> = {
  "round-began": 700,
  "cards-down": 450,
  bought: 1100,
  "blockade-lifted": 500,
  revealed: 900,
  "stayed-blocked": 900,
  "played-from-hand": 900,
  won: 1200,
  "nobody-won": 1100,
  blocked: 900,
  "blockade-beside": 500,
  stopped: 900,
  "stop-beside": 500,
  "stones-gained": 900,
  "marker-chosen": 600,
  "marker-handed": 700,
  "order-set": 700,
  "sites-shown": 600,
  built: 380,
  premium: 800,
  owed: 300,
  took: 450,
  protected: 700,
  moved: 900,
  "moved-nothing": 500,
  "points-gained": 900,
  "wages-due": 700,
  scored: 1300,
  finished: 900,
  ended: 900,
  bonus: 1500,
};

/** What is to be seen in the palace, and what among the bids. */
const PLACES: Partial<Record<Kind, Where>> = {
  "cards-down": "bids",
  "blockade-lifted": "bids",
  revealed: "bids",
  "stayed-blocked": "bids",
  "played-from-hand": "bids",
  won: "bids",
  "nobody-won": "bids",
  blocked: "bids",
  "blockade-beside": "bids",
  "stones-gained": "bids",
  "marker-chosen": "bids",
  "marker-handed": "bids",
  "order-set": "bids",
  "points-gained": "bids",
  stopped: "board",
  "stop-beside": "board",
  "sites-shown": "board",
  built: "board",
  premium: "board",
  protected: "board",
  moved: "board",
  "wages-due": "board",
  scored: "board",
  finished: "board",
  bonus: "board",
};

export function stageOf(beat: Beat<Shown, Event>): Where | null {
  const places = beat.events.map((event) => PLACES[kind(event)]);
  return places.find((place) => place !== undefined) ?? null;
}

/** Cuts what happened into beats: what happens at the same time at a real table is one beat. */
export function beats(before: Shown, events: readonly Event[], after: Shown): Beat<Shown, Event>[] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last !== undefined && previous !== undefined && belongTogether(previous, event)) last.push(event);
    else groups.push([event]);
  }
  let view = before;
  const cut = groups.map((group): Beat<Shown, Event> => {
    view = group.reduce(fold, view);
    return { events: group, view, duration: Math.max(...group.map((event) => DURATIONS[kind(event)] ?? 0)) };
  });
  const last = cut.at(-1);
  if (last !== undefined) last.view = endsRound(events) ? last.view : after;
  return cut.filter((beat) => beat.duration > 0);
}

/** The next round clears the table: its view would wipe away what is being looked at. */
function endsRound(events: readonly Event[]): boolean {
  return events.some((event) => kind(event) === "round-began");
}

function belongTogether(previous: Event, next: Event): boolean {
  const [a, b] = [kind(previous), kind(next)];
  const isReveal = (of: Kind) => of === "revealed" || of === "stayed-blocked";
  if (isReveal(a) && isReveal(b)) return official(previous) === official(next);
  if (a === "scored" && b === "scored") return said(previous, "scored")?.part === said(next, "scored")?.part;
  if (a === "took" && b === "took") return said(previous, "took")?.seat === said(next, "took")?.seat;
  if (a === "built" && b === "premium") return true;
  const together: [Kind, Kind][] = [
    ["cards-down", "cards-down"],
    ["chose", "cards-down"],
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

function official(event: Event): number | undefined {
  return (said(event, "revealed") ?? said(event, "stayed-blocked"))?.official;
}
