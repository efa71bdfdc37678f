import type { Gold, Official } from "$wire/eschnapur";
import { Dragging, type Landing } from "$src/table/dragging.svelte";

/** Where a card is taken from: the hand, or a place before an official. */
export interface Source {
  gold: Gold;
  from: Official | null;
}

/** What lies under the pointer: one of my places for gold, my hand, or nothing of use. */
export function landing(under: Element | null): Landing<Official> {
  const place = under?.closest("[data-official][data-mine]");
  if (place instanceof HTMLElement) {
    const official = Number(place.dataset["official"]);
    return official >= 1 && official <= 5 ? (official as Official) : null;
  }
  return under?.closest("[data-hand]") ? "hand" : null;
}

/** A card on its way, and the card or place that was picked to begin with. */
class Drag extends Dragging<Source, Official> {
  /** The value that was picked, for the next place that is pointed at. */
  picked = $state.raw<Gold | null>(null);
  /** The place that was picked, for the next card that is pointed at. */
  place = $state.raw<Official | null>(null);

  /** Forgets what was picked. */
  forget(): void {
    this.picked = null;
    this.place = null;
  }
}

export const drag = new Drag(landing);
