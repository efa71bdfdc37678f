import type { Kind, Piece, Space } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";

/** What the places of the screen are called (`data-spot`): things fly from one to another, and are brought into view. */
export const spot = {
  space: (space: Space) => `space ${space}`,
  shelf: (cave: Space, shelf: number) => `shelf ${cave} ${shelf}`,
  piece: (piece: Piece) => `piece ${piece}`,
  /** The open artefact of a room, and its stack. */
  open: (room: Space) => `open ${room}`,
  stack: (room: Space) => `stack ${room}`,
  camel: (seat: Seat) => `camel ${seat}`,
  player: (seat: Seat) => `player ${seat}`,
  treasure: (seat: Seat, kind: Kind) => `treasure ${seat} ${kind}`,
  artefacts: (seat: Seat) => `artefacts ${seat}`,
  spells: (seat: Seat) => `spells ${seat}`,
  bank: (kind: Kind) => `bank ${kind}`,
  /** The spells that are left, and those that are gone. */
  deck: () => "spells-left",
  discard: () => "spells-gone",
  /** A declared play, by its place in the list. */
  play: (n: number) => `play ${n}`,
};
