import type { Party } from "./crowd";
import type { PartyShown, SpaceShown } from "./mountain";

/** Who is on a space, as they are to be laid out; tokens that may be named must not hide each other. */
export function partiesToLay({ parties }: Pick<SpaceShown, "parties">, nameable: readonly string[]): Party[] {
  return parties.map((party) => ({
    count: party.pieces.length + party.carpets,
    isKnown: party.carpets > 0 || party.pieces.some(({ token, piece }) => token !== null || nameable.includes(piece)),
    letters: letters(party),
  }));
}

/** One token that shows its value needs no sum beside it; one more letter for the frame. */
function letters({ pieces, carpets, strength }: PartyShown): number {
  const isAlone = pieces.length + carpets < 2 && pieces.every(({ doubled }) => doubled === 0);
  if (strength.strength === 0 || isAlone) return 0;
  return String(strength.strength).length + (strength.hidden > 0 ? 2 : 0) + 1;
}
