import type { Card, Kind, Space } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import { ARTEFACT_RULES, ARTEFACTS, SPELL_RULES, SPELLS } from "../rules";
import { CAVES, KINDS } from "../spaces";

/** What a picture shows of somebody. */
export type Having = "treasure" | "artefacts" | "spells" | "tokens" | "gate" | "two";

/** What a picture shows of the table. */
export type Show =
  | { of: "space"; space: Space; isBarred?: boolean }
  | { of: "player"; seat: Seat; what: readonly Having[] }
  | { of: "bank"; kinds: readonly Kind[] }
  /** The player sequence. */
  | { of: "order" }
  /** What was declared, or what became of it, each in its order. */
  | { of: "declared" }
  | { of: "settled" }
  /** In which order the spaces are tallied. */
  | { of: "path" }
  /** Who won, and in which place the others are. */
  | { of: "places" };

/** Which part of the scene of its rule a picture shows: what lies there before, if that matters, and after. */
export interface RulePicture {
  before: readonly Show[] | null;
  after: readonly Show[];
}

/** The text below the picture of a rule. */
export function captionOf(rule: string): string {
  return `morgenland-rules-picture-${rule.toLowerCase().replace(".", "-")}`;
}

/** The card that a rule is about. */
export function cardOf(rule: string): Card | null {
  const artefact = ARTEFACTS.find((one) => ARTEFACT_RULES[one] === rule);
  if (artefact !== undefined) return { card: "artefact", artefact };
  const spell = SPELLS.find((one) => SPELL_RULES[one] === rule);
  return spell === undefined ? null : { card: "spell", spell };
}

const at = (space: Space): Show => ({ of: "space", space });
const barred = (space: Space): Show => ({ of: "space", space, isBarred: true });
const of = (seat: Seat, ...what: readonly Having[]): Show => ({ of: "player", seat, what });
const bank = (...kinds: readonly Kind[]): Show => ({ of: "bank", kinds });
const order: Show = { of: "order" };

/** The same things before and after. */
const change = (...shows: readonly Show[]): RulePicture => ({ before: shows, after: shows });
const still = (...shows: readonly Show[]): RulePicture => ({ before: null, after: shows });
const turn = (before: readonly Show[], after: readonly Show[]): RulePicture => ({ before, after });

const treasures = [of("A", "treasure"), of("B", "treasure"), of("C", "treasure")];

export const pictures: Readonly<Record<string, RulePicture>> = {
  "M0.1": still(of("A", "tokens")),
  "M0.2": still(bank(...KINDS)),
  "M0.3": change(of("A", "treasure")),
  "M0.4": still(order),
  "M0.7": still(of("A", "artefacts"), at("room-1"), at("room-2"), at("room-3")),
  "M1.1": still(...CAVES.map(at)),
  "M1.3": still(at("guard")),
  "M1.4": change(at("room-1"), at("room-2")),
  "M2.1": change(at("cave-1")),
  "M2.2": still(barred("room-1")),
  "M2.3": still(at("cave-1"), barred("cave-3")),
  "M2.4": still(at("cave-1"), at("market")),
  "M3.1": still({ of: "path" }),
  "M3.2": turn([order, at("cave-1")], [...treasures]),
  "M3.3": turn([at("cave-3")], [...treasures]),
  "M3.4": turn([at("tent")], [of("A", "spells"), of("B", "spells")]),
  "M3.5": turn([at("djinn")], [of("A", "two")]),
  "M3.6": turn([at("market"), of("A", "treasure")], [of("A", "treasure")]),
  "M3.7": turn([at("caravanserai"), order], [order]),
  "M3.8": turn([at("guard"), of("B", "treasure")], [of("A", "gate"), of("B", "gate", "treasure"), of("C", "gate")]),
  "M3.9": turn([at("room-1"), of("A", "treasure")], [of("A", "treasure", "artefacts"), at("room-1")]),
  "M3.10": change(at("room-2")),
  "M3.11": turn([at("cave-1"), at("market"), bank("crown")], [of("A", "tokens"), bank("crown")]),
  "M4.1": turn([at("room-1")], [at("room-1"), { of: "places" }]),
  "M4.2": turn([of("A", "artefacts"), of("B", "artefacts")], [{ of: "places" }]),
  "M5.1": change(of("A", "artefacts")),
  "M5.2": change(of("A", "artefacts", "spells", "treasure")),
  "M5.3": turn([{ of: "declared" }], [{ of: "settled" }, of("B", "treasure")]),
  "M5.4": change(at("market")),
  "M5.5": change(at("market")),
  "M5.6": turn([at("guard"), at("room-1")], [of("A", "gate"), of("B", "gate"), at("room-1")]),
  "M5.7": turn([of("A", "artefacts"), of("B", "artefacts")], [{ of: "places" }]),
  "M5.8": turn([at("room-1"), of("A", "treasure")], [of("A", "treasure")]),
  "M6.2": turn([{ of: "declared" }], [{ of: "settled" }]),
  "M7.1": change(at("cave-1"), at("room-2")),
  "M7.2": change(at("room-1"), of("A", "treasure", "artefacts")),
  "M7.3": turn([at("cave-2")], [of("A", "treasure"), of("B", "treasure")]),
  "M7.4": change(of("A", "treasure")),
  "M7.5": change(at("tent"), at("market"), of("B", "treasure")),
  "M7.6": change(...treasures),
  "M7.7": change(at("cave-3")),
  "M7.8": change(at("cave-1"), bank("crown")),
  "M7.9": change(at("tent"), at("market")),
  "M7.10": change(at("market")),
  "M7.11": change(of("A", "artefacts"), at("room-2")),
  "M7.12": change(at("room-2")),
  "M7.13": change(of("B", "artefacts"), at("market")),
  "M7.14": change(...treasures),
  "M7.15": change(at("market"), of("A", "treasure")),
  "M7.16": change(at("market")),
  "M7.17": change(at("market")),
  "M7.18": change(at("room-1"), of("B", "treasure")),
  "M7.19": turn([at("market")], [barred("market")]),
  "M7.20": change(at("market"), at("room-1"), of("A", "treasure"), of("B", "treasure")),
  "M7.21": change(of("A", "treasure")),
};
