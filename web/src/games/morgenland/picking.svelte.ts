import type { Space, Token } from "$wire/morgenland";
import type { Choosing } from "$src/table/screen";
import { SPACES } from "./spaces";

/** All tokens that a player has (M0.1), from the lowest. */
export const TOKENS: readonly Token[] = [1, 2, 4, 5, 6, 7, 8, 9];

/** A token on its way: out of the hand, or from the space where it was planned to lie. */
export interface Source {
  token: Token;
  from: Space | null;
}

/** Where it may land. */
export type Landing = Space | "hand" | null;

/** A finger trembles: only beyond this many pixels it drags. */
const TREMBLE = 6;

export function hasBegun(startX: number, startY: number, x: number, y: number): boolean {
  return Math.hypot(x - startX, y - startY) > TREMBLE;
}

/** What lies under the pointer: a space of the board, my hand, or nothing of use. */
export function landing(under: Element | null): Landing {
  const place = under?.closest("[data-space]");
  if (place instanceof HTMLElement) return SPACES.find((space) => space === place.dataset["space"]) ?? null;
  return under?.closest("[data-hand]") ? "hand" : null;
}

/** What is planned to be placed; there is one token at a time. */
export function planned(choice: Choosing): { action: string; token: Token; space: Space } | null {
  for (const action of choice.plan) {
    const [verb, value, where] = action.split(" ");
    const token = TOKENS.find((one) => String(one) === value);
    const space = SPACES.find((one) => one === where);
    if (verb === "place" && token !== undefined && space !== undefined) return { action, token, space };
  }
  return null;
}

/** May a token be placed now, wherever? */
export function mayPick(choice: Choosing, token: Token): boolean {
  return SPACES.some((space) => mayPlace(choice, token, space));
}

/** May this token be placed there, perhaps instead of what is planned? What is planned lies there already. */
export function mayPlace(choice: Choosing, token: Token, space: Space): boolean {
  const action = `place ${token} ${space}`;
  return choice.can(action) || choice.plan.includes(action);
}

/** Places a token; what was planned before comes back. */
export function place(choice: Choosing, token: Token, space: Space): void {
  const action = `place ${token} ${space}`;
  const before = planned(choice);
  if (before?.action === action) return;
  if (before === null) choice.choose(action);
  else choice.swap(before.action, action);
}

/** A dragged token was let go. */
export function laid(choice: Choosing, source: Source, where: Landing): void {
  if (where === null) return;
  if (where === "hand") {
    const before = planned(choice);
    if (source.from !== null && before?.space === source.from) choice.drop(before.action);
  } else if (mayPlace(choice, source.token, where)) {
    place(choice, source.token, where);
  }
}

/**
 * A token on its way, and the token or space that was picked to begin with. The hand and the mountain share it: a token is
 * taken in one and placed in the other.
 */
class Picking {
  /** The token that follows the pointer. */
  dragged = $state.raw<Source | null>(null);
  x = $state(0);
  y = $state(0);
  /** Over which space it is. */
  over = $state.raw<Space | null>(null);
  /** The token that was picked, for the next space that is pointed at. */
  token = $state.raw<Token | null>(null);
  /** The space that was picked, for the next token that is pointed at. */
  space = $state.raw<Space | null>(null);

  #source: Source | null = null;
  #startX = 0;
  #startY = 0;
  #hasJustLanded = false;

  /** The token that the next space is for: dragged or picked. */
  get held(): Token | null {
    return this.dragged?.token ?? this.token;
  }

  /** The pointer goes down on a token. Whether it is a click or a drag shows when it moves. */
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
    const below = landing(document.elementFromPoint(event.clientX, event.clientY));
    this.over = below === "hand" ? null : below;
  }

  /** The pointer goes up; tells where the token landed if it was dragged at all. */
  release(event: PointerEvent, onLanded: (source: Source, where: Landing) => void): void {
    const { dragged } = this;
    this.cancel();
    if (dragged === null) return;
    this.#hasJustLanded = true;
    this.forget();
    onLanded(dragged, landing(document.elementFromPoint(event.clientX, event.clientY)));
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

  /** A token was pointed at: it goes to the space that was picked, or waits for the next one. */
  pointToken(choice: Choosing, token: Token): void {
    if (this.swallowsClick()) return;
    if (this.space !== null && mayPlace(choice, token, this.space)) {
      place(choice, token, this.space);
      this.forget();
    } else {
      this.token = this.token === token || !mayPick(choice, token) ? null : token;
    }
  }

  /** A space was pointed at: the token that was picked comes here, or the space waits for the next one. */
  pointSpace(choice: Choosing, space: Space): void {
    if (this.swallowsClick()) return;
    if (this.token !== null && mayPlace(choice, this.token, space)) {
      place(choice, this.token, space);
      this.forget();
    } else {
      this.space = this.space === space ? null : space;
    }
  }

  /** Forgets what was picked. */
  forget(): void {
    this.token = null;
    this.space = null;
  }
}

export const picking = new Picking();
