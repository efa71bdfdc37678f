import type { Part, Shown } from "$wire/eschnapur";
import type { Action } from "$wire/eschnapur-actions";
import type { Choosing } from "$src/table/screen";
import type { Player } from "$src/table/players";
import { say } from "$src/words/words.svelte";
import type { Verb as AnyVerb } from "./acts";
import { bagValue, builders, owners, printed } from "./parts";
import { listed } from "./reason";

/** What can be done with a palace part. */
export const VERBS = ["site", "stop", "build", "lift", "set", "protect"] as const satisfies readonly AnyVerb[];
export type Verb = (typeof VERBS)[number];

/** What pointing at a part would do: choose something, or take it out of the plan. */
export interface Offer {
  verb: Verb;
  action: Action;
  isPlanned: boolean;
}

/** Stones are built one by one, so building again adds; anything else that is planned is taken back. */
export function offer(choice: Choosing | null, part: Part): Offer | null {
  if (choice === null) return null;
  for (const verb of VERBS) {
    const action: Action = `${verb} ${part}`;
    if (verb !== "build" && choice.plan.includes(action)) return { verb, action, isPlanned: true };
  }
  for (const verb of VERBS) {
    const action: Action = `${verb} ${part}`;
    if (choice.can(action)) return { verb, action, isPlanned: false };
  }
  return null;
}

/** How a part stands, in words. */
export function standing(view: Shown, part: Part, players: readonly Player[]): string {
  if (view.finished.includes(part)) return say("eschnapur-remark-finished");
  const print = printed(view, part);
  const { values, bag, wage } = print;
  const stones = owners(view, part, players);
  const next = values[stones.length];
  const said = [
    next === undefined
      ? say("board-part-full", { fields: values.length, wage })
      : say("board-part-stands", { stones: stones.length, fields: values.length, next, wage }),
  ];
  const shares = players.flatMap((player) => {
    const count = stones.filter((owner) => owner === player).length;
    return count > 0 ? [say("board-one", { name: player.name, count })] : [];
  });
  if (shares.length > 0) said.push(say("board-part-shares", { shares: listed(shares) }));
  if (stones.length < bag) said.push(say("board-part-bag", { value: bagValue(print) }));
  if (view.markers.stop === part) said.push(say("eschnapur-remark-stopped"));
  const sites = builders(view, part, players);
  if (sites.length > 0) said.push(say("board-part-sites", { names: listed(sites.map((player) => player.name)) }));
  return `${said.join(". ")}.`;
}
