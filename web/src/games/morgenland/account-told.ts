import { say, words } from "$src/words/words.svelte";
import { added, type Account, type Gained, type Units } from "./account";
import { titled } from "./nouns";

export type NameOfSeat = (seat: string) => string;

/** The space as the log begins with it; the guard with their strength. */
export function headOf({ space, guard }: Account): string {
  return guard === null ? titled("space", space) : say("morgenland-told-guard", { strength: guard });
}

/** Who is how strong there, and who sits before whom where that decides; nobody, if nobody came. */
export function standingOf({ ranking, smuggler }: Account, nameOf: NameOfSeat): string {
  if (ranking.length === 0) return say("morgenland-told-nobody");
  const each = ranking.map(({ seat, strength }) =>
    seat === smuggler
      ? say("morgenland-told-smuggled", { name: nameOf(seat), strength })
      : say("morgenland-remark-strength", { seat: nameOf(seat), strength }),
  );
  const ties = [...new Set(ranking.map(({ strength }) => strength))]
    .map((strength) => ranking.filter((one) => one.strength === strength).map(({ seat }) => nameOf(seat)))
    .flatMap(([first, ...others]) =>
      first === undefined || others.length === 0 ? [] : [say("morgenland-told-before", { first, others: listed(others) })],
    );
  const standing = listed(each);
  return ties.length === 0 ? standing : say("morgenland-told-tie", { standing, ties: listed(ties) });
}

/** What came of it, deal by deal; who enters for nothing is told together. */
export function dealsOf(deals: readonly Gained[], nameOf: NameOfSeat): string {
  const strong = deals.flatMap((deal) => (deal.deal === "entered" && deal.how === "strength" ? [nameOf(deal.seat)] : []));
  const first = deals.findIndex((deal) => deal.deal === "entered" && deal.how === "strength");
  const each = deals.flatMap((deal, n) => {
    if (deal.deal !== "entered" || deal.how !== "strength") return [dealOf(deal, nameOf)];
    return n === first ? [say("morgenland-told-entered", { names: listed(strong), count: strong.length })] : [];
  });
  return each.join("; ");
}

export function dealOf(deal: Gained, nameOf: NameOfSeat): string {
  const name = nameOf(deal.seat);
  switch (deal.deal) {
    case "shelf":
      return say("morgenland-told-takes", { name, treasure: treasure([deal.got]) });
    case "spells": {
      if (deal.to !== null) return say("morgenland-told-spell-given", { name, to: nameOf(deal.to) });
      if (deal.discarded !== null)
        return say("morgenland-told-spell-discarded", { name, spell: say(`morgenland-spell-${deal.discarded}`) });
      return say("morgenland-told-spells", { name, count: deal.count });
    }
    case "djinn":
      return say("morgenland-told-djinn", { name });
    case "market":
      return exchange(name, deal.gave, deal.got);
    case "camel":
      return say("morgenland-told-camel", { name });
    case "camel-left":
      return say("morgenland-told-camel-left", { name });
    case "entered":
      if (deal.how === "key") return say("morgenland-told-key", { name });
      return deal.how === "bribe"
        ? say("morgenland-told-bribe", { name, units: deal.paid })
        : say("morgenland-told-entered", { names: name, count: 1 });
    case "away":
      return say("morgenland-told-away", { name, tokens: deal.tokens });
    case "bought": {
      const artefact = deal.artefact === null ? say("morgenland-told-unseen") : words().form(`morgenland-artefact-${deal.artefact}`, "a");
      return say("morgenland-told-bought", { name, artefact, price: treasure(deal.price) });
    }
    case "declined":
      return say("morgenland-told-declined", { name });
    case "short":
      return say("morgenland-told-short", { name });
  }
}

/** Some treasure for other treasure, or for nothing. */
export function exchange(name: string, gave: readonly Units[], got: readonly Units[]): string {
  return gave.length === 0
    ? say("morgenland-told-takes", { name, treasure: treasure(got) })
    : say("morgenland-told-trades", { name, gave: treasure(gave), got: treasure(got) });
}

/** "2 crowns and a pearl". */
export function treasure(units: readonly Units[]): string {
  return listed(added(units).map(({ kind, units: many }) => say(`morgenland-units-${kind}`, { units: many })));
}

export function listed(things: readonly string[]): string {
  return words().joined(things);
}
