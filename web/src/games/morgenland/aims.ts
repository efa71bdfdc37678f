import type { Piece, Play, Shown, Space } from "$wire/morgenland";
import { pieceAt, placeOf, powerOf } from "./changes";
import { tallied } from "./mountain";

/** What a declared play is about on the board. */
export interface Aim {
  /** The space that was named, or on which the piece lies. */
  at: Space;
  /** A token goes from here to there. */
  from: Space | null;
  /** The token that is meant. */
  piece: Piece | null;
}

/** Nothing for a play that is about nothing on the board, or of which nothing was named yet. */
export function aimOf(view: Shown, play: Play): Aim | null {
  const { piece, from, space } = play;
  const lies = piece === null ? null : (pieceAt(view, ...placeOf(piece))?.space ?? null);
  const at = space ?? lies ?? from ?? hereFor(view, play);
  if (at === null) return null;
  const isMove = space !== null && piece !== null;
  return { at, from: isMove ? (lies ?? from) : null, piece };
}

/** Where artefacts land that need no name: on the space that is tallied, a Key at the guard. */
function hereFor(view: Shown, play: Play): Space | null {
  const power = powerOf(play);
  if (power === "key") return "guard";
  const isHere =
    power === "carpet" ||
    power === "double" ||
    (play.card.card === "spell" && (play.card.spell === "dragon-returns" || play.card.spell === "last-first"));
  return isHere ? tallied(view) : null;
}
