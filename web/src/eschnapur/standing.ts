import type { Part, Shown } from "$wire/eschnapur";
import type { Choosing } from "$src/table/screen";
import type { Player } from "$src/table/players";
import { say } from "$src/words/words.svelte";
import { builders, owners } from "./parts";
import { listed } from "./reason";

/** What can be done with a palace part. */
export const VERBS = ["site", "stop", "build", "lift", "set", "protect"] as const;
export type Verb = (typeof VERBS)[number];

/** What pointing at a part would do: choose something, or take it out of the plan. */
export interface Offer {
  verb: Verb;
  action: string;
  isPlanned: boolean;
}

/** Stones are built one by one, so building again adds; anything else that is planned is taken back. */
export function offer(choice: Choosing | null, part: Part): Offer | null {
  if (choice === null) return null;
  for (const verb of VERBS) {
    const action = `${verb} ${part}`;
    if (verb !== "build" && choice.plan.includes(action)) return { verb, action, isPlanned: true };
  }
  for (const verb of VERBS) {
    const action = `${verb} ${part}`;
    if (choice.can(action)) return { verb, action, isPlanned: false };
  }
  return null;
}

/** How a part stands, in words. */
export function standing(view: Shown, part: Part, players: readonly Player[]): string {
  const figures = view.figures.parts[part];
  if (view.finished.includes(part)) return say("board-part-finished");
  const stones = owners(view, part, players);
  const sentences = [
    stones.length < figures.fields
      ? say("board-part-stands", { stones: stones.length, fields: figures.fields, next: figures.first + stones.length, wage: figures.wage })
      : say("board-part-full", { fields: figures.fields, wage: figures.wage }),
  ];
  const shares = players.flatMap((player) => {
    const count = stones.filter((owner) => owner === player).length;
    return count > 0 ? [say("board-part-share", { name: player.name, count })] : [];
  });
  if (shares.length > 0) sentences.push(say("board-part-shares", { shares: listed(shares) }));
  if (stones.length < figures.bag) sentences.push(say("board-part-bag", { value: figures.first + figures.bag - 1 }));
  if (view.markers.stop === part) sentences.push(say("board-part-stopped"));
  const sites = builders(view, part, players);
  if (sites.length > 0) sentences.push(say("board-part-sites", { names: listed(sites.map((player) => player.name)) }));
  return sentences.join(" ");
}
