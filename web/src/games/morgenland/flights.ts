import type { Artefact, GameEvent, Kind, Shown, Space, Spell, Token } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { SeatedPlayer } from "$src/table/players";
import type { Flight, Scene } from "$src/table/screen";
import { powerOf } from "./changes";
import { all } from "./event";
import { spot } from "./places";
import { kindOf } from "./spaces";

/** What flies. */
export type Thing =
  | { kind: "treasure"; treasure: Kind; units: number }
  /** Face down for whoever does not know it. */
  | { kind: "artefact"; artefact: Artefact | null }
  | { kind: "spell"; spell: Spell | null }
  | { kind: "token"; token: Token | null; owner: SeatedPlayer }
  | { kind: "camel" };

/** What goes where while a beat is shown, in the order in which it happens. */
export function flights({ beat, players, recent }: Scene<Shown, GameEvent>): Flight<Thing>[] {
  if (beat === null) return [];
  const owner = (seat: Seat) => players.find((player) => player.seat === seat);
  return merged(beat.events.flatMap((event) => flown(event, beat.view, beat.events, recent, owner)));
}

function flown(
  event: GameEvent,
  view: Shown,
  events: readonly GameEvent[],
  recent: readonly GameEvent[],
  owner: (seat: Seat) => SeatedPlayer | undefined,
): Flight<Thing>[] {
  switch (event.event) {
    case "cave-filled":
    case "dragon-left":
      return ofCave(event.cave, event.units, (kind) => [spot.bank(kind), spot.space(event.cave)]);
    case "dragon-returned":
      return ofCave(event.cave, event.units, (kind) => [spot.space(event.cave), spot.bank(kind)]);
    case "took-shelf":
      return ofCave(event.cave, event.units, (kind) => [spot.shelf(event.cave, event.shelf), spot.treasure(event.seat, kind)]);
    case "took": {
      const { seat, kind, units } = event;
      return [flight({ kind: "treasure", treasure: kind, units }, spot.bank(kind), spot.treasure(seat, kind))];
    }
    case "gave": {
      const { seat, kind, units, to } = event;
      return [
        flight(
          { kind: "treasure", treasure: kind, units },
          spot.treasure(seat, kind),
          to === null ? spot.bank(kind) : spot.treasure(to, kind),
        ),
      ];
    }
    case "placed":
      return ofToken(owner(event.seat), event.token, spot.player(event.seat), spot.piece(`${event.seat}${event.slot}`));
    case "moved":
      return ofToken(owner(event.seat), tokenAt(event.seat, event.slot, view), spot.space(event.from), spot.space(event.to));
    case "took-back":
      return ofToken(owner(event.seat), turnedOver(event.seat, event.slot, recent), spot.space(event.from), spot.player(event.seat));
    case "artefact-turned":
    case "mirage":
      return [flight({ kind: "artefact", artefact: event.artefact }, spot.stack(event.room), spot.open(event.room))];
    case "bought": {
      const { seat, room } = event;
      const secret = all(events, "bought-artefact").find((one) => one.seat === seat)?.artefact ?? null;
      const from = event.artefact === null ? spot.stack(room) : spot.open(room);
      return [flight({ kind: "artefact", artefact: event.artefact ?? secret }, from, spot.artefacts(seat))];
    }
    case "swapped": {
      const { seat, room, gave, got } = event;
      return [
        flight({ kind: "artefact", artefact: gave }, spot.artefacts(seat), spot.open(room)),
        flight({ kind: "artefact", artefact: got }, spot.open(room), spot.artefacts(seat)),
      ];
    }
    case "drew-spells": {
      const drawn = all(events, "spells-drawn").find(({ seat }) => seat === event.seat)?.spells ?? [];
      return Array.from({ length: event.count }, (_, n) =>
        flight({ kind: "spell", spell: drawn[n] ?? null }, spot.deck(), spot.spells(event.seat)),
      );
    }
    case "spell-given": {
      const spell = all(events, "spell-handed").find(({ seat }) => seat === event.seat)?.spell ?? null;
      return [flight({ kind: "spell", spell }, spot.spells(event.seat), spot.spells(event.to))];
    }
    case "spell-discarded":
      return [flight({ kind: "spell", spell: event.spell }, spot.spells(event.seat), spot.discard())];
    case "declared": {
      const { play } = event;
      const place = spot.play(view.plays.declared.length - 1);
      return play.card.card === "spell"
        ? [flight({ kind: "spell", spell: play.card.spell }, spot.spells(play.seat), place)]
        : [flight({ kind: "artefact", artefact: play.card.artefact }, spot.artefacts(play.seat), place)];
    }
    case "carpet-laid":
      return [flight({ kind: "artefact", artefact: "carpet" }, spot.artefacts(event.seat), spot.space(event.space))];
    case "doubled":
      return [flight({ kind: "artefact", artefact: "double" }, spot.artefacts(event.seat), spot.piece(`${event.seat}${event.slot}`))];
    case "carried-out":
      return powerOf(event.play) === "key"
        ? [flight({ kind: "artefact", artefact: "key" }, spot.artefacts(event.play.seat), spot.space("guard"))]
        : [];
    case "camel-taken":
      return [flight({ kind: "camel" }, spot.space("caravanserai"), spot.camel(event.seat))];
    default:
      return [];
  }
}

function flight(thing: Thing, from: string, to: string): Flight<Thing> {
  return { thing, from, to };
}

function ofCave(cave: Space, units: number, way: (kind: Kind) => [from: string, to: string]): Flight<Thing>[] {
  const kind = kindOf(cave);
  return kind === null ? [] : [flight({ kind: "treasure", treasure: kind, units }, ...way(kind))];
}

function ofToken(owner: SeatedPlayer | undefined, token: Token | null, from: string, to: string): Flight<Thing>[] {
  return owner === undefined ? [] : [flight({ kind: "token", token, owner }, from, to)];
}

function tokenAt(seat: Seat, slot: number, { players }: Shown): Token | null {
  return players[seat]?.pieces[slot - 1]?.token ?? null;
}

/** What was seen of a token that has left the board: what lay face down stays unknown. */
function turnedOver(seat: Seat, slot: number, recent: readonly GameEvent[]): Token | null {
  const seen = recent.findLast(
    (event) => (event.event === "turned-over" || event.event === "placed") && event.seat === seat && event.slot === slot,
  );
  return seen !== undefined && "token" in seen ? seen.token : null;
}

/** Several units of one kind that go the same way go together. */
function merged(all: readonly Flight<Thing>[]): Flight<Thing>[] {
  const found: Flight<Thing>[] = [];
  for (const one of all) {
    const place = found.findIndex(({ thing, from, to }) => thing.kind === "treasure" && from === one.from && to === one.to);
    const same = found[place];
    if (same?.thing.kind === "treasure" && one.thing.kind === "treasure") {
      found[place] = { ...same, thing: { ...same.thing, units: same.thing.units + one.thing.units } };
    } else found.push(one);
  }
  return found;
}
