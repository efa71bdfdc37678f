import type { Gold, Official } from "$wire/eschnapur";
import type { Choosing } from "$src/table/screen";
import type { Landing } from "$src/table/dragging.svelte";
import { drag, type Source } from "./drag.svelte";
import { lay, move, takeBack, type Laid } from "./laying";
import { GOLDS } from "./purse";

/** Is this a place that a card may be laid in or taken back from? */
export function places(choice: Choosing, planned: Laid, official: Official): boolean {
  return planned.has(official) || GOLDS.some((gold) => choice.can(`lay ${official} ${gold}`));
}

/** A dragged card was let go. */
export function laid(choice: Choosing, planned: Laid, source: Source, place: Landing<Official>): void {
  if (place === null) return;
  if (place === "hand") {
    if (source.from !== null) takeBack(choice, planned, source.from);
  } else if (source.from === null) {
    lay(choice, planned, place, source.gold);
  } else if (source.from !== place) {
    move(choice, planned, source.from, place);
  }
}

/**
 * A place was pointed at: the card that was picked comes here; without one, what is planned goes back, and an empty place
 * waits for the next card.
 */
export function point(choice: Choosing, planned: Laid, official: Official, onLay: (gold: Gold) => void): void {
  if (drag.swallowsClick()) return;
  const { picked } = drag;
  if (picked !== null && planned.get(official) !== picked) {
    drag.forget();
    onLay(picked);
  } else if (planned.has(official)) {
    drag.forget();
    takeBack(choice, planned, official);
  } else {
    drag.place = drag.place === official ? null : official;
  }
}
