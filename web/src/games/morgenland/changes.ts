import type {
  Artefact,
  Artefacts,
  Hoard,
  Kind,
  Piece,
  PieceView,
  Play,
  PlayerShown,
  RoomView,
  Shelves,
  Shown,
  Slot,
  Space,
  Token,
  TokenSet,
} from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";

/** The game with other things of a player. */
export function player(view: Shown, seat: Seat, change: (before: PlayerShown) => Partial<PlayerShown>): Shown {
  const before = view.players[seat];
  if (before === undefined) return view;
  return { ...view, players: { ...view.players, [seat]: { ...before, ...change(before) } } };
}

/** The game with something else in a room. */
export function room(view: Shown, space: Space, change: (before: RoomView) => Partial<RoomView>): Shown {
  const before = view.rooms[space];
  return before === undefined ? view : { ...view, rooms: { ...view.rooms, [space]: { ...before, ...change(before) } } };
}

/** The game with another token, or none, in one of a player's slots. */
export function piece(view: Shown, seat: Seat, slot: Slot, change: (before: PieceView | null) => PieceView | null): Shown {
  return player(view, seat, ({ pieces }) => {
    const row = Array.from({ length: Math.max(pieces.length, slot) }, (_, n) => pieces[n] ?? null);
    row[slot - 1] = change(row[slot - 1] ?? null);
    // Free slots at the end are left out, as the server does it.
    return { pieces: row.slice(0, row.findLastIndex((one) => one !== null) + 1) };
  });
}

/** What lies in a player's slot. */
export function pieceAt(view: Shown, seat: Seat, slot: Slot): PieceView | null {
  return view.players[seat]?.pieces[slot - 1] ?? null;
}

/** Whose piece it is, and in which slot. */
export function placeOf(name: Piece): [owner: Seat, slot: Slot] {
  // The name of a piece is its owner's letter and its slot.
  return [name.slice(0, 1) as Seat, Number(name.slice(1)) as Slot];
}

/** Treasure comes to a player, or leaves one; where people must remember it themselves nothing is told of it. */
export function treasure(view: Shown, seat: Seat, kind: Kind, units: number): Shown {
  return player(view, seat, (before) => (before.treasure === undefined ? {} : { treasure: more(before.treasure, kind, units) }));
}

/** Treasure comes to the bank, or leaves it. */
export function bank(view: Shown, kind: Kind, units: number): Shown {
  return { ...view, bank: more(view.bank, kind, units) };
}

function more(hoard: Hoard, kind: Kind, units: number): Hoard {
  return { ...hoard, [kind]: hoard[kind] + units };
}

/** An artefact comes to a player, or leaves one. Which it is may be unknown. */
export function artefact(view: Shown, seat: Seat, which: Artefact | null, count: 1 | -1): Shown {
  return player(view, seat, ({ collected, artefacts }) => ({ collected: collected + count, artefacts: counted(artefacts, which, count) }));
}

/** So many more of one kind, if kinds are known at all. */
export function counted<A extends Artefacts | null>(artefacts: A, which: Artefact | null, count: 1 | -1): A {
  return artefacts === null || which === null ? artefacts : { ...artefacts, [which]: artefacts[which] + count };
}

/** Tokens are in a hand by their values. */
export function withToken(hand: TokenSet | null, token: Token | null): TokenSet | null {
  return hand === null || token === null || hand.includes(token) ? hand : [...hand, token].sort((one, other) => one - other);
}

export function withoutToken(hand: TokenSet | null, token: Token | null): TokenSet | null {
  return hand === null || token === null ? hand : hand.filter((one) => one !== token);
}

/** These shelves with only so many units, filled from the top as far as they go. */
export function atMost(shelves: Shelves, units: number): Shelves {
  let left = units;
  return shelves
    .map((due) => {
      const here = Math.min(due, left);
      left -= here;
      return here;
    })
    .filter((here) => here > 0);
}

/** The declared plays, of which one is changed: the first that is meant and still to come. */
export function declared(view: Shown, isMeant: (play: Play) => boolean, change: Partial<Play>): Shown {
  const place = view.plays.declared.findIndex((one) => !one.done && !one.countered && isMeant(one));
  return { ...view, plays: { ...view.plays, declared: view.plays.declared.map((one, n) => (n === place ? { ...one, ...change } : one)) } };
}

/** Are these the same play, however far it has come? */
export function isSamePlay(one: Play, other: Play): boolean {
  return (
    one.seat === other.seat &&
    cardOf(one) === cardOf(other) &&
    one.piece === other.piece &&
    one.space === other.space &&
    one.against === other.against
  );
}

/** What is played. */
export function cardOf({ card }: Play): string {
  return card.card === "spell" ? card.spell : card.artefact;
}

/** The artefact whose power a play uses: its own, or the one that it borrows. */
export function powerOf({ card, artefact: borrowed }: Play): Artefact | null {
  if (card.card === "artefact") return card.artefact;
  return card.spell === "parasite" ? borrowed : null;
}
