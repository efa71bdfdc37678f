import type { Shown, TableauShown } from "$wire/eschnapur";
import type { BySeat, Seat } from "$wire/tabletop";
import type { Player } from "$src/table/players";
import { say, words } from "$src/words/words.svelte";

/** The game as eyes see it that see all: what is public, and of each player what he sees of himself. */
export function allSeeing(views: BySeat<Shown>): Shown | null {
  const seen = Object.entries(views);
  const base = seen[0]?.[1];
  if (base === undefined) return null;
  const tableaus: BySeat<TableauShown> = {};
  // The keys of a document by seat are seats.
  for (const [seat, view] of seen as [Seat, Shown][]) {
    const own = view.tableaus[seat];
    if (own !== undefined) tableaus[seat] = own;
  }
  return { ...base, observer: "spectator", tableaus, phase: "mine" in base.phase ? { ...base.phase, mine: null } : base.phase };
}

/** What a player has chosen while others still choose. */
export type Sealed =
  | { seat: Seat; step: "sites"; parts: readonly number[] }
  /** A card or nothing for each official, from the first. */
  | { seat: Seat; step: "laying"; cards: readonly (string | null)[] };

/** The choices that only their players know. */
export function sealed(views: BySeat<Shown>): Sealed[] {
  return (Object.entries(views) as [Seat, Shown][]).flatMap(([seat, { phase }]): Sealed[] => {
    if (phase.step === "sites" && phase.mine !== null && phase.mine.length > 0) return [{ seat, step: "sites", parts: phase.mine }];
    if (phase.step !== "laying" || phase.mine === null) return [];
    const cards = [...phase.mine].map((card) => (/\d/.test(card) ? card : null));
    return cards.every((card) => card === null) ? [] : [{ seat, step: "laying", cards }];
  });
}

/** The same as sentences. */
export function sealedTold(views: BySeat<Shown>, players: readonly Player[]): { seat: Seat; sentence: string }[] {
  return sealed(views).map((one) => {
    const name = players.find(({ seat }) => seat === one.seat)?.name ?? one.seat;
    switch (one.step) {
      case "sites": {
        const parts = words().joined(one.parts.map((part) => say("replay-sealed-part", { part })));
        return { seat: one.seat, sentence: say("replay-sealed-sites", { name, parts }) };
      }
      case "laying": {
        const laid = one.cards.flatMap((gold, n) => (gold === null ? [] : [say("replay-sealed-card", { gold, official: n + 1 })]));
        return { seat: one.seat, sentence: say("replay-sealed-gold", { name, cards: words().joined(laid) }) };
      }
    }
  });
}
