import type { GameEvent } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { Chronicle } from "$src/table/chronicle";
import { SEATS, type SeatedPlayer } from "$src/table/players";
import { document } from "$src/words/document";
import { say, sayForm } from "$src/words/words.svelte";
import { account, unitsOf } from "./account";
import { blank } from "./blank";
import { cardOf } from "./changes";
import { all, said, type Happening } from "./event";
import { fold } from "./fold";
import { phaseOf, type RoundPhase } from "./phase";
import { dealsOf, exchange, headOf, listed, standingOf, treasure, type NameOfSeat } from "./account-told";

type Events = readonly GameEvent[];

export const chronicle: Chronicle<GameEvent> = { heading, joins, told, decides, sealsWith, planned: () => null };

/** Each step of the round is a chapter: its name stands on the strip as well. */
function heading(event: GameEvent, earlier: Events): string | null {
  const step = (number: RoundPhase) => say(`morgenland-phase-${number}`);
  switch (event.event) {
    case "took":
      // Before the first round everybody takes treasure.
      return earlier.every((one) => one.event === "took") ? say("morgenland-remark-opening") : null;
    case "round-began":
    case "cave-filled":
    case "artefact-turned":
      return step(1);
    case "placed":
      return step(2);
    case "tallied":
    case "skipped":
      return step(phaseOf(event.space));
    case "ended":
      return say("morgenland-told-end");
    default:
      return null;
  }
}

/** What a line tells, by what it begins with. */
type Theme = "start" | "placing" | "space" | "declared" | "carried" | "treasure" | "passing" | "other";

const THEMES: Partial<Record<Happening, Theme>> = {
  "round-began": "start",
  "cave-filled": "start",
  "artefact-turned": "start",
  placed: "placing",
  tallied: "space",
  "turned-over": "space",
  "took-shelf": "space",
  "drew-spells": "space",
  "spell-given": "space",
  "spell-discarded": "space",
  "two-artefacts": "space",
  "camel-taken": "space",
  "camel-declined": "space",
  entered: "space",
  "turned-away": "space",
  bought: "space",
  declined: "space",
  "cannot-pay": "space",
  began: "declared",
  declared: "declared",
  "carried-out": "carried",
  gave: "treasure",
  took: "treasure",
  passed: "passing",
};

/** What goes on in a line of a theme. */
const GOES_ON: Record<Theme, readonly Happening[]> = {
  start: ["cave-filled", "artefact-turned"],
  placing: ["placed", "placed-token"],
  space: [
    "guard-turned",
    "turned-over",
    "took-shelf",
    "drew-spells",
    "spells-drawn",
    "spell-given",
    "spell-handed",
    "spell-discarded",
    "two-artefacts",
    "camel-taken",
    "camel-declined",
    "entered",
    "turned-away",
    "took-back",
    "gave",
    "took",
    "bought",
    "bought-artefact",
    "declined",
    "cannot-pay",
  ],
  declared: ["declared"],
  carried: [
    "carpet-laid",
    "carpets-gone",
    "doubled",
    "moved",
    "took-back",
    "turned-over",
    "dragon-left",
    "dragon-returned",
    "swapped",
    "searches",
    "found",
    "smuggled",
    "mirage",
    "gave",
    "took",
    "declined",
    "came-to-nothing",
  ],
  treasure: ["gave", "took", "bought", "bought-artefact"],
  passing: [],
  other: [],
};

function themeOf(line: Events): Theme {
  const [first] = spoken(line);
  return first === undefined ? "passing" : (THEMES[first.event] ?? "other");
}

/** A line without those who play nothing: they are not worth a word where somebody plays, or something happens. */
function spoken(line: Events): Events {
  const found = line.filter(({ event }) => event !== "passed");
  return found.length > 0 ? found : line;
}

