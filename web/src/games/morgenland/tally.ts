import type { PieceView, PlayerShown, Ranked, Shown, Space, Standing, Strength, Token } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { SPACES } from "./spaces";

/**
 * What lies open, added up. Between two views of the server several spaces are tallied, and of those only the events tell:
 * the figures beside the tokens come from here until the server's own follow. A test compares the two wherever both are known.
 */

type Strengths = Standing["strengths"];

/** What a Carpet counts for (M5.5). */
const CARPET = 3;

/** The game with what lies on its spaces added up. */
export function summed(view: Shown): Shown {
  const ranking = view.stage.stage === "tally" ? rankingOf(view, view.stage.space) : [];
  return { ...view, standing: { ...view.standing, strengths: strengthsOf(view), ranking } };
}

/** How strong everybody is on the spaces where they have anything, as far as it is known. */
export function strengthsOf(view: Shown): Strengths {
  const found: Strengths = {};
  for (const space of SPACES) {
    const here: Partial<Record<Seat, Strength>> = {};
    for (const [seat, player] of playersOf(view)) {
      const one = strengthOf(view, player, space);
      if (one.strength > 0 || one.hidden > 0) here[seat] = one;
    }
    if (Object.keys(here).length > 0) found[space] = here;
  }
  return found;
}

/**
 * Those on a space from the strongest; of two that are equally strong the one who sits earlier in player sequence. A Smuggler
 * comes as strong as the strongest rival, with their own tokens on top (M7.15).
 */
export function rankingOf(view: Shown, space: Space): Ranked[] {
  const { sequence } = view.standing;
  const { smuggler } = view.marks;
  const there = playersOf(view).map(([seat, player]): Ranked => ({ seat, strength: strengthOf(view, player, space).strength }));
  const rival = Math.max(0, ...there.filter(({ seat }) => seat !== smuggler?.seat).map(({ strength }) => strength));
  const ranked = there.map((one) => {
    const isSmuggled = smuggler?.seat === one.seat && smuggler.spaces.includes(space);
    return { ...one, strength: one.strength + (isSmuggled ? rival : 0), isThere: isSmuggled || one.strength > 0 };
  });
  return ranked
    .filter(({ isThere }) => isThere)
    .sort((one, other) => other.strength - one.strength || sequence.indexOf(one.seat) - sequence.indexOf(other.seat))
    .map(({ seat, strength }) => ({ seat, strength }));
}

function strengthOf(view: Shown, { pieces, carpets }: PlayerShown, space: Space): Strength {
  const here = pieces.filter((piece): piece is PieceView => piece?.space === space);
  const known = here.reduce((sum, { token, doubled }) => sum + (token === null ? 0 : valueOf(view, token, space) * (1 + doubled)), 0);
  return {
    strength: known + CARPET * carpets.filter((carpet) => carpet === space).length,
    hidden: here.filter(({ token }) => token === null).length,
  };
}

/** What a token counts for where the last are first (M7.3), which is nowhere at the guard. */
export function valueOf({ marks }: Pick<Shown, "marks">, token: Token, space: Space): number {
  if (!marks.reversed || space === "guard") return token;
  return token === 1 ? 9 : token === 9 ? 1 : token;
}

export function playersOf({ players }: Pick<Shown, "players">): [Seat, PlayerShown][] {
  // The keys of a document by seat are seats.
  return Object.entries(players) as [Seat, PlayerShown][];
}
