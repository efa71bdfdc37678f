import type { Artefact, GameEvent, Kind, Shown, Space } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import { all } from "./event";
import { tallied } from "./mountain";
import { kindOf, partOf } from "./spaces";

/** What becomes of somebody on the space that is tallied. */
export type RankFate =
  | { fate: "shelf"; kind: Kind; units: number; isTaken: boolean }
  | { fate: "price"; bill: readonly number[] }
  | { fate: "bought"; artefact: Artefact | null }
  | { fate: "declined" }
  | { fate: "short" }
  | { fate: "enters" }
  | { fate: "owes"; due: number }
  | { fate: "away" }
  | { fate: "nothing" };

/** One of those on the space that is tallied. */
export interface RankShown {
  place: number;
  player: SeatedPlayer;
  strength: number;
  fate: RankFate;
  /** They are as strong as the next one, and only sit earlier. */
  isTied: boolean;
}

export interface TallyShown {
  space: Space;
  ranks: readonly RankShown[];
}

/** The ranking of the space that is tallied, with what it brings; nothing while nobody is ranked. */
export function tallyShown(scene: Scene<Shown, GameEvent>): TallyShown | null {
  const { view, players } = scene;
  const space = tallied(view);
  if (space === null || view.standing.ranking.length === 0) return null;
  const { ranking } = view.standing;
  const ranks = ranking.flatMap(({ seat, strength }, n): RankShown[] => {
    const player = players.find((one) => one.seat === seat);
    if (player === undefined) return [];
    // At the guard nobody competes with anybody.
    const isTied = space !== "guard" && ranking[n + 1]?.strength === strength;
    return [{ place: n + 1, player, strength, fate: fateOf(scene, space, seat, n), isTied }];
  });
  return { space, ranks };
}

function fateOf({ view, recent }: Scene<Shown, GameEvent>, space: Space, seat: Seat, n: number): RankFate {
  const kind = kindOf(space);
  if (kind !== null) {
    const taken = all(recent, "took-shelf").find((event) => event.cave === space && event.seat === seat);
    if (taken !== undefined) return { fate: "shelf", kind, units: taken.units, isTaken: true };
    const units = view.caves[space]?.[n] ?? 0;
    return units > 0 ? { fate: "shelf", kind, units, isTaken: false } : { fate: "nothing" };
  }
  if (space === "guard") {
    if (view.standing.let_in.includes(seat) || view.standing.entered?.includes(seat) === true) return { fate: "enters" };
    const due = view.standing.bribes[seat];
    if (due !== undefined) return { fate: "owes", due };
    return view.guard === null ? { fate: "nothing" } : { fate: "away" };
  }
  if (partOf(space) === "palace") {
    const bought = all(recent, "bought").find((event) => event.room === space && event.seat === seat);
    if (bought !== undefined) return { fate: "bought", artefact: bought.artefact };
    if (all(recent, "cannot-pay").some((event) => event.room === space && event.seat === seat)) return { fate: "short" };
    if (view.ask.step === "buying" && view.ask.declined.includes(seat)) return { fate: "declined" };
    const bill = view.standing.prices[seat];
    return bill === undefined ? { fate: "nothing" } : { fate: "price", bill };
  }
  return { fate: "nothing" };
}
