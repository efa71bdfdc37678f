import { isolated } from "$src/words/isolate";
import { say, words } from "$src/words/words.svelte";
import type { Space, Token } from "$wire/morgenland";
import type { SeatedPlayer } from "$src/table/players";
import type { SpaceOffer, PartyShown, PieceShown, SpaceShown } from "./mountain";
import { effect, named, titled } from "./nouns";
import type { PlayShown } from "./plays";
import type { Pointing } from "./pointing";
import type { RankShown, TallyShown } from "./ranking";
import { isCave, isRoom } from "./spaces";

/** "5, 5 and 4" in the language spoken now. */
export function listed(things: readonly (string | number)[]): string {
  return words().joined(things.map(String));
}

/** The text that says what a space gives. */
export function award({ space }: Pick<SpaceShown, "space">): string {
  return say(`morgenland-award-${isCave(space) ? "cave" : isRoom(space) ? "room" : space}`);
}

/** What there is to be had, in words. */
export function offered(offer: SpaceOffer): string {
  switch (offer.offer) {
    case "treasure": {
      const shelves = offer.shelves.map((units) =>
        units === 0 ? say("morgenland-mountain-shelf-empty") : say(`morgenland-units-${offer.kind}`, { units }),
      );
      return shelves.length === 0
        ? say("morgenland-mountain-no-treasure")
        : say("morgenland-mountain-shelves", { shelves: shelves.join(", ") });
    }
    case "spells":
      return say("morgenland-mountain-spells", { left: offer.left });
    case "artefacts":
      return say("morgenland-mountain-two");
    case "exchange":
      return say("morgenland-mountain-exchange");
    case "camel":
      return say("morgenland-mountain-camel", { here: String(offer.isHere) });
    case "guard":
      return say("morgenland-mountain-guard", { strength: offer.strength ?? "none" });
    case "artefact":
      return offer.open === null
        ? say("morgenland-mountain-stack", { stack: offer.stack })
        : say("morgenland-mountain-open-artefact", { artefact: named("artefact", offer.open), stack: offer.stack });
  }
}

function pieceTold({ token, isOpen, doubled, isPlanned }: PieceShown): string {
  const form = isPlanned ? "planned" : isOpen ? "open" : "own";
  return say(`morgenland-mountain-piece-${form}`, { token: token ?? "none", times: doubled + 1 });
}

/** Who has what on a space, and how strong that makes them. */
export function partyTold({ player, pieces, carpets, strength }: PartyShown): string {
  const known = pieces.filter(({ token }) => token !== null).map(pieceTold);
  const hidden = pieces.length - known.length;
  const things = [
    ...known,
    ...(hidden > 0 ? [say("morgenland-mountain-hidden", { count: hidden })] : []),
    ...(carpets > 0 ? [words().counted("morgenland-artefact-carpet", carpets)] : []),
  ];
  const isSum = pieces.length + carpets > 1 && strength.strength > 0;
  const sum = isSum ? `, ${say("morgenland-mountain-strength", { strength: strength.strength, hidden: strength.hidden })}` : "";
  return `${say("morgenland-mountain-party", { name: player.name, things: listed(things) })}${sum}`;
}

/** What holds on a space, beside what lies there. */
export function states({ turn, isUnused, isTaboo, isShut, smuggler }: SpaceShown): string[] {
  return [
    ...(isUnused ? [say("morgenland-mountain-unused")] : []),
    ...(turn === "ahead" ? [] : [say("morgenland-mountain-turn", { turn })]),
    ...(isTaboo ? [say("morgenland-mountain-taboo")] : []),
    ...(smuggler === null ? [] : [say("morgenland-mountain-smuggler", { name: smuggler.name })]),
    ...(isShut ? [say("morgenland-mountain-shut")] : []),
  ];
}

/** Everything that is drawn on a space, with what was declared about it, in a sentence. */
export function spaceTold(shown: SpaceShown, plays: readonly PlayShown[] = []): string {
  const said = [
    ...(shown.isUnused ? [] : [offered(shown.offer)]),
    ...states(shown),
    ...shown.parties.map(partyTold),
    ...plays.map(({ told }) => told),
  ];
  return `${said.join(". ")}.`;
}

/** What a space is, what lies there, and what the open artefact does. */
export function explained(shown: SpaceShown, plays: readonly PlayShown[]): string {
  const { offer } = shown;
  const artefact =
    offer.offer === "artefact" && offer.open !== null ? [`${titled("artefact", offer.open)}: ${effect("artefact", offer.open)}.`] : [];
  return [award(shown), ...artefact, spaceTold(shown, plays)].join("\n");
}

/** How a tie is settled. */
export function tieTold({ strength, player }: RankShown): string {
  return say("morgenland-mountain-tie", { strength, name: player.name });
}

/** What becomes of somebody, in a few words; what is drawn needs none. */
export function fateTold({ fate }: RankShown): string {
  switch (fate.fate) {
    case "shelf":
      return say(`morgenland-units-${fate.kind}`, { units: fate.units });
    case "price":
      return say("morgenland-mountain-price", { bill: fate.bill.join(" + ") });
    case "bought":
      return fate.artefact === null ? say("morgenland-mountain-bought") : named("artefact", fate.artefact);
    case "owes":
      return say("morgenland-mountain-owes", { due: fate.due });
    case "declined":
      return say("morgenland-mountain-declined");
    case "short":
      return say("morgenland-mountain-short");
    case "enters":
      return say("morgenland-mountain-enters");
    case "away":
      return say("morgenland-mountain-away");
    case "nothing":
      return "";
  }
}

/** The ranking in a sentence. */
export function tallyTold({ ranks }: TallyShown): string {
  return ranks
    .map((rank) => {
      const fate = fateTold(rank);
      return [
        say("morgenland-mountain-rank", { place: rank.place, name: rank.player.name, strength: rank.strength }),
        ...(fate === "" ? [] : [fate]),
        ...(rank.isTied ? [tieTold(rank)] : []),
      ].join(", ");
    })
    .join(". ");
}

/** Who begins, and who follows. */
export function sequenceTold(players: readonly SeatedPlayer[]): string {
  const [first, ...others] = players;
  return first === undefined
    ? ""
    : say("morgenland-mountain-sequence", { first: first.name, others: listed(others.map(({ name }) => isolated(name))) });
}

/** What pointing at a space would do; a token that comes there makes my strength there this sum. */
export function pointingTold(what: Pointing, space: Space, sum: (token: Token) => number): string {
  const title = titled("space", space);
  switch (what.does) {
    case "place":
      return `${say("morgenland-mountain-place", { token: what.token, space: title })}. ${say("morgenland-mountain-sum", { sum: sum(what.token) })}`;
    case "take-back":
      return say("morgenland-mountain-take-back", { token: what.token, space: title });
    case "pick":
      return say("morgenland-mountain-pick", { space: title });
    case "name":
      return say("morgenland-mountain-name", { space: title });
  }
}

/** A piece that may be named: whose it is, what is known of it, and where it lies. */
export function pieceNamed({ player }: PartyShown, shown: PieceShown, space: Space): string {
  const told = shown.token === null ? say("morgenland-mountain-hidden", { count: 1 }) : pieceTold(shown);
  return say("morgenland-mountain-party", { name: player.name, things: `${told}, ${titled("space", space)}` });
}
