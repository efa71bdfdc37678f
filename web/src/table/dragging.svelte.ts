/** A finger trembles: only beyond this many pixels it drags. */
const TREMBLE = 6;

export function hasBegun(startX: number, startY: number, x: number, y: number): boolean {
  return Math.hypot(x - startX, y - startY) > TREMBLE;
}

/** Where what is dragged may land: on a place of the game, back in the hand, or nowhere. */
export type Landing<Place> = Place | "hand" | null;

/**
 * Something on its way under the pointer. What it was taken from and the places on which it may land are a game's own; the
 * hand and the board share it, because it is taken in one and laid in the other.
 */
export class Dragging<Source, Place> {
  /** What follows the pointer. */
  dragged = $state.raw<Source | null>(null);
  x = $state(0);
  y = $state(0);
  /** Over which place it is. */
  over = $state.raw<Place | null>(null);

  #source: Source | null = null;
  #startX = 0;
  #startY = 0;
  #hasJustLanded = false;
  readonly #landing: (under: Element | null) => Landing<Place>;

  constructor(landing: (under: Element | null) => Landing<Place>) {
    this.#landing = landing;
  }

  /** The pointer goes down on something. Whether it is a click or a drag shows when it moves. */
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
    if (this.dragged === null && !hasBegun(this.#startX, this.#startY, event.clientX, event.clientY)) return;
    this.dragged = this.#source;
    this.x = event.clientX;
    this.y = event.clientY;
    const below = this.#under(event);
    this.over = below === "hand" ? null : below;
  }

  /** The pointer goes up; tells where what was dragged landed, if anything was dragged at all. */
  release(event: PointerEvent, onLanded: (source: Source, where: Landing<Place>) => void): void {
    const { dragged } = this;
    this.cancel();
    if (dragged === null) return;
    this.#hasJustLanded = true;
    onLanded(dragged, this.#under(event));
  }

  cancel(): void {
    this.#source = null;
    this.dragged = null;
    this.over = null;
  }

  /** A drag ends with a click that nobody meant. */
  swallowsClick(): boolean {
    const swallows = this.#hasJustLanded;
    this.#hasJustLanded = false;
    return swallows;
  }

  #under(event: PointerEvent): Landing<Place> {
    return this.#landing(document.elementFromPoint(event.clientX, event.clientY));
  }
}
