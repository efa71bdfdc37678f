import type { Artefact, Entrance, GameEvent, Kind, Ranked, Shown, Space, Spell } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { cardOf } from "./changes";
import { said } from "./event";
import { fold } from "./fold";
import { kindOf } from "./spaces";
import { rankingOf } from "./tally";

/** So much of one kind. */
export interface Units {
  kind: Kind;
  units: number;
}

/** What somebody got on a space, or gave for it. */
export type Gained =
  | { deal: "shelf"; seat: Seat; got: Units }
  | { deal: "spells"; seat: Seat; count: number; to: Seat | null; discarded: Spell | null }
  | { deal: "djinn"; seat: Seat }
  | { deal: "market"; seat: Seat; gave: readonly Units[]; got: readonly Units[] }
  | { deal: "camel"; seat: Seat }
  | { deal: "camel-left"; seat: Seat }
  | { deal: "entered"; seat: Seat; how: Entrance; paid: number }
  | { deal: "away"; seat: Seat; tokens: number }
  | { deal: "bought"; seat: Seat; artefact: Artefact | null; price: readonly Units[] }
  | { deal: "declined"; seat: Seat }
  | { deal: "short"; seat: Seat };

/** What a space came to. */
export interface Account {
  space: Space;
  /** Was nobody there? */
  isSkipped: boolean;
  /** How strong the guard was, if it is theirs. */
  guard: number | null;
  /** Who was there, from the strongest, and how strong they counted in the end. */
  ranking: readonly Ranked[];
  /** Who is among them by being smuggled in. */
  smuggler: Seat | null;
  deals: readonly Gained[];
}

/** What the space came to that is tallied last, as far as these events tell it. `table` is the table before them. */
export function account(table: Shown, events: readonly GameEvent[]): Account | null {
  const now = events.reduce(fold, table);
  if (now.stage.stage !== "tally") return null;
  const { space } = now.stage;
  const { smuggler } = now.marks;
  // Whoever takes the camel sits first from then on, and not already where it was won.
  const { sequence } = table.standing;
  return {
    space,
    isSkipped: events.some((event) => event.event === "skipped" && event.space === space),
    guard: space === "guard" ? now.guard : null,
    ranking: rankingOf({ ...now, standing: { ...now.standing, sequence } }, space),
    smuggler: smuggler?.spaces.includes(space) === true ? smuggler.seat : null,
    deals: deals(events),
  };
}

/** The accounts of a round, in the order in which its spaces were tallied. */
export function accounts(table: Shown, events: readonly GameEvent[]): Account[] {
  const begins = events.flatMap(({ event }, n) => (event === "tallied" || event === "skipped" ? [n] : []));
  const found: Account[] = [];
  let before = events.slice(0, begins[0] ?? 0).reduce(fold, table);
  for (const [n, begin] of begins.entries()) {
    const ended = events.findIndex(({ event }, place) => place > begin && (event === "round-ended" || event === "ended"));
    const here = events.slice(begin, begins[n + 1] ?? (ended < 0 ? events.length : ended));
    const told = account(before, here);
    if (told !== null) found.push(told);
    before = here.reduce(fold, before);
  }
  return found;
}

/** Spells that have players give, take or answer. What that comes to is told with them, and is no deal of the space where it happens. */
const ASKING = new Set(["charity", "city-tax", "donation", "eye-for-an-eye", "sacrifice", "sultans-tax", "teleport", "trade"]);

/** What the events of a space brought. A price is what its buyer gives right before: nothing comes between. */
export function deals(events: readonly GameEvent[]): Gained[] {
  const found: Gained[] = [];
  let given: Units[] = [];
  let giver: Seat | null = null;
  let isCarrying = false;
  for (const event of events) {
    const last = found.at(-1);
    switch (event.event) {
      case "carried-out":
        isCarrying = ASKING.has(cardOf(event.play));
        given = [];
        break;
      case "passed":
      case "tallied":
        isCarrying = false;
        given = [];
        break;
      case "gave":
        if (last?.deal === "entered" && last.how === "bribe" && last.seat === event.seat && !isCarrying) last.paid += event.units;
        else {
          given = [...(giver === event.seat ? given : []), { kind: event.kind, units: event.units }];
          giver = event.seat;
        }
        break;
      case "took":
        if (isCarrying) break;
        if (last?.deal === "market" && last.seat === event.seat)
          found[found.length - 1] = { ...last, got: [...last.got, { kind: event.kind, units: event.units }] };
        else found.push({ deal: "market", seat: event.seat, gave: given, got: [{ kind: event.kind, units: event.units }] });
        break;
      case "took-shelf": {
        const kind = kindOf(event.cave);
        if (kind !== null) found.push({ deal: "shelf", seat: event.seat, got: { kind, units: event.units } });
        break;
      }
      case "drew-spells":
        found.push({ deal: "spells", seat: event.seat, count: event.count, to: null, discarded: null });
        break;
      case "spell-given":
        kept(found, { deal: "spells", seat: event.seat, count: 2, to: event.to, discarded: null });
        break;
      case "spell-discarded":
        kept(found, { deal: "spells", seat: event.seat, count: 2, to: null, discarded: event.spell });
        break;
      case "two-artefacts":
        found.push({ deal: "djinn", seat: event.seat });
        break;
      case "camel-taken":
        found.push({ deal: "camel", seat: event.seat });
        break;
      case "camel-declined":
        found.push({ deal: "camel-left", seat: event.seat });
        break;
      case "entered":
        isCarrying = false;
        found.push({ deal: "entered", seat: event.seat, how: event.how, paid: 0 });
        break;
      case "turned-away":
        isCarrying = false;
        found.push({ deal: "away", seat: event.seat, tokens: 0 });
        break;
      case "took-back":
        if (last?.deal === "away" && last.seat === event.seat && !isCarrying) last.tokens += 1;
        break;
      case "bought":
        found.push({ deal: "bought", seat: event.seat, artefact: event.artefact, price: added(given) });
        given = [];
        break;
      case "bought-artefact":
        if (last?.deal === "bought" && last.seat === event.seat) last.artefact = event.artefact;
        break;
      case "declined":
        if (!isCarrying) found.push({ deal: "declined", seat: event.seat });
        break;
      case "cannot-pay":
        found.push({ deal: "short", seat: event.seat });
        break;
      default:
        break;
    }
    if (event.event !== "gave") giver = null;
  }
  return found;
}

/** What was drawn is told again once it is known what became of it. */
function kept(found: Gained[], deal: Gained): void {
  if (found.at(-1)?.deal === "spells") found.pop();
  found.push(deal);
}

/** Units of one kind together. */
export function added(units: readonly Units[]): Units[] {
  const kinds = [...new Set(units.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, units: units.reduce((sum, one) => sum + (one.kind === kind ? one.units : 0), 0) }));
}

/** The units that events of one player give or take. */
export function unitsOf(events: readonly GameEvent[], way: "gave" | "took"): Units[] {
  return added(
    events.flatMap((event) => {
      const told = said(event, way);
      return told === null ? [] : [{ kind: told.kind, units: told.units }];
    }),
  );
}
