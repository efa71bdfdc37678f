import type { Space, Token } from "$wire/morgenland";
import { Dragging, type Landing } from "$src/table/dragging.svelte";
import type { Choosing } from "$src/table/screen";
import { SPACES } from "./spaces";

/** All tokens that a player has (M0.1), from the lowest. */
export const TOKENS: readonly Token[] = [1, 2, 4, 5, 6, 7, 8, 9];

/** A token on its way: out of the hand, or from the space where it was planned to lie. */
export interface Source {
  token: Token;
  from: Space | null;
}

/** What lies under the pointer: a space of the board, my hand, or nothing of use. */
export function landing(under: Element | null): Landing<Space> {
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
export function laid(choice: Choosing, source: Source, where: Landing<Space>): void {
  if (where === null) return;
  if (where === "hand") {
    const before = planned(choice);
    if (source.from !== null && before?.space === source.from) choice.drop(before.action);
  } else if (mayPlace(choice, source.token, where)) {
    place(choice, source.token, where);
  }
}

/** A token on its way, and the token or space that was picked to begin with. */
class Picking extends Dragging<Source, Space> {
  /** The token that was picked, for the next space that is pointed at. */
  token = $state.raw<Token | null>(null);
  /** The space that was picked, for the next token that is pointed at. */
  space = $state.raw<Space | null>(null);

  /** The token that the next space is for: dragged or picked. */
  get held(): Token | null {
    return this.dragged?.token ?? this.token;
  }

  /** Whoever drags has changed their mind about what they picked. */
  override release(event: PointerEvent, onLanded: (source: Source, where: Landing<Space>) => void): void {
    super.release(event, (source, where) => {
      this.forget();
      onLanded(source, where);
    });
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

export const picking = new Picking(landing);
