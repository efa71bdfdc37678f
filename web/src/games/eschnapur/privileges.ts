import type { Costs, GameEvent, Privilege, Shown } from "$wire/eschnapur";
import type { Scene } from "$src/table/screen";
import { say } from "$src/words/words.svelte";
import { explained, sold } from "./nouns";

/** Privileges, the cheapest first. */
function byCost(privileges: readonly Privilege[], costs: Costs): Privilege[] {
  return [...privileges].sort((one, other) => costs[one] - costs[other]);
}

/** How far my points reach into a row of those that are in the game: 0 not at all, 1 it is reached. */
export function reach({ wares, figures: { costs } }: Pick<Shown, "wares" | "figures">, privilege: Privilege, points: number): number {
  const row = byCost(wares, costs);
  const before = row[row.indexOf(privilege) - 1];
  const from = before === undefined ? 0 : costs[before];
  const span = costs[privilege] - from;
  if (points >= costs[privilege]) return 1;
  return span <= 0 ? 0 : Math.max(0, (points - from) / span);
}

/** A privilege as it is shown. What is drawn and what is said of it is in here, so that both are the same. */
export interface PrivilegeShown {
  privilege: Privilege;
  cost: number;
  isGone: boolean;
  isPlanned: boolean;
  /** May I buy it now, or have I planned to? */
  isOffered: boolean;
  /** Do my points reach it? Nobody's do for whoever looks on. */
  isReached: boolean;
  /** Whether it can be had, in a few words. */
  note: string;
  /** What it does, what it costs and when it is sold. */
  told: string;
}

/** My privilege points; nothing for whoever looks on. */
export function myPoints({ view, me }: Scene<Shown, GameEvent>): number | null {
  return me === null ? null : (view.tableaus[me]?.pp ?? 0);
}

/** The privileges of this game as they are shown, the cheapest first. */
export function privilegesShown(scene: Scene<Shown, GameEvent>): PrivilegeShown[] {
  const { view, choice } = scene;
  const { costs } = view.figures;
  const points = myPoints(scene);
  return byCost(view.wares, costs).map((privilege): PrivilegeShown => {
    const cost = costs[privilege];
    const isPlanned = choice?.plan.includes(`buy ${privilege}`) === true;
    const isOffered = isPlanned || choice?.can(`buy ${privilege}`) === true;
    const isGone = !view.privileges.includes(privilege) && !isPlanned;
    const isReached = points !== null && reach(view, privilege, points) === 1;
    const note = isGone ? "gone" : isPlanned ? "planned" : isOffered ? "open" : null;
    const reached = isReached && !isGone ? [say("board-privilege-reached")] : [];
    return {
      privilege,
      cost,
      isGone,
      isPlanned,
      isOffered,
      isReached,
      note: note === null ? sold(privilege) : say(`board-privilege-${note}`),
      told: [`${explained("privilege", privilege)}\n${say("board-privilege-cost", { cost })}`, ...reached, sold(privilege)].join(" "),
    };
  });
}
