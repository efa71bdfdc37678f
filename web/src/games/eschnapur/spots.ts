import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Beat } from "$src/table/screen";

/** What a beat is about, in names of places. */
export function spots(beat: Beat<Shown, GameEvent>): string[] {
  return [...new Set(beat.events.flatMap(spotsOf))];
}

function spotsOf(event: GameEvent): string[] {
  switch (event.event) {
    case "revealed":
    case "stayed-blocked":
    case "played-from-hand":
    case "blocked":
      return [`slot ${event.seat} ${event.official}`, `official ${event.official}`];
    case "won":
    case "nobody-won":
    case "stones-handed":
      return [`official ${event.official}`, `reason ${event.official}`];
    case "stones-gained":
    case "points-gained":
    case "marker-handed":
    case "took":
      return [`player ${event.seat}`];
    case "stopped":
    case "built":
    case "premium":
    case "wages-due":
    case "scored":
    case "finished":
      return [`part ${event.part}`];
    case "moved":
      return [`part ${event.from}`, `part ${event.to}`];
    case "bought":
      return [`privilege ${event.privilege}`];
    default:
      return [];
  }
}
