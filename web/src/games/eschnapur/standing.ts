import type { Part } from "$wire/eschnapur";
import type { Action } from "$wire/eschnapur-actions";
import type { Choosing } from "$src/table/screen";
import type { SeatedPlayer } from "$src/table/players";
import { say } from "$src/words/words.svelte";
import type { Verb as AnyVerb } from "./acts";
import { bagValue } from "./parts";
import { listed } from "./reason";
import type { TowerShown } from "./towers";

/** What can be done with a palace part. */
export const VERBS = ["site", "stop", "build", "lift", "set", "protect"] as const satisfies readonly AnyVerb[];
export type PartVerb = (typeof VERBS)[number];

/** What pointing at a part would do: choose something, or take it out of the plan. */
export interface PartOffer {
  verb: PartVerb;
  action: Action;
  isPlanned: boolean;
}

/** Stones are built one by one, so building again adds; anything else that is planned is taken back. */
export function offer(choice: Choosing | null, part: Part): PartOffer | null {
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

/** How many fields of a part are built, and what comes next. */
function height({ printed: { values, wage }, stones }: TowerShown): string {
  const next = values[stones.length];
  return next === undefined
    ? say("board-part-full", { fields: values.length, wage })
    : say("board-part-stands", { stones: stones.length, fields: values.length, next, wage });
}

/** What there is to say of a part beside its stones and what is printed on it. */
export function remarks(tower: TowerShown): string[] {
  const { printed: print, stones, sites, planned, hopes, scores } = tower;
  const said: string[] = [];
  if (!tower.isFinished) {
    if (stones.length < print.bag) said.push(say("board-part-bag", { value: bagValue(print) }));
    if (tower.isStopped) said.push(say("eschnapur-remark-stopped"));
    if (tower.isProtected) said.push(say("eschnapur-remark-protected"));
    if (tower.isLifted) said.push(say("board-part-lifted"));
    if (planned > 0) said.push(say("board-part-planned", { count: planned }));
  }
  if (hopes.length > 0) said.push(say("board-part-promise", { told: gains(hopes.map(({ player, points }) => [player.name, points])) }));
  if (sites.length > 0) said.push(say("board-part-sites", { names: listed(sites.map((player) => player.name)) }));
  if (tower.isSitePlanned) said.push(say("board-part-site-planned"));
  if (scores.length > 0) said.push(say("board-part-scored", { told: gains(scores.map(({ player, points }) => [player.name, points])) }));
  return said;
}

/** How a part stands, in words. */
export function standing(tower: TowerShown, players: readonly SeatedPlayer[]): string {
  if (tower.isFinished) return [say("eschnapur-remark-finished"), ...remarks(tower)].join(". ");
  const shares = players.flatMap((player) => {
    const count = tower.stones.filter((owner) => owner === player).length;
    return count > 0 ? [say("board-one", { name: player.name, count })] : [];
  });
  const owned = shares.length > 0 ? [say("board-part-shares", { shares: listed(shares) })] : [];
  return `${[height(tower), ...owned, ...remarks(tower)].join(". ")}.`;
}

/** The same so briefly that all parts can be heard one after another. */
export function brief(tower: TowerShown): string {
  const {
    part,
    printed: { values },
    stones,
    isFinished,
    isStopped,
  } = tower;
  const next = values[stones.length];
  if (isFinished) return say("board-part-brief-finished", { part });
  const said =
    next === undefined
      ? say("board-part-brief-full", { part })
      : say("board-part-brief", { part, stones: stones.length, fields: values.length, next });
  return isStopped ? `${said}, ${say("board-part-brief-stopped")}` : said;
}

function gains(points: readonly (readonly [name: string, points: number])[]): string {
  return listed(points.map(([name, count]) => say("board-one", { name, count: `+${count}` })));
}