function joins(line: Events, event: GameEvent): boolean {
  const last = line.at(-1);
  if (last === undefined) return false;
  if (event.event === "passed") return true;
  const theme = themeOf(line);
  if (!GOES_ON[theme].includes(event.event)) return false;
  switch (theme) {
    case "placing":
      // Once around the table.
      return event.event === "placed-token" || !all(line, "placed").some(({ seat }) => "seat" in event && seat === event.seat);
    case "declared": {
      const [began, other] = [said(last, "began"), said(event, "declared")];
      return began !== null && other !== null && began.play.seat === other.play.seat && cardOf(began.play) === cardOf(other.play);
    }
    case "carried":
      // Once others are asked again, what follows is not of this play.
      return last.event !== "passed";
    case "treasure":
      return last.event !== "passed" && "seat" in last && "seat" in event && last.seat === event.seat;
    default:
      return true;
  }
}

function told(line: Events, earlier: Events, players: readonly SeatedPlayer[]): string | null {
  const nameOf: NameOfSeat = (seat) => players.find((player) => player.seat === seat)?.name ?? seat;
  const main = spoken(line);
  const [first] = main;
  if (first === undefined) return null;
  const told = (event: GameEvent) => document("morgenland", event, nameOf);
  switch (themeOf(line)) {
    case "start":
      return start(main);
    case "placing":
      return placing(main, nameOf);
    case "space":
      return ofSpace(main, earlier, players, nameOf);
    case "declared":
      return told(main.at(-1) ?? first);
    case "carried":
      return carried(main, nameOf, told);
    case "treasure":
      return main.some(({ event }) => event === "bought") ? ofSpace(main, earlier, players, nameOf) : ofTreasure(main, nameOf);
    case "passing": {
      const names = [...new Set(all(line, "passed").map(({ seat }) => nameOf(seat)))];
      return names.length < 2 ? null : say("morgenland-told-passed", { names: listed(names) });
    }
    case "other":
      // The first event is all that is told; others only let it pass.
      return line.length < 2 ? null : told(first);
  }
}

/** What lies where, now that the round begins. */
function start(line: Events): string | null {
  const [began] = all(line, "round-began");
  const filled = all(line, "cave-filled").map(({ cave, units }) => say("morgenland-units-of-cave", { cave, units }));
  const turned = all(line, "artefact-turned").map(({ room, artefact }) =>
    say("morgenland-told-open", {
      artefact: sayForm(`morgenland-artefact-${artefact}`, "a"),
      at: sayForm(`morgenland-space-${room}`, "at"),
    }),
  );
  // The card itself lies open; what the caves get of it, which may be less, is what matters.
  if (line.length < 2) return began === undefined ? null : say("morgenland-told-round", { round: began.round });
  return [
    ...(began === undefined ? [] : [say("morgenland-told-round", { round: began.round })]),
    ...(filled.length === 0 ? [] : [say("morgenland-told-filled", { treasure: listed(filled) })]),
    ...(turned.length === 0 ? [] : [say("morgenland-told-turned", { artefacts: listed(turned) })]),
  ].join(" ");
}

/** Where tokens were placed, once around the table. */
function placing(line: Events, nameOf: NameOfSeat): string | null {
  const own = all(line, "placed-token");
  const each = all(line, "placed").map(({ seat, slot, space, token }) => {
    const known = token ?? own.find((one) => one.seat === seat && one.slot === slot)?.token;
    const values = { name: nameOf(seat), at: sayForm(`morgenland-space-${space}`, "at") };
    return known === undefined ? say("morgenland-told-place", values) : say("morgenland-told-place-token", { ...values, token: known });
  });
  return say("morgenland-told-placed", { tokens: listed(each) });
}

