import type { Costs, Privilege } from "$wire/eschnapur";

/** All privileges, the cheapest first. */
export function byCost(costs: Costs): Privilege[] {
  // The keys of a document of costs are all privileges there are.
  return (Object.keys(costs) as Privilege[]).sort((one, other) => costs[one] - costs[other]);
}

/** How far my points reach into the row of this privilege: 0 not at all, 1 it is reached. */
export function reach(costs: Costs, privilege: Privilege, points: number): number {
  const row = byCost(costs);
  const before = row[row.indexOf(privilege) - 1];
  const from = before === undefined ? 0 : costs[before];
  const span = costs[privilege] - from;
  if (points >= costs[privilege]) return 1;
  return span <= 0 ? 0 : Math.max(0, (points - from) / span);
}
