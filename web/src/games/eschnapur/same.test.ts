import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import type { Scene } from "$src/table/screen";
import { speak } from "$src/words/words.svelte";
import { beats } from "./beats";
import Bids from "./Bids.svelte";
import Board from "./Board.svelte";
import { thisRound } from "./event";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import { GAMES, type Recorded } from "./recorded";
import { AskedPlan, PLAYERS, plan, scene as sample, view as sampleView } from "./sample";
import Text from "./Text.svelte";

// Pictures and words are read here by two ways that have nothing in common: the one from what is drawn, the other from
// what is written. Whatever differs is told to some and kept from others.

beforeAll(() => speak("en"));
afterEach(cleanup);

/** What is seen, or read, of a table. */
interface Facts {
  /** The initials of the stones on each part, from the bottom; nothing on one that is finished. */
  stones: Record<string, string>;
  stopped: string[];
  finished: string[];
  protected: string[];
  /** Whose flags stand before a part. */
  sites: Record<string, string>;
  /** What a part would bring, and what it is bringing: "A +11 B +7". */
  promises: Record<string, string>;
  scores: Record<string, string>;
  /** The cards before the officials, "A 2": "5 up cancelled". */
  cards: Record<string, string>;
  reasons: Record<string, string>;
  /** Who has how much of what, "vp A": 7. */
  tallies: Record<string, number>;
  places: Record<string, string>;
  rights: Record<string, number>;
  bank: Record<string, number>;
  /** What is noted with each privilege. */
  privileges: Record<string, string>;
  hand: Record<string, number>;
}

const text = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const seatNamed = (name: string): Seat => PLAYERS.find((player) => player.name === name)?.seat ?? "E";

function seen(scene: Scene<Shown, GameEvent>): Facts {
  const facts = none();
  const board = render(Board, { scene }).container;
  const { parts } = scene.view;
  for (const [n, tower] of [...board.querySelectorAll(".tower")].entries()) {
    const part = String(parts[n]);
    facts.stones[part] = [...tower.querySelectorAll(".brick")].map((stone) => stone.getAttribute("data-stone")).join("");
    if (tower.querySelector(".barrier") !== null) facts.stopped.push(part);
    if (tower.classList.contains("finished")) facts.finished.push(part);
  }
  let part = "";
  for (const child of board.querySelector("svg")?.children ?? []) {
    if (child.matches(".number")) part = text(child);
    if (child.matches(".shield")) facts.protected.push(text(child.nextElementSibling));
    if (child.matches(".pennant")) facts.sites[part] = `${facts.sites[part] ?? ""}${child.getAttribute("data-site") ?? ""}`;
  }
  for (const promise of board.querySelectorAll(".promise")) {
    const place = promise.closest("li")?.getAttribute("data-spot")?.replace("part ", "") ?? "";
    facts.promises[place] = [...promise.children].map(text).join(" ");
  }
  for (const chip of board.querySelectorAll("[data-scored]")) {
    const scored =
      scene.beat?.events.flatMap((event) => (event.event === "scored" || event.event === "finished" ? [event.part] : [])).at(-1) ?? 0;
    const told = `${chip.getAttribute("data-scored") ?? ""} ${text(chip.querySelector(".points"))}`;
    facts.scores[scored] = [facts.scores[scored], told].filter((one) => one !== undefined).join(" ");
  }
  const bids = render(Bids, { scene }).container;
  for (const slot of bids.querySelectorAll<HTMLElement>(".slot")) {
    const { seat = "", official = "" } = slot.dataset;
    const card = slot.querySelector<HTMLElement>("[data-gold], [data-lies]");
    const drawn = [
      ...(card === null
        ? ["empty"]
        : [card.dataset["gold"] ?? "hidden", card.classList.contains("planned") ? "planned" : (card.dataset["lies"] ?? "")]),
      ...(slot.querySelector(".lock") === null ? [] : ["blocked"]),
      ...(slot.querySelector(".carried") === null ? [] : ["carried"]),
      ...(slot.querySelector(".laurel") === null ? [] : ["won"]),
      ...(slot.querySelector(".stones") === null ? [] : [text(slot.querySelector(".stones"))]),
      ...(slot.querySelector(".strike") === null ? [] : ["cancelled"]),
    ];
    facts.cards[`${seat} ${official}`] = drawn.join(" ");
  }
  for (const reason of bids.querySelectorAll("[data-spot^='reason']")) {
    const official = reason.getAttribute("data-spot")?.replace("reason ", "") ?? "";
    facts.reasons[official] = text(reason.querySelector(".why")) || "–";
  }
  for (const row of bids.querySelectorAll(".line:not(.head, .reasons)")) {
    const seat = seatNamed(text(row.querySelector(".called")));
    for (const tally of row.querySelectorAll(".tally"))
      facts.tallies[`${tally.classList[1] ?? ""} ${seat}`] = Number(text(tally.querySelector(".count")));
    facts.places[seat] = text(row.querySelector(".marker [aria-hidden]")) || "–";
    facts.rights[seat] = row.querySelectorAll(".right").length;
  }
  const market = render(Market, { scene }).container;
  for (const pile of market.querySelectorAll("[data-spot^='bank']")) {
    const count = Number(text(pile.querySelector("[aria-hidden='true']:not(svg)")).replace("×", ""));
    if (count > 0) facts.bank[pile.getAttribute("data-spot")?.replace("bank ", "") ?? ""] = count;
  }
  for (const privilege of market.querySelectorAll("[data-spot^='privilege']")) {
    facts.privileges[privilege.getAttribute("data-spot")?.replace("privilege ", "") ?? ""] = text(privilege.querySelector(".note"));
  }
  const hand = render(Hand, { scene }).container;
  for (const [gold, fan] of [...hand.querySelectorAll("[data-hand] .held > ul > li .count")].entries()) {
    const count = Number(text(fan).replace("×", ""));
    if (count > 0) facts.hand[gold] = count;
  }
  return facts;
}

