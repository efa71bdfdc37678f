import type { Artefact } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { say, sayForm, type TextId, words } from "$src/words/words.svelte";
import { dearest, turning, unluckiest, winnersOf, timesIn, type Ended, type Turning } from "./result";
import type { RoundTold } from "./told-rounds";

/** Something worth telling of a game, under its title. */
export interface Tale {
  tale: "decided" | "dearest" | "unluckiest";
  /** The name of its title among the texts. */
  title: TextId;
  told: readonly string[];
}

type Name = (seat: Seat) => string;

/** What decided the game, and what else is worth telling; nothing in it that the log does not say. */
export function tales(told: readonly RoundTold[], ends: readonly Ended[], name: Name): Tale[] {
  const [dear, unlucky] = [dearest(told), unluckiest(told)];
  const found: Tale[] = [
    { tale: "decided", title: "morgenland-result-decided", told: decided(told, ends, name) },
    {
      tale: "dearest",
      title: "morgenland-result-dearest",
      told:
        dear === null
          ? []
          : [
              say("morgenland-result-dearest-told", {
                name: name(dear.seat),
                round: dear.round,
                artefact: artefactOf(dear.artefact),
                at: sayForm(`morgenland-space-${dear.room}`, "at"),
                units: dear.units,
              }),
            ],
    },
    {
      tale: "unluckiest",
      title: "morgenland-result-unluckiest",
      told: unlucky === null ? [] : [say("morgenland-result-unluckiest-told", { ...unlucky, name: name(unlucky.seat) })],
    },
  ];
  return found.filter((tale) => tale.told.length > 0);
}

/** The purchase that made the difference, then how those who won and those right behind them came to their artefacts. */
function decided(told: readonly RoundTold[], ends: readonly Ended[], name: Name): string[] {
  const { winners, behind } = winnersOf(ends);
  const [winner] = winners;
  if (winner === undefined) return [];
  const turned = turning(told, ends);
  return [
    ...(turned === null ? [] : [turnedTold(turned, name(winner.seat))]),
    ...[...winners, ...behind].map((end) => wayTold(end, told.length, name)),
  ];
}

function turnedTold({ purchase, owned, isAlone }: Turning, name: string): string {
  if (purchase === null) return say("morgenland-result-never-behind", { name });
  const values = { name, round: purchase.round, artefact: artefactOf(purchase.artefact), owned };
  return say(isAlone ? "morgenland-result-ahead" : "morgenland-result-level", values);
}

function wayTold(end: Ended, rounds: number, name: Name): string {
  return say("morgenland-result-way", {
    name: name(end.seat),
    entered: timesIn(end),
    rounds,
    bought: end.bought,
    paid: end.paid,
    gained: end.gained,
  });
}

function artefactOf(artefact: Artefact | null): string {
  return artefact === null ? say("morgenland-result-unseen") : words().form(`morgenland-artefact-${artefact}`, "a");
}
