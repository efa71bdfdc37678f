import type { GameEvent, Piece, Shown, Space, Token } from "$wire/morgenland";
import type { Choosing, Scene } from "$src/table/screen";
import type { SpaceShown } from "./mountain";
import { mayPick, mayPlace, picking, planned, place, TOKENS } from "./picking.svelte";

/** What pointing at a space would do. */
export type Pointing =
  /** The token that was picked, or the only one that there is, is placed here. */
  | { does: "place"; action: string; token: Token }
  /** The token that is planned to lie here is taken back. */
  | { does: "take-back"; action: string; token: Token }
  /** The next token that is pointed at will be for this space. */
  | { does: "pick" }
  /** The space is named. */
  | { does: "name"; action: string; isPlanned: boolean };

/** The tokens that may be placed on a space. */
export function placeable(choice: Choosing, space: Space): Token[] {
  return TOKENS.filter((token) => mayPlace(choice, token, space));
}

export function pointing(choice: Choosing | null, space: Space, held: Token | null): Pointing | null {
  if (choice === null) return null;
  const named = `space ${space}`;
  if (choice.plan.includes(named)) return { does: "name", action: named, isPlanned: true };
  const plan = planned(choice);
  if (held !== null && held !== plan?.token && mayPlace(choice, held, space))
    return { does: "place", action: `place ${held} ${space}`, token: held };
  if (plan?.space === space) return { does: "take-back", action: plan.action, token: plan.token };
  if (choice.can(named)) return { does: "name", action: named, isPlanned: false };
  const tokens = placeable(choice, space);
  const [only] = tokens;
  if (only === undefined || held !== null)
    return held !== null && only !== undefined && mayPlace(choice, held, space)
      ? { does: "place", action: `place ${held} ${space}`, token: held }
      : null;
  const isLast = TOKENS.filter((token) => mayPick(choice, token)).length === 1;
  return isLast ? { does: "place", action: `place ${only} ${space}`, token: only } : { does: "pick" };
}

export function point(choice: Choosing, space: Space, what: Pointing): void {
  switch (what.does) {
    case "name":
      if (what.isPlanned) choice.drop(what.action);
      else choice.choose(what.action);
      break;
    case "take-back":
      if (!picking.swallowsClick()) choice.drop(what.action);
      break;
    case "place":
      if (picking.swallowsClick()) return;
      place(choice, what.token, space);
      picking.forget();
      break;
    case "pick":
      picking.pointSpace(choice, space);
  }
}

/** The pieces of a space that may be named now, or are. */
export function nameable(choice: Choosing | null, { parties }: SpaceShown): Piece[] {
  if (choice === null) return [];
  return parties
    .flatMap(({ pieces }) => pieces.map(({ piece }) => piece))
    .filter((piece) => choice.choices.includes(`piece ${piece}`) || choice.plan.includes(`piece ${piece}`));
}

/** Names a piece, or takes that back. */
export function pointPiece(choice: Choosing, piece: Piece): void {
  const action = `piece ${piece}`;
  if (choice.plan.includes(action)) choice.drop(action);
  else choice.choose(action);
}

/** What my tokens on a space add up to with one more. */
export function sumWith({ view, me, choice }: Scene<Shown, GameEvent>, space: Space, token: Token): number {
  const own = me === null ? undefined : view.standing.strengths[space]?.[me];
  const plan = choice === null ? null : planned(choice);
  // What is planned to lie here counts already, and would make room for this one.
  const leaves = plan?.space === space ? plan.token : 0;
  return (own?.strength ?? 0) - leaves + token;
}
