import type { Gold, Official, Part, Shown, TableauShown } from "$wire/eschnapur";
import type { BySeat, Seat } from "$wire/tabletop";
import type { Player } from "$src/table/players";
import { say, words } from "$src/words/words.svelte";
import { inPlan } from "./laying";
import { named, officially } from "./nouns";

/** The game as eyes see it that see all: what is public, and of each player what they see of themselves. */
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
  return { ...base, observer: { observer: "spectator" }, tableaus, phase: "mine" in base.phase ? { ...base.phase, mine: null } : base.phase };
}

/** What a player has chosen while others still choose. */
export type Sealed =
  | { seat: Seat; step: "sites"; parts: readonly Part[] }
  /** The cards, each with its official. */
  | { seat: Seat; step: "laying"; cards: readonly { official: Official; gold: Gold }[] };

/** The choices that only their players know. */
export function sealed(views: BySeat<Shown>): Sealed[] {
  return (Object.entries(views) as [Seat, Shown][]).flatMap(([seat, { phase, officials }]): Sealed[] => {
    if (phase.step === "sites" && phase.mine !== null && phase.mine.length > 0) return [{ seat, step: "sites", parts: phase.mine }];
    if (phase.step !== "laying" || phase.mine === null) return [];
    const cards = officials.flatMap((official) => {
      const gold = inPlan(phase.mine, official);
      return gold === null ? [] : [{ official, gold }];
    });
    return cards.length === 0 ? [] : [{ seat, step: "laying", cards }];
  });
}

/** The same as sentences. */
export function sealedTold(views: BySeat<Shown>, players: readonly Player[]): { seat: Seat; sentence: string }[] {
  return sealed(views).map((one) => {
    const name = players.find(({ seat }) => seat === one.seat)?.name ?? one.seat;
    switch (one.step) {
      case "sites": {
        const parts = words().joined(one.parts.map((part) => named("part", part)));
        return { seat: one.seat, sentence: say("replay-sealed-sites", { name, parts }) };
      }
      case "laying": {
        const laid = one.cards.map(({ official, gold }) => say("replay-sealed-card", { gold, ...officially(official) }));
        return { seat: one.seat, sentence: say("replay-sealed-gold", { name, cards: words().joined(laid) }) };
      }
    }
  });
}
