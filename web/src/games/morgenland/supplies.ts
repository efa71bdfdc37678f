import type { Artefact, GameEvent, Kind, Shown, Space, Spell, TreasureCard } from "$wire/morgenland";
import type { SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import { say, sayForm, words } from "$src/words/words.svelte";
import { titled } from "./nouns";
import { ARTEFACT_RULES } from "./rules";
import { KINDS, ROOMS } from "./spaces";
import { told } from "./telling";

/** What holds until the round ends. */
export interface HoldShown {
  /** By which it is known: a spell, a space, or what is used. */
  id: "taboo" | "last-first" | "spy" | "smuggler" | "djinn" | "keys" | "palace";
  told: string;
}

export function holdsShown({ view, players }: Scene<Shown, GameEvent>): HoldShown[] {
  const { taboo, reversed, spy, smuggler, djinn, keys } = view.marks;
  const { entered } = view.standing;
  const found: [HoldShown["id"], object | null][] = [
    ["taboo", taboo === null ? null : { remark: "taboo", spell: "taboo", space: taboo }],
    ["last-first", reversed ? { remark: "holds", spell: "last-first", seat: null } : null],
    ["spy", spy === null ? null : { remark: "holds", spell: "spy", seat: spy }],
    ["smuggler", smuggler === null ? null : { remark: "smuggler", spell: "smuggler", ...smuggler }],
    ["djinn", djinn === null ? null : { remark: "djinn", seat: djinn, space: "djinn" }],
    // Whoever has come past the guard is among those whom the palace lets in.
    ["keys", keys.length === 0 || entered !== null ? null : { remark: "keys", seats: keys }],
    ["palace", entered === null ? null : { remark: "palace", entered }],
  ];
  return found.flatMap(([id, remark]) => (remark === null ? [] : [{ id, told: told(remark, players) }]));
}

/** The spells that can still be drawn, and those that cannot. */
export interface SpellsShown {
  left: number;
  gone: readonly Spell[];
}

/** Nothing in a game without magic. */
export function spellsShown({ view }: Scene<Shown, GameEvent>): SpellsShown | null {
  return view.version === "magic" ? { left: view.spells, gone: view.discard } : null;
}

/** Where the artefacts of one kind are, as far as it is known. */
export interface ArtefactShown {
  artefact: Artefact;
  /** How many there are in the game; in the basic version nobody knows. */
  total: number | null;
  owners: readonly { player: SeatedPlayer; count: number }[];
  /** The rooms where one lies open. */
  open: readonly Space[];
  /** Stacks that I have looked through. */
  stacks: readonly { room: Space; count: number }[];
  /** How many are somewhere face down. */
  hidden: number | null;
  rule: string;
}

const ARTEFACTS: readonly Artefact[] = ["lamp", "counterspell", "double", "carpet", "key", "scroll"];

/** All kinds where everybody knows which there are; otherwise those of which something is known. */
export function artefactsShown({ view, players }: Scene<Shown, GameEvent>): ArtefactShown[] {
  const shown = ARTEFACTS.map((artefact): ArtefactShown => {
    const total = view.stock?.[artefact] ?? null;
    const owners = players.flatMap((player) => {
      const count = view.players[player.seat]?.artefacts?.[artefact] ?? 0;
      return count === 0 ? [] : [{ player, count }];
    });
    const open = ROOMS.filter((room) => view.rooms[room]?.open === artefact);
    const stacks = ROOMS.flatMap((room) => {
      const count = view.rooms[room]?.known?.[artefact] ?? 0;
      return count === 0 ? [] : [{ room, count }];
    });
    const seen = open.length + [...owners, ...stacks].reduce((sum, { count }) => sum + count, 0);
    return { artefact, total, owners, open, stacks, hidden: total === null ? null : total - seen, rule: ARTEFACT_RULES[artefact] };
  });
  return shown.filter(({ total, owners }) => total !== null || owners.length > 0);
}

/** Where they are, in words. */
export function whereabouts({ owners, open, stacks, hidden }: ArtefactShown): string {
  const said = [
    ...owners.map(({ player: { name }, count }) => say("morgenland-supplies-owns", { name, count })),
    ...open.map((room) => say("morgenland-supplies-open", { "room-at": sayForm(`morgenland-space-${room}`, "at") })),
    ...stacks.map(({ room, count }) =>
      say("morgenland-supplies-in-stack", { count, "room-at": sayForm(`morgenland-space-${room}`, "at") }),
    ),
    ...(hidden === null || hidden === 0 ? [] : [told({ remark: "collected-unseen", total: hidden }, [])]),
  ];
  return words().joined(said);
}

/** The artefacts that are still for sale in the rooms, and all of them. */
export function forSale({ view }: Scene<Shown, GameEvent>): { left: number; all: number } {
  const left = ROOMS.reduce((sum, room) => sum + (view.rooms[room]?.stack ?? 0) + (view.rooms[room]?.open == null ? 0 : 1), 0);
  return { left, all: left + Object.values(view.players).reduce((sum, { collected }) => sum + collected, 0) };
}

export function bankShown({ view }: Scene<Shown, GameEvent>): { kind: Kind; units: number }[] {
  return KINDS.map((kind) => ({ kind, units: view.bank[kind] }));
}

/** The treasure deck: what was turned for this round, and what may still come. */
export interface DeckShown {
  /** Nothing before the first round, and where the beginning of the round was not heard. */
  card: TreasureCard | null;
  left: readonly TreasureCard[];
  all: number;
}

export function deckShown({ view, recent }: Scene<Shown, GameEvent>): DeckShown {
  const began = recent.findLast((event) => event.event === "round-began");
  return { card: began?.event === "round-began" ? began.card : null, left: view.deck.left, all: view.deck.cards.length };
}

/** What a card lays on the shelves of a cave, from the top. */
export function shelvesTold(shelves: readonly number[]): string {
  return shelves.length === 0 ? "–" : shelves.join("/");
}

/** A card in words; caves that get nothing are not told. */
export function cardTold(card: TreasureCard): string {
  const said = KINDS.flatMap((kind, n) => {
    const shelves = card[n] ?? [];
    return shelves.length === 0 ? [] : [`${titled("kind", kind)} ${shelvesTold(shelves)}`];
  });
  return words().joined(said);
}
