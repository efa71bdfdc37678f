import type { GameEvent, Shown } from "$wire/eschnapur";
import { readAction } from "$wire/eschnapur-actions";
import type { Prompt } from "$src/table/asked";
import type { Where } from "$src/table/screen";
import { say, sayForm } from "$src/words/words.svelte";
import { acts, isOf, type Verb } from "./acts";
import { said } from "./event";
import { titled } from "./nouns";

/** Where each kind of action is chosen. */
const PLACES: Record<Verb, Where> = {
  site: "board",
  stop: "board",
  build: "board",
  lift: "board",
  set: "board",
  protect: "board",
  lay: "bids",
  leave: "bids",
  block: "bids",
  marker: "hand",
  choose: "hand",
  take: "hand",
  buy: "market",
  beside: "bar",
  stay: "bar",
  pass: "bar",
};

export function where(action: string): Where {
  const act = readAction(action);
  return act === null ? "bar" : PLACES[act.act];
}

/** Are coins taken that what happened last made due? What only a plan makes due has not happened. */
export function isDue(prompt: Prompt<Shown>, recent: readonly GameEvent[]): boolean {
  const isTaking = acts(prompt.choices).some((act) => isOf(act, "take"));
  const claim = recent.findLastIndex(({ event }) => event === "owed");
  const [owed, ...since] = claim < 0 ? [] : recent.slice(claim);
  const taken = since.map((event) => said(event, "took")?.gold ?? Infinity).reduce((sum, gold) => sum + gold, 0);
  return isTaking && owed?.event === "owed" && taken < owed.payable;
}

/** What an action is about, where there are many: the official whom gold is for, or what is sold. */
export function subject(action: string): string | null {
  const act = readAction(action);
  if (isOf(act, "lay", "leave", "block")) return titled("official", act.official);
  return isOf(act, "buy") ? say("eschnapur-remark-privileges") : null;
}

/** Beside the official the card is enough. */
export function brief(action: string): string | null {
  const act = readAction(action);
  if (isOf(act, "lay")) return sayForm("eschnapur-choice-lay", "short", { gold: act.gold });
  return isOf(act, "leave") ? sayForm("eschnapur-choice-leave", "short") : null;
}

/** An official gets one card, a player one marker, and a part is one of two sites; what can be done twice never is settled. */
export function isSettled(action: string, plan: readonly string[]): boolean {
  const act = readAction(action);
  if (isOf(act, "lay", "leave")) return acts(plan).some((one) => isOf(one, "lay", "leave") && one.official === act.official);
  return isOf(act, "site", "marker", "choose") && plan.includes(action);
}

/** The number that an action names: of a card, a part, a marker. */
export function digit(action: string): number | null {
  const act = readAction(action);
  if (act === null) return null;
  if ("gold" in act) return act.gold;
  if ("marker" in act) return act.marker;
  return "part" in act ? act.part : null;
}

/**
 * What completes a plan of gold, beside what was chosen: officials for which nothing was chosen stay without a card, if that
 * is offered. Whether it may be so, the server says when it is sealed.
 */
export function completion(prompt: Prompt<Shown>, wishes: readonly string[]): string[] | null {
  if (prompt.may_seal) return [];
  const open = [...prompt.choices, ...prompt.later];
  const asked = acts(open).flatMap((act) => (isOf(act, "lay", "leave") ? [act.official] : []));
  const officials = [...new Set(asked)].sort();
  if (officials.length === 0) return null;
  const decided = acts(wishes).flatMap((act) => (isOf(act, "lay", "leave") ? [act.official] : []));
  const bare = officials.filter((one) => !decided.includes(one));
  const left = bare.map((one) => open.find((action) => action === `leave ${one}`) ?? null);
  // Somebody who has laid nothing at all has not decided yet.
  const hasDecided = prompt.chosen > 0 || wishes.length > 0;
  return hasDecided && left.every((action) => action !== null) ? left : null;
}