function read(scene: Scene<Shown, GameEvent>): Facts {
  const facts = none();
  const { container } = render(Text, { scene });
  const all = (fact: string): [string, Element][] =>
    [...container.querySelectorAll(`[data-fact^="${fact} "]`)].map((element) => [
      element.getAttribute("data-fact")?.replace(`${fact} `, "") ?? "",
      element,
    ]);
  const initials = (told: string) => [...told.matchAll(/Anna|Bert|Cleo|Dora/g)].map(([name]) => seatNamed(name)).join("");
  const points = (told: string | undefined) =>
    (told ?? "").replaceAll(/Anna|Bert|Cleo|Dora/g, (name) => seatNamed(name)).replaceAll(/,| and/g, "");
  for (const row of container.querySelectorAll("[data-place='board'] tbody tr")) {
    const [part = "", stones = "", , , , state = ""] = [...row.children].map(text);
    facts.stones[part] = initials(stones);
    const said = state.split(". ");
    if (said.includes("Stopped")) facts.stopped.push(part);
    if (said.includes("Finished")) facts.finished.push(part);
    if (said.includes("Topmost stone protected")) facts.protected.push(part);
    const after = (begins: string) => said.find((one) => one.startsWith(begins))?.slice(begins.length);
    if (after("Site of ") !== undefined) facts.sites[part] = initials(after("Site of ") ?? "");
    if (after("If it is finished like this: ") !== undefined) facts.promises[part] = points(after("If it is finished like this: "));
    if (after("Scored: ") !== undefined) facts.scores[part] = points(after("Scored: "));
  }
  for (const [slot, cell] of all("slot")) {
    const [card = "", ...more] = text(cell).split(", ");
    const gold = /^an? (\d)$/.exec(card)?.[1];
    const lies = more.includes("face down") ? "down" : more.includes("planned") ? "planned" : "up";
    const told = [
      card === "a card" ? "hidden down" : gold === undefined ? "empty" : `${gold} ${lies}`,
      ...(more.includes("blocked") ? ["blocked"] : []),
      ...(more.includes("from last round") ? ["carried"] : []),
      ...(more.includes("wins") ? ["won"] : []),
      ...more.flatMap((one) => (/^(one|\d+) stones?$/.test(one) ? [`+${one.replace("one", "1").replace(/ .*/, "")}`] : [])),
      ...(more.includes("cancelled") ? ["cancelled"] : []),
    ];
    facts.cards[slot] = told.join(" ");
  }
  for (const [official, cell] of all("reason")) facts.reasons[official] = text(cell);
  for (const of of ["vp", "pp", "stones", "supply", "cards"]) {
    for (const [seat, cell] of all(of)) facts.tallies[`${of} ${seat}`] = parseInt(text(cell));
  }
  for (const [seat, cell] of all("order")) facts.places[seat] = text(cell);
  for (const [seat, cell] of all("rights")) facts.rights[seat] = text(cell) === "–" ? 0 : text(cell).split(" and ").length;
  for (const [, count, gold = ""] of text(container.querySelector("[data-fact='bank']")).matchAll(/(\d+) × (\d)/g))
    facts.bank[gold] = Number(count);
  for (const [privilege, item] of all("privilege"))
    facts.privileges[privilege] = text(item)
      .replace(/^.*?\(\d+\): /, "")
      .replace(/ ?You have enough points\.$/, "");
  for (const [, count, gold = ""] of text(container.querySelector("[data-fact='hand']")).matchAll(/(\d+) × (\d)/g))
    facts.hand[gold] = Number(count);
  return facts;
}

