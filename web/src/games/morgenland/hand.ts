import type { Card, GameEvent, Shown, Spell, Token } from "$wire/morgenland";
import { readAction } from "$wire/morgenland-actions";
import type { Choosing, Scene } from "$src/table/screen";
import { planned } from "./picking.svelte";
import { ownedBy, type ArtefactsShown } from "./players";

/** My hand as it is shown, apart from treasure. What is drawn and what is said of it is in here, so that both are the same. */
export interface HandShown {
  /** The tokens that are left to me once my plan is done. */
  tokens: readonly Token[];
  artefacts: readonly ArtefactsShown[];
  spells: readonly Spell[];
}

/** Nothing for whoever has no hand. */
export function handShown({ view, me, choice }: Scene<Shown, GameEvent>): HandShown | null {
  const mine = me === null ? undefined : view.players[me];
  if (mine?.hand == null) return null;
  const laid = choice === null ? null : planned(choice);
  return { tokens: mine.hand.filter((token) => token !== laid?.token), artefacts: ownedBy(mine) ?? [], spells: mine.known };
}

/** What can be chosen of things that do not lie in my hand: a spell that I drew, an artefact of a stack, a play of others. */
export interface CardOffer {
  action: string;
  card: Card;
  isPlanned: boolean;
}

/**
 * What is chosen beside my hand. Before a placement and in a window artefacts and spells are played from where they lie; whenever
 * else they are asked for, and after a spell was cast, it is asked which one is meant.
 */
export function offers({ view, choice }: Scene<Shown, GameEvent>, hand: HandShown): CardOffer[] {
  if (choice === null) return [];
  const played = choice.plan.filter((_, n) => isPlayed(choice, n));
  const isFromHand = view.ask.step === "window" || view.ask.step === "placing";
  const meant = choice.plan.filter((_, n) => !isPlayed(choice, n));
  const open = [...choice.choices, ...choice.later].filter((action) => !isFromHand || !lies(hand, action));
  const beside = played.filter((action) => !lies(hand, action));
  return [...new Set([...beside, ...meant, ...open])].flatMap((action): CardOffer[] => {
    const card = cardOf(action);
    return card === null ? [] : [{ action, card, isPlanned: choice.plan.includes(action) }];
  });
}

/** Is this choice of a plan a play? Once a spell was cast, the others say what it is about. */
export function isPlayed({ plan }: Choosing, place: number): boolean {
  const cast = plan.findIndex((action) => readAction(action)?.act === "cast");
  return cast < 0 || place <= cast;
}

/** Is it played by what lies in my hand? */
function lies({ artefacts, spells }: HandShown, action: string): boolean {
  const act = readAction(action);
  if (act?.act === "artefact") return artefacts.some(({ artefact }) => artefact === act.artefact);
  return act?.act === "cast" && spells.includes(act.spell);
}

function cardOf(action: string): Card | null {
  const act = readAction(action);
  switch (act?.act) {
    case "artefact":
      return { card: "artefact", artefact: act.artefact };
    case "cast":
    case "keep":
    case "counter":
      return { card: "spell", spell: act.spell };
    default:
      return null;
  }
}
