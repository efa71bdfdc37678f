import type { GameEvent, Play, Shown, Slot } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { Beat } from "$src/table/screen";
import { cardOf } from "./changes";
import { spot } from "./places";

/** What a beat is about, in names of places. */
export function spots(beat: Beat<Shown, GameEvent>): string[] {
  return [...new Set(beat.events.flatMap((event) => spotsOf(event, beat.view)))];
}

function spotsOf(event: GameEvent, view: Shown): string[] {
  switch (event.event) {
    case "tallied":
    case "skipped":
    case "turned-over":
    case "carpet-laid":
    case "carpets-gone":
      return [spot.space(event.space)];
    case "placed":
      return [spot.space(event.space), nameOf(event.seat, event.slot)];
    case "guard-turned":
    case "entered":
    case "turned-away":
      return [spot.space("guard")];
    case "took-shelf":
      return [spot.shelf(event.cave, event.shelf), spot.player(event.seat)];
    case "cave-filled":
    case "dragon-left":
    case "dragon-returned":
      return [spot.space(event.cave)];
    case "artefact-turned":
    case "mirage":
      return [spot.open(event.room)];
    case "bought":
    case "swapped":
    case "searches":
      return [spot.space(event.room), spot.player(event.seat)];
    case "drew-spells":
    case "spell-discarded":
      return [spot.space("tent"), spot.player(event.seat)];
    case "spell-given":
      return [spot.space("tent"), spot.player(event.seat), spot.player(event.to)];
    case "two-artefacts":
      return [spot.space("djinn"), spot.player(event.seat)];
    case "camel-taken":
    case "camel-declined":
      return [spot.space("caravanserai"), spot.player(event.seat)];
    case "smuggled":
      return event.spaces.map(spot.space);
    case "moved":
      return [spot.space(event.from), spot.space(event.to)];
    case "took-back":
      return [spot.space(event.from), spot.player(event.seat)];
    case "doubled":
      return [nameOf(event.seat, event.slot)];
    case "took":
    case "gave":
    case "declined":
    case "cannot-pay":
    case "lamp-lit":
    case "collected":
      return [spot.player(event.seat)];
    case "began":
      return [spot.player(event.play.seat)];
    case "declared":
    case "came-to-nothing":
      return [...placeInList(event.play, view), ...targets(event.play)];
    case "carried-out":
      return targets(event.play);
    case "countered":
      return view.plays.declared.flatMap((play, n) => (play.countered && play.seat === event.seat ? [spot.play(n)] : []));
    default:
      return [];
  }
}

function nameOf(seat: Seat, slot: Slot): string {
  return spot.piece(`${seat}${slot}`);
}

/** What is named for a play. */
function targets({ piece, from, space }: Play): string[] {
  return [...(piece === null ? [] : [spot.piece(piece)]), ...[from, space].flatMap((one) => (one === null ? [] : [spot.space(one)]))];
}

function placeInList(play: Play, { plays }: Shown): string[] {
  const place = plays.declared.findLastIndex((one) => one.seat === play.seat && cardOf(one) === cardOf(play));
  return place < 0 ? [] : [spot.play(place)];
}