function none(): Facts {
  return {
    stones: {},
    stopped: [],
    finished: [],
    protected: [],
    sites: {},
    promises: {},
    scores: {},
    cards: {},
    reasons: {},
    tallies: {},
    places: {},
    rights: {},
    bank: {},
    privileges: {},
    hand: {},
  };
}

/** Every moment of a game that is drawn: each beat of each reveal, and how it stands between them. */
function* moments(game: readonly Recorded[]): Generator<Scene<Shown, GameEvent>> {
  let round: GameEvent[] = [];
  for (const { before, events, after } of game) {
    const { observer } = after;
    const me = observer.observer === "seat" ? observer.seat : null;
    const players = PLAYERS.filter(({ seat }) => after.tableaus[seat] !== undefined);
    const shown: GameEvent[] = [...round];
    for (const beat of beats(before, events)) {
      shown.push(...beat.events);
      yield { view: beat.view, players, me, choice: null, beat, recent: thisRound(shown) };
    }
    round = [...thisRound([...round, ...events])];
    yield { view: after, players, me, choice: null, beat: null, recent: round };
  }
}

/** To look at every moment would take minutes: it is every kind of moment, and beside that every so many. */
const STEP = 29;
/** In milliseconds: all of it is drawn dozens of times. */
const PATIENCE = 120_000;

test.each(GAMES)("pictures and words say the same all through a game that %s saw", { timeout: PATIENCE }, (_, game) => {
  const all = [...moments(game)];
  const kinds = new Set<string>();
  for (const [n, scene] of all.entries()) {
    const fresh = scene.beat?.events.filter(({ event }) => !kinds.has(event)) ?? [];
    if (fresh.length === 0 && n % STEP !== 0) continue;
    for (const { event } of fresh) kinds.add(event);
    const what = `moment ${n}: ${scene.beat?.events.map(({ event }) => event).join() ?? "between"}`;
    const words = read(scene);
    expect(words, what).toEqual(seen(scene));
    expect(Object.keys(words.cards).length, what).toBeGreaterThan(0);
    cleanup();
  }
  expect(kinds.size).toBeGreaterThan(10);
});

test("what is planned and what is being scored is told in words as it is drawn", () => {
  const laying = sample({
    choice: new AskedPlan(["lay 1 1"], ["lay 2 3", "leave 3"], ["lay 4 2"]),
    view: sampleView({ phase: { step: "laying", awaited: ["A"], mine: plan() } }),
  });
  expect(read(laying)).toEqual(seen(laying));
  expect(read(laying).cards).toMatchObject({ "A 1": "empty", "A 2": "3 planned", "B 1": "empty" });
  cleanup();
  const sites = sample({
    choice: new AskedPlan(["site 1"], ["site 4"]),
    view: sampleView({ phase: { step: "sites", awaited: ["A"], mine: [2] } }),
  });
  expect(read(sites)).toEqual(seen(sites));
  expect(read(sites).sites).toEqual({ 2: "A", 4: "A" });
  cleanup();
  const buying = sample({ choice: new AskedPlan(["buy win-ties", "pass"], ["buy free-sites"]) });
  expect(read(buying)).toEqual(seen(buying));
  expect(read(buying).privileges).toMatchObject({ "win-ties": "Can be bought now", "free-sites": "Planned", "from-hand": "Sold" });
  cleanup();
  const events: GameEvent[] = [
    { event: "scored", seat: "A", part: 3, field_value: 8, stones: 1, points: 9 },
    { event: "scored", seat: "B", part: 3, field_value: 9, stones: 3, points: 12 },
  ];
  const scoring = sample({ beat: { events: events.slice(1), view: sampleView(), duration: 1 }, recent: events });
  expect(read(scoring)).toEqual(seen(scoring));
  expect(read(scoring).scores).toEqual({ 3: "A +9 B +12" });
});
