import type { Artefact, GameEvent, Hoard, PlayerShown, Shown, Space, Spell } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import { words } from "$src/words/words.svelte";
import { TOKENS } from "./picking.svelte";

/** Some artefacts of one kind in one state. */
export interface ArtefactsShown {
  artefact: Artefact;
  count: number;
  state: "ready" | "used" | "lit";
}

/** What everybody sees of a player. What is drawn and what is said of it is in here, so that both are the same. */
export interface Strip {
  player: SeatedPlayer;
  shown: PlayerShown;
  /** The place in player sequence, counted from 1. */
  place: number;
  hasCamel: boolean;
  /** How many tokens are behind the screen. */
  tokens: number;
  /** What treasure is behind it; nothing where people must remember it themselves. */
  treasure: Hoard | null;
  collected: number;
  /** Which artefacts these are, if that is known. */
  artefacts: readonly ArtefactsShown[] | null;
  spells: number;
  known: readonly Spell[];
  carpets: readonly Space[];
  /** May they enter the palace this round? Nothing as long as that is not decided. */
  palace: "open" | "closed" | null;
  isAwaited: boolean;
}

const ARTEFACTS: readonly Artefact[] = ["lamp", "counterspell", "double", "carpet", "key", "scroll"];

/** The players in the order of their seats. */
export function strips({ view, players }: Scene<Shown, GameEvent>): Strip[] {
  return players.flatMap((player) => {
    const shown = view.players[player.seat];
    if (shown === undefined) return [];
    return {
      player,
      shown,
      place: view.standing.sequence.indexOf(player.seat) + 1,
      hasCamel: view.camel === player.seat,
      tokens: tokensBehind(shown),
      treasure: shown.treasure ?? null,
      collected: shown.collected,
      artefacts: ownedBy(shown),
      spells: shown.spells,
      known: shown.known,
      carpets: shown.carpets,
      palace: palaceTo(view, player.seat),
      isAwaited: view.standing.to_act.includes(player.seat),
    };
  });
}

/** The tokens that are not on the board are behind the screen. */
function tokensBehind({ pieces }: PlayerShown): number {
  return TOKENS.length - pieces.filter((piece) => piece !== null).length;
}

/** Which artefacts a player has: those that can still be used, then those that were; nothing if nobody else may know. */
export function ownedBy({ artefacts, used, lit }: PlayerShown): ArtefactsShown[] | null {
  if (artefacts === null) return null;
  const all = ARTEFACTS.flatMap((artefact): ArtefactsShown[] => [
    { artefact, count: artefacts[artefact] - used[artefact], state: "ready" },
    { artefact, count: used[artefact], state: artefact === "lamp" && lit ? "lit" : "used" },
  ]);
  return all.filter(({ count }) => count > 0);
}

/** So many of an artefact, in words. */
export function counted(artefact: Artefact, count: number): string {
  return words().counted(`morgenland-artefact-${artefact}`, count);
}

/** While the guard is tallied, who has not entered may still pay. */
function palaceTo({ standing, stage }: Shown, seat: Seat): Strip["palace"] {
  if (standing.entered === null) return null;
  if (standing.entered.includes(seat)) return "open";
  return stage.stage === "tally" && stage.space === "guard" ? null : "closed";
}
