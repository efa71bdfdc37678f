import type { Gold, Official } from "$wire/eschnapur";

/** Where a card is taken from: the hand, or a place before an official. */
export interface Source {
  gold: Gold;
  from: Official | null;
}
/** Where it may land. */
export type Landing = { official: Official } | "hand" | null;

/** A finger trembles: only beyond this many pixels it drags. */
const TREMBLE = 6;

export function hasBegun(startX: number, startY: number, x: number, y: number): boolean {
  return Math.hypot(x - startX, y - startY) > TREMBLE;
}

/** What lies under the pointer: one of my places for gold, my hand, or nothing of use. */
export function landing(under: Element | null): Landing {
  const place = under?.closest("[data-official][data-mine]");
  if (place instanceof HTMLElement) {
    const official = Number(place.dataset["official"]);
    return official >= 1 && official <= 5 ? { official: official as Official } : null;
  }
  return under?.closest("[data-hand]") ? "hand" : null;
}

/**
 * A card on its way, and the card or place that was picked to begin with. The hand and the matrix share it: a card is
 * taken in one and laid in the other.
 */
class Drag {
  /** The card that follows the pointer. */
  card = $state.raw<Source | null>(null);
  x = $state(0);
  y = $state(0);
  /** Over which official it is. */
  over = $state.raw<Official | null>(null);
  /** The value that was picked, for the next place that is pointed at. */
  picked = $state.raw<Gold | null>(null);
  /** The place that was picked, for the next card that is pointed at. */
  place = $state.raw<Official | null>(null);

  #source: Source | null = null;
  #startX = 0;
  #startY = 0;
  #hasJustLanded = false;

  /** The pointer goes down on a card. Whether it is a click or a drag shows when it moves. */
  take(event: PointerEvent, source: Source): void {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
    this.#source = source;
    this.#startX = event.clientX;
    this.#startY = event.clientY;
    this.#hasJustLanded = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  carry(event: PointerEvent): void {
    if (this.#source === null) return;
    if (this.card === null && !hasBegun(this.#startX, this.#startY, event.clientX, event.clientY)) return;
    this.card = this.#source;
    this.x = event.clientX;
    this.y = event.clientY;
    const below = landing(document.elementFromPoint(event.clientX, event.clientY));
    this.over = below !== null && below !== "hand" ? below.official : null;
  }

  /** The pointer goes up; tells where the card landed if it was dragged at all. */
  release(event: PointerEvent, onLanded: (source: Source, place: Landing) => void): void {
    const { card } = this;
    this.cancel();
    if (card === null) return;
    this.#hasJustLanded = true;
    onLanded(card, landing(document.elementFromPoint(event.clientX, event.clientY)));
  }

  cancel(): void {
    this.#source = null;
    this.card = null;
    this.over = null;
  }

  /** A drag ends with a click that nobody meant. */
  swallowsClick(): boolean {
    const swallows = this.#hasJustLanded;
    this.#hasJustLanded = false;
    return swallows;
  }

  /** Forgets what was picked. */
  forget(): void {
    this.picked = null;
    this.place = null;
  }
}

export const drag = new Drag();
