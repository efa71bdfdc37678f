import type { Official, Part, Privilege, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import type { SeatedPlayer } from "$src/table/players";

/** What a player's things are covered with. */
export type Cloth = Pick<SeatedPlayer, "colour" | "initial">;

/** What is printed on a part. */
export interface Printed {
  /** What its fields are worth, from the bottom. */
  values: readonly number[];
  /** Which field shows the gold bag, counted from 1 at the bottom. */
  bag: number;
  wage: number;
}

/** What the field with the gold bag is worth: people find a field by what stands on it. */
export function bagValue({ values, bag }: Printed): number {
  return values[bag - 1] ?? 0;
}

export function printed(view: Shown, part: Part): Printed {
  const { bag, wage } = view.figures.parts[part];
  return { values: view.values[part], bag, wage };
}

/** The rule that explains each privilege. */
export const PRIVILEGE_RULES: Record<Privilege, string> = {
  "choose-order": "E10.4",
  "win-ties": "E10.5",
  "free-sites": "E10.6",
  "gold-five": "E10.7",
  "refuse-blockade": "E10.8",
  "last-stone": "E10.9",
  "gold-and-stones": "E10.10",
  "ignore-stop": "E10.11",
  "three-stones": "E10.12",
  "from-hand": "E10.13",
};

/** The rule that explains each official. */
export const OFFICIAL_RULES: Record<Official, string> = { 1: "E3.1", 2: "E4.1", 3: "E5.1", 4: "E6.1", 5: "E8.1" };

/** The owners of the stones on a part, from the bottom. */
export function owners(view: Shown, part: Part, players: readonly SeatedPlayer[]): SeatedPlayer[] {
  return [...view.palace[part]].map((seat) => players.find((player) => player.seat === seat)).filter((player) => player !== undefined);
}

/** What each player would score on this part: if it is full, or if whoever builds now filled it with one more stone. */
export function promised(view: Shown, part: Part, players: readonly SeatedPlayer[]): { player: SeatedPlayer; points: number }[] {
  const prospect = view.prospects.find((one) => one.part === part);
  return players.flatMap((player) => {
    const points = prospect?.points[player.seat];
    // Whoever has no stone there gets nothing, and is not named.
    return points === undefined || points === 0 ? [] : [{ player, points }];
  });
}

/** Whose sites are known here. */
export function builders(view: Shown, part: Part, players: readonly SeatedPlayer[]): SeatedPlayer[] {
  return players.filter((player) => sitesOf(view, player.seat).includes(part));
}

/** Is this the seat of whoever looks? */
export function isObserver({ observer }: Shown, seat: Seat): boolean {
  return observer.observer === "seat" && observer.seat === seat;
}

/** The sites of a player, as far as whoever looks knows them. */
export function sitesOf(view: Shown, seat: Seat): readonly Part[] {
  if (view.phase.step === "sites") return isObserver(view, seat) ? (view.phase.mine ?? []) : [];
  return view.tableaus[seat]?.sites ?? [];
}