/** A space with who was how strong there, if they have just been turned over, and what came of it. */
function ofSpace(line: Events, earlier: Events, players: readonly SeatedPlayer[], nameOf: NameOfSeat): string | null {
  const events = [...earlier, ...line];
  const seats = SEATS.filter((seat) => players.some((player) => player.seat === seat));
  const begun = events.findLastIndex(({ event }) => event === "tallied");
  const found = account(events.slice(0, begun).reduce(fold, blank(seats, events)), events.slice(begun));
  if (begun < 0 || found === null) return null;
  const isWhole = line.some(({ event }) => event === "tallied");
  // A line that goes on after plays tells only what is new.
  const told = isWhole
    ? found.deals
    : found.deals.slice(account(blank(seats, events), events.slice(begun, events.length - line.length))?.deals.length ?? 0);
  const space = headOf(found);
  const standing = standingOf(found, nameOf);
  const deals = dealsOf(told, nameOf);
  if (told.length === 0) return say("morgenland-told-standing", { space, standing });
  return isWhole ? say("morgenland-told-outcome", { space, standing, deals }) : say("morgenland-told-standing", { space, standing: deals });
}

/** What is given and taken, one player's at a time. */
function ofTreasure(line: Events, nameOf: NameOfSeat): string | null {
  const [first] = line;
  if (first === undefined || !("seat" in first)) return null;
  const [gave, got] = [unitsOf(line, "gave"), unitsOf(line, "took")];
  const name = nameOf(first.seat);
  if (got.length > 0) return say("morgenland-told-alone", { told: exchange(name, gave, got) });
  const to = said(first, "gave")?.to ?? null;
  return to === null
    ? say("morgenland-told-gives", { name, treasure: treasure(gave) })
    : say("morgenland-told-gives-to", { name, to: nameOf(to), treasure: treasure(gave) });
}

/** A play that is carried out, with what it does. */
function carried(line: Events, nameOf: NameOfSeat, told: (event: GameEvent) => string): string | null {
  const sentences: string[] = [];
  const treasures: GameEvent[] = [];
  const close = () => {
    const sentence = treasures.length === 0 ? null : ofTreasure(treasures, nameOf);
    if (sentence !== null) sentences.push(sentence);
    treasures.length = 0;
  };
  for (const event of line) {
    const isTreasure = event.event === "gave" || event.event === "took";
    const last = treasures.at(-1);
    if (!isTreasure || (last !== undefined && "seat" in last && last.seat !== event.seat)) close();
    if (isTreasure) treasures.push(event);
    else if (event.event !== "took-back") sentences.push(told(event));
  }
  close();
  // Where several tokens go back, whose they are and how many is told.
  const back = all(line, "took-back");
  for (const seat of new Set(back.map((one) => one.seat))) {
    sentences.push(say("morgenland-told-back", { name: nameOf(seat), tokens: back.filter((one) => one.seat === seat).length }));
  }
  return sentences.join(" ");
}

function decides(event: GameEvent, earlier: Events): Seat | null {
  switch (event.event) {
    case "took":
    case "gave":
    case "placed":
    case "placed-token":
    case "spell-given":
    case "spell-discarded":
    case "camel-declined":
    case "bought":
    case "declined":
    case "lamp-lit":
    case "passed":
      return event.seat;
    case "entered":
      return event.how === "bribe" ? event.seat : null;
    case "began":
    case "declared":
      return event.play.seat;
    case "mirage":
      return all(earlier, "carried-out").findLast(({ play }) => cardOf(play) === "mirage")?.play.seat ?? null;
    default:
      return null;
  }
}

/** What is paid and what it is paid for are one plan, and so is a play with what is named for it. */
function sealsWith(plan: Events, event: GameEvent): boolean {
  const last = plan.at(-1);
  if (last === undefined) return false;
  const pairs: readonly (readonly [Happening, readonly Happening[]])[] = [
    ["took", ["took"]],
    ["gave", ["gave", "took", "bought"]],
    ["entered", ["gave"]],
    ["placed", ["placed-token"]],
    ["lamp-lit", ["began", "passed"]],
    ["began", ["declared"]],
  ];
  return pairs.some(([one, others]) => one === last.event && others.includes(event.event));
}
