/** Pieces of one player on a space, as they are to be laid out. */
export interface Party {
  /** How many tokens and Carpets. */
  count: number;
  /** Values that must be seen: such tokens overlap less. */
  isKnown: boolean;
  /** How much room what is written beside them needs, in letters. */
  letters: number;
}

/** Where the pieces of one player lie, and what is written beside them. */
export interface PartyLaid {
  pieces: readonly { x: number; y: number }[];
  /** Are they so close that only their number tells how many there are? */
  isPiled: boolean;
  /** Where what is written stands: beside the pieces, or on the lowest corner of their pile. */
  label: { x: number; y: number };
}

export interface CrowdLaid {
  /** How large a token is. */
  size: number;
  /** Labels lie on their piles. */
  isTight: boolean;
  parties: readonly PartyLaid[];
  height: number;
}

const LARGEST = 38;
/** Smaller tokens are piled: nobody could read their values. */
const LEGIBLE = 23;
const SMALLEST = 17;
const LETTER = 8.5;
const APART = 2;

/**
 * Lays the pieces of some players into a place: as large as they can be with every value to be seen, otherwise one pile for
 * each player.
 */
export function crowd(width: number, height: number, parties: readonly Party[]): CrowdLaid {
  for (let size = LARGEST; size >= LEGIBLE; size -= 1) {
    for (const columns of [1, 2]) {
      const laid = beside(width, size, columns, parties);
      if (laid !== null && laid.height <= height) return laid;
    }
  }
  return piled(width, height, parties);
}

/** In so many columns, each with as many players as the others. */
function beside(width: number, size: number, columns: number, parties: readonly Party[]): CrowdLaid | null {
  const each = Math.ceil(parties.length / columns);
  const wide = (width - (columns - 1) * APART) / columns;
  const laid: CrowdLaid = { size, isTight: false, parties: [], height: 0 };
  for (let column = 0; column * each < parties.length; column += 1) {
    const lines = inLines(wide, size, parties.slice(column * each, (column + 1) * each));
    if (lines === null) return null;
    const left = column * (wide + APART);
    const moved = lines.parties.map((party) => ({
      ...party,
      pieces: party.pieces.map(({ x, y }) => ({ x: x + left, y })),
      label: { ...party.label, x: party.label.x + left },
    }));
    laid.parties = [...laid.parties, ...moved];
    laid.height = Math.max(laid.height, lines.height);
  }
  return laid;
}

/** Every player has lines of their own, and no value is hidden. */
function inLines(width: number, size: number, parties: readonly Party[]): CrowdLaid | null {
  let y = 0;
  const laid: PartyLaid[] = [];
  for (const party of parties) {
    const step = size * (party.isKnown ? 0.84 : 0.5);
    const label = party.letters === 0 ? 0 : party.letters * LETTER + 4;
    const inLine = Math.floor((width - label - size) / step) + 1;
    if (inLine < Math.min(2, party.count)) return null;
    const pieces = Array.from({ length: party.count }, (_, n) => ({
      x: (n % inLine) * step,
      y: y + Math.floor(n / inLine) * (size + APART),
    }));
    const end = (Math.min(party.count, inLine) - 1) * step + size;
    laid.push({ pieces, isPiled: false, label: { x: end + 4, y: y + size / 2 } });
    y += Math.ceil(party.count / inLine) * (size + APART);
  }
  return { size, isTight: false, parties: laid, height: y };
}

/** One pile for each player, in as many columns as are needed. */
function piled(width: number, height: number, parties: readonly Party[]): CrowdLaid {
  for (let size = LARGEST; size > SMALLEST; size -= 1) {
    const cell = { width: size + 12, height: size + APART };
    const columns = Math.max(1, Math.floor((width + 2) / cell.width));
    if (Math.ceil(parties.length / columns) * cell.height <= height + APART) return inColumns(width, size, columns, parties);
  }
  // Rather too close beside each other than out of their place.
  const rows = Math.max(1, Math.floor((height + APART) / (SMALLEST + APART)));
  return inColumns(width, SMALLEST, Math.max(1, Math.floor((width + 2) / (SMALLEST + 12)), Math.ceil(parties.length / rows)), parties);
}

function inColumns(width: number, size: number, columns: number, parties: readonly Party[]): CrowdLaid {
  const rows = Math.ceil(parties.length / columns);
  const wide = width / columns;
  return {
    size,
    isTight: true,
    height: rows * (size + APART),
    parties: parties.map((party, n) => {
      const [x, y] = [(n % columns) * wide, Math.floor(n / columns) * (size + APART)];
      const step = party.count > 1 ? Math.min(3, 6 / (party.count - 1)) : 0;
      return {
        pieces: Array.from({ length: party.count }, (_, place) => ({ x: x + place * step, y })),
        isPiled: party.count > 1,
        label: { x: x + size * 0.62 + 4, y: y + size * 0.66 },
      };
    }),
  };
}
