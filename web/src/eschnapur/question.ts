import type { Official, Part, Shown } from "$wire/eschnapur";
import type { Prompt } from "$wire/table";
import type { Seat } from "$wire/tabletop";
import type { Player } from "$src/table/players";
import type { Where } from "$src/table/screen";
import { say } from "$src/words/words.svelte";

/** What a player is asked, in one sentence. */
export function question(view: Shown, prompt: Prompt<Shown>, players: readonly Player[]): string {
  const seat = typeof view.observer === "object" ? view.observer.seat : null;
  const mine = seat === null ? undefined : view.tableaus[seat];
  if (prompt.choices.length === 0 && prompt.may_seal) return say("ask-eschnapur-seal");
  if (view.payment !== null) {
    return say("ask-eschnapur-coins", { left: view.payment.left });
  }
  const { phase } = view;
  const buying = () => say("ask-eschnapur-buy", { points: mine?.pp ?? 0 });
  switch (phase.step) {
    case "sites":
      return say("ask-eschnapur-sites", { picked: phase.mine?.length ?? 0 });
    case "before-gold":
    case "rewards":
      return buying();
    case "laying":
      return say("ask-eschnapur-gold");
    case "from-hand":
      return say("ask-eschnapur-from-hand", { official: phase.official, "official-name": official(phase.official) });
    case "blockade":
      return "window" in phase ? buying() : say("ask-eschnapur-blockade");
    case "stop":
      return say("ask-eschnapur-stop");
    case "order":
      if (phase.now === "handing") return say("ask-eschnapur-marker", { marker: nextMarker(phase.markers) });
      return "window" in phase.now ? buying() : say("ask-eschnapur-choose-marker");
    case "building":
      return say("ask-eschnapur-build", { stones: mine?.stones ?? 0 });
    case "moving":
      if (phase.now === "lifting") return say("ask-eschnapur-lift");
      if ("setting" in phase.now) return say("ask-eschnapur-set", { part: phase.now.setting, owner: top(view, phase.now.setting, players) });
      return "naming" in phase.now ? say("ask-eschnapur-protect") : buying();
    case "over":
      return say("ask-eschnapur-over");
  }
}

/** A choice in words: on a button, in a list, in the plan. */
export function choice(action: string, view: Shown, players: readonly Player[]): string {
  const [verb, first, second] = action.split(" ");
  switch (verb) {
    case "site":
    case "stop":
    case "build":
    case "set":
    case "protect":
      return say(`choice-eschnapur-${verb}`, { part: Number(first), ...field(view, Number(first)) });
    case "lift":
      return say("choice-eschnapur-lift", { part: Number(first), owner: top(view, Number(first), players) });
    case "lay":
      return say("choice-eschnapur-lay", { official: Number(first), gold: Number(second), "official-name": official(Number(first)) });
    case "leave":
      return say("choice-eschnapur-leave", { official: Number(first), "official-name": official(Number(first)) });
    case "block":
      return say("choice-eschnapur-block", { name: nameOf(first, players), official: Number(second), "official-name": official(Number(second)) });
    case "marker":
      return say("choice-eschnapur-marker", { name: nameOf(first, players) });
    case "choose":
      return say("choice-eschnapur-choose", { marker: Number(first) });
    case "take":
      return say("choice-eschnapur-take", { gold: Number(first) });
    case "buy":
      return say("choice-eschnapur-buy", {
        name: say(`eschnapur-privilege-${first ?? ""}`),
        cost: Object.entries(view.figures.costs).find(([privilege]) => privilege === first)?.[1] ?? 0,
      });
    case "pass":
      // In the own building turn, passing ends it.
      return say(view.phase.step === "building" ? "choice-eschnapur-end-turn" : "choice-eschnapur-pass");
    case "beside":
    case "stay":
      return say(`choice-eschnapur-${verb}`);
    default:
      return action;
  }
}

/** Where each kind of action is chosen. */
const PLACES: Record<string, Where> = {
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
};

export function where(action: string): Where {
  return PLACES[action.split(" ")[0] ?? ""] ?? "bar";
}

/**
 * What completes a plan of gold: officials for which nothing was chosen stay without a card, if that is offered. Whether
 * it may be so, the server says when it is sealed.
 */
export function completion(prompt: Prompt<Shown>, wishes: readonly string[]): string[] | null {
  if (prompt.may_seal) return [];
  const open = [...prompt.choices, ...prompt.later];
  const officials = [...new Set(open.filter((action) => /^(lay|leave) /.test(action)).map((action) => action.split(" ")[1]))].sort();
  if (officials.length === 0) return null;
  const chosen = officials.map(
    (one) =>
      wishes.find((wish) => wish.startsWith(`lay ${one} `)) ?? open.find((action) => action === `leave ${one}`) ?? null,
  );
  // Somebody who has laid nothing at all has not decided yet.
  const hasDecided = prompt.chosen > 0 || wishes.length > 0;
  return hasDecided && chosen.every((action) => action !== null) ? chosen.filter((action) => action !== null) : null;
}

function official(number: Official | number): string {
  return say(`eschnapur-official-${number}`);
}

function nextMarker(markers: readonly (Seat | null)[]): number {
  return markers.findIndex((holder) => holder === null) + 1;
}

function nameOf(seat: string | undefined, players: readonly Player[]): string {
  return players.find((player) => player.seat === seat)?.name ?? seat ?? "";
}

function top(view: Shown, part: number, players: readonly Player[]): string {
  return nameOf(view.palace[part as Part].at(-1), players);
}

/** The next free field of a part: what it is worth, and how many are free. */
function field(view: Shown, part: number): { value: number; free: number; of: number; bag: string } {
  const figures = view.figures.parts[part as Part];
  const height = view.palace[part as Part].length;
  return {
    value: figures.first + height,
    free: figures.fields - height,
    of: figures.fields,
    bag: String(height + 1 === figures.bag),
  };
}
