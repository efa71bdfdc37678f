import type { ListedTable } from "$wire/protocol";
import type { PersonId, Stage } from "$wire/table";
import { admitsOnlookers, isOurs } from "$src/lobby/tables";

/** Why somebody who has a table's link cannot sit down there. */
export type Obstacle = "full" | "begun" | "private" | "withdrawn" | "closed" | "abandoned";

/** What keeps a stranger from sitting down, at a table in this stage with so many free seats; nothing if one is free. */
export function barred({ stage, free, isPrivate }: { stage: Stage; free: number; isPrivate: boolean }): Obstacle | null {
  switch (stage.stage) {
    case "gathering":
      return free > 0 ? null : "full";
    case "playing":
    case "paused":
    case "finished":
      return isPrivate ? "private" : "begun";
    case "abandoned":
      return "abandoned";
    case "closed":
      return stage.why.closing === "host" ? "withdrawn" : "closed";
  }
}

/** Who comes to a table. */
export interface Comer {
  /** Everybody who plays on this device: nobody, as long as nobody has said who they are. */
  people: readonly PersonId[];
  /** Have they said that they want to watch? */
  isWatching: boolean;
}

/** Does somebody hear at once all that happens at a table, or are they told first what they come to? */
export function comesIn(table: ListedTable, { people, isWatching }: Comer): boolean {
  if (isOurs(table, people)) return true;
  if (!admitsOnlookers(table)) return false;
  switch (table.stage.stage) {
    case "gathering":
      // Whoever has not said who they are needs no socket to read an invitation.
      return people.length > 0 || isWatching;
    case "playing":
    case "paused":
      return isWatching || people.includes(table.host.person);
    case "finished":
    case "abandoned":
      return true;
    case "closed":
      return table.stage.why.closing === "operator";
  }
}
