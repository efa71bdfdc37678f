import type { GameEvent, Hoard, Kind, Shown } from "$wire/morgenland";
import { readAction } from "$wire/morgenland-actions";
import type { Choosing, Scene } from "$src/table/screen";
import { KINDS } from "./spaces";
import { changed } from "./treasure";

/** A token of a price, and the kind that pays for it, if that is planned. */
export interface Priced {
  value: number;
  kind: Kind | null;
}

/** What treasure is asked of me, or offered to me. */
export type Deal =
  /** The price of an artefact, token by token. */
  | { deal: "price"; tokens: readonly Priced[] }
  /** So much is to be given; nothing if I may give as much as I like. */
  | { deal: "give"; given: readonly Kind[]; due: number | null }
  /** So much may be taken from the bank, for what was given. */
  | { deal: "take"; given: readonly Kind[]; taken: readonly Kind[]; due: number };

/**
 * What is being paid or taken; nothing if nothing is. The game that is drawn has done the plan, so what it still asks for
 * comes on top of what is planned.
 */
export function dealing({ view, choice, me }: Scene<Shown, GameEvent>): Deal | null {
  if (choice === null || me === null) return null;
  const { ask } = view;
  const given = kindsOf(choice.plan, "give");
  const taken = kindsOf(choice.plan, "take");
  if (ask.step === "price" && ask.seat === me) {
    // Of tokens that lie open everybody knows the price; the question itself knows what of it is left.
    const bill = view.standing.prices[me] ?? ask.tokens;
    return { deal: "price", tokens: bill.map((value, n) => ({ value, kind: given[n] ?? null })) };
  }
  if (taken.length > 0 || isOffered(choice, "take")) {
    const left = ask.step === "taking" && ask.seat === me ? ask.left : 0;
    return { deal: "take", given, taken, due: left + taken.length };
  }
  if (given.length === 0 && !isOffered(choice, "give")) return null;
  return { deal: "give", given, due: dueOf(view, given.length) };
}

function dueOf({ ask }: Shown, given: number): number | null {
  if (ask.step === "trading") return null;
  return ask.step === "giving" ? ask.left + given : Math.max(1, given);
}

/** The kinds that a plan gives or takes, in its order. */
function kindsOf(plan: readonly string[], verb: "give" | "take"): Kind[] {
  return plan.flatMap((action) => {
    const act = readAction(action);
    return act?.act === verb ? [act.kind] : [];
  });
}

function isOffered(choice: Choosing, verb: "give" | "take"): boolean {
  return KINDS.some((kind) => choice.can(`${verb} ${kind}`));
}

/** What I have once the plan is done. */
export function kept({ view, me }: Scene<Shown, GameEvent>): Hoard | null {
  return me === null ? null : (view.players[me]?.treasure ?? null);
}

/** What the plan gives, by kind. */
export function spent(deal: Deal): [Kind, number][] {
  if (deal.deal === "price") return deal.tokens.flatMap(({ kind, value }) => (kind === null ? [] : [[kind, value] as [Kind, number]]));
  return deal.given.map((kind) => [kind, 1]);
}

/** What I had before anything was planned. */
export function owned(after: Hoard, deal: Deal): Hoard {
  const back = changed(after, spent(deal));
  return deal.deal === "take"
    ? changed(
        back,
        deal.taken.map((kind) => [kind, -1]),
      )
    : back;
}

/**
 * The cheapest way to pay. All ways cost the same number of treasures, but every later token wants a kind of its own: so that
 * way is the cheapest which leaves the most even rest, the one with the smallest sum of squares. For a price that is to pay
 * each token, from the highest, with the kind of which there is most; for other payments, to give each unit of that kind. Where
 * there is nothing to propose, because it is a wish that nobody knows, the answer is nothing.
 */
export function cheapest(view: Shown, deal: Deal, own: Hoard): string[] | null {
  if (deal.deal === "price")
    return giving(
      assigned(
        deal.tokens.map(({ value }) => value),
        own,
        [],
      ),
    );
  if (deal.deal === "give" && view.ask.step === "giving" && deal.due !== null) return giving(evenly(own, deal.due));
  return null;
}

/** The plan in which the next token is paid with this kind: what was planned stays, and the rest is paid the cheapest way. */
export function paidWith(tokens: readonly Priced[], own: Hoard, kind: Kind): string[] {
  const begun = tokens.flatMap((token) => token.kind ?? []);
  return giving(
    assigned(
      tokens.map(({ value }) => value),
      own,
      [...begun, kind],
    ),
  );
}

/** The plan in which this token and those after it are still to be paid. */
export function reopened(tokens: readonly Priced[], place: number): string[] {
  return giving(tokens.slice(0, place).flatMap(({ kind }) => kind ?? []));
}

/** A kind for each token, the first of them given. Of equal tokens the first is paid with the earlier kind, as the server asks. */
function assigned(bill: readonly number[], own: Hoard, begun: readonly Kind[]): Kind[] {
  const kinds = [...begun];
  for (const value of bill.slice(begun.length)) {
    const [most] = richest(own).filter((kind) => own[kind] >= value && !kinds.includes(kind));
    if (most === undefined) break;
    kinds.push(most);
  }
  const place = (kind: Kind) => KINDS.indexOf(kind);
  const sorted = kinds.map((kind, n) => ({ kind, value: bill[n] ?? 0 }));
  return sorted.sort((one, other) => other.value - one.value || place(one.kind) - place(other.kind)).map(({ kind }) => kind);
}

/** So many units, each of the kind of which there is most then; in the order of the caves, as the server asks. */
function evenly(own: Hoard, count: number): Kind[] {
  let left = own;
  const kinds: Kind[] = [];
  while (kinds.length < count) {
    const [most] = richest(left);
    if (most === undefined || left[most] === 0) break;
    kinds.push(most);
    left = changed(left, [[most, -1]]);
  }
  return kinds.sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

/** The kinds from that of which there is most; of equal ones the earlier first. */
function richest(own: Hoard): Kind[] {
  return [...KINDS].sort((one, other) => own[other] - own[one]);
}

function giving(kinds: readonly Kind[]): string[] {
  return kinds.map((kind) => `give ${kind}`);
}
