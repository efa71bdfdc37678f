import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { GameEvent, Shown } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { Scene } from "$src/table/screen";
import { speak } from "$src/words/words.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import { GAMES, thisRound, type Recorded } from "./recorded";
import { AskedPlan, hidden, open, PLAYERS, player, room, scene as sample, standing, view as sampleView } from "./sample";
import TextMountain from "./TextMountain.svelte";

// Pictures and words are read here by two ways that have nothing in common: the one from what is drawn, the other from
// what is written. Whatever differs is told to some and kept from others.

/** The browser tells how much room there is; here nobody does. */
class Roomy implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    this.#tell([{ target, contentRect: new DOMRect(0, 0, 1400, 900) } as unknown as ResizeObserverEntry], this);
  }
  unobserve(): void {
    // Nothing was kept.
  }
  disconnect(): void {
    // Nothing was kept.
  }
}

const found = globalThis.ResizeObserver;
beforeAll(() => speak("en"));
beforeEach(() => {
  globalThis.ResizeObserver = Roomy;
});
afterEach(() => {
  cleanup();
  globalThis.ResizeObserver = found;
});

/** What is seen, or read, of the mountain. */
interface Facts {
  /** "5 3", "spells 12", "open key 3", … */
  offers: Record<string, string>;
  /** Who has what where, "cave-1 A": "7 planned, 2 open ×2, 1 hidden, 1 carpet". */
  parties: Record<string, string>;
  states: Record<string, string>;
  /** Seats and strengths from the strongest: "A 7 tied, B 7". */
  tally: string;
  sequence: string;
}

const text = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const attribute = (element: Element | null | undefined, name: string) => element?.getAttribute(name) ?? null;
const all = (container: Element, fact: string): [string, Element][] =>
  [...container.querySelectorAll(`[data-fact^="${fact} "]`)].map((element) => [
    element.getAttribute("data-fact")?.replace(`${fact} `, "") ?? "",
    element,
  ]);
/** In the order of their names, and every number of hidden ones once. */
const ordered = (things: readonly string[]) => [...things].sort().join(", ");

function seen(scene: Scene<Shown, GameEvent>): Facts {
  const { container } = render(Board, { scene });
  const facts: Facts = { offers: {}, parties: {}, states: {}, tally: "", sequence: "" };
  for (const space of container.querySelectorAll<HTMLElement>("[data-space]")) {
    const name = space.dataset["space"] ?? "";
    facts.offers[name] = offerSeen(space);
    const marks = space.querySelector(".marks");
    const states = [
      ...(attribute(marks, "data-unused") === null ? [] : ["unused"]),
      ...(attribute(marks, "data-turn") === "ahead" ? [] : [attribute(marks, "data-turn") ?? ""]),
      ...(marks?.querySelector(".taboo") ? ["taboo"] : []),
      ...(marks?.querySelector(".smuggler") ? [`smuggler ${attribute(marks, "data-smuggler") ?? ""}`] : []),
      ...(marks?.querySelector(".shut") ? ["shut"] : []),
    ];
    facts.states[name] = states.join(", ");
  }
  for (const [name, party] of all(container, "party")) facts.parties[name] = partySeen(party);
  facts.tally = [...container.querySelectorAll<HTMLElement>("[data-rank]")]
    .map(
      (rank) =>
        `${rank.dataset["seat"] ?? ""} ${attribute(rank.querySelector("[data-value]"), "data-value") ?? ""}${rank.querySelector(".tie") ? " tied" : ""}`,
    )
    .join(", ");
  facts.sequence = [...container.querySelectorAll<HTMLElement>("[data-fact='sequence'] [data-seat]")]
    .map((one) => one.dataset["seat"])
    .join("");
  return facts;
}

function offerSeen(space: Element): string {
  const shelves = [...space.querySelectorAll(".shelves li")];
  if (shelves.length > 0) return shelves.map((shelf) => String(shelf.querySelectorAll("[data-kind]").length)).join(" ");
  const offer = space.querySelector(".offer");
  if (offer === null) return "";
  const count = text(offer.querySelector("[data-count]"));
  if (offer.querySelector("[data-spell]")) return `spells ${count}`;
  if (offer.querySelector("[data-camel]")) return `camel ${attribute(offer.querySelector("[data-camel]"), "data-camel") ?? ""}`;
  if (offer.querySelector("[data-guard]")) return `guard ${text(offer.querySelector("text"))}`;
  if (offer.querySelector(".stack") === null) return "";
  return `open ${attribute(offer.querySelector(".open [data-artefact]"), "data-artefact") ?? "–"} ${count}`;
}

function partySeen(party: Element): string {
  const tokens = [...party.querySelectorAll(".face > [data-token]")].map((token) => {
    const value = attribute(token, "data-token") ?? "";
    const times = text(token.querySelector(".times"));
    const lies =
      value === "hidden"
        ? ""
        : token.classList.contains("planned")
          ? " planned"
          : attribute(token, "data-open") === null
            ? " down"
            : " open";
    return `${value}${lies}${times === "" ? "" : ` ${times}`}`;
  });
  const carpets = party.querySelectorAll("[data-carpet]").length;
  return ordered([...tokens, ...Array.from({ length: carpets }, () => "carpet")]);
}

function read(scene: Scene<Shown, GameEvent>): Facts {
  const { container } = render(TextMountain, { scene });
  const facts: Facts = { offers: {}, parties: {}, states: {}, tally: "", sequence: "" };
  for (const [name, cell] of all(container, "offer")) facts.offers[name] = offerRead(text(cell));
  for (const [name, item] of all(container, "party")) facts.parties[name] = partyRead(text(item));
  for (const [name, cell] of all(container, "state")) {
    facts.states[name] = text(cell)
      .replace("–", "")
      .split(". ")
      .map((one) =>
        one
          .replace("Not used in the basic version", "unused")
          .replace("Is being tallied", "now")
          .replace("Tallied", "done")
          .replace("Nothing more may come here", "taboo")
          .replace("Closed to you this round", "shut")
          .replace(/^(.*) counts as strongest here$/, (_, who: string) => `smuggler ${seatNamed(who)}`),
      )
      .join(", ");
  }
  facts.tally = [...text(container.querySelector("[data-fact='tally']")).matchAll(/\d\. (\w+) (\d+)(?:(?!\. ).)*/g)]
    .map(([whole, who = "", strength = ""]) => `${seatNamed(who)} ${strength}${whole.includes(" = ") ? " tied" : ""}`)
    .join(", ");
  facts.sequence = [...text(container.querySelector("[data-fact='sequence']")).matchAll(/Anna|Bo|Cleo|Dora|Emil/g)]
    .map(([name]) => seatNamed(name))
    .join("");
  return facts;
}

const seatNamed = (name: string): Seat | "?" => PLAYERS.find((one) => one.name === name.replaceAll(/[\u2066-\u2069]/g, ""))?.seat ?? "?";

function offerRead(told: string): string {
  const shelves = /^Shelves: (.*)$/.exec(told)?.[1];
  if (shelves !== undefined)
    return shelves
      .split(", ")
      .map((one) => (one === "nothing" ? "0" : /^an? /.test(one) ? "1" : one.replace(/ .*/, "")))
      .join(" ");
  const spells = /^(\d+|No) spells? left$/.exec(told)?.[1];
  if (spells !== undefined) return `spells ${spells === "No" ? 0 : spells}`;
  if (told.startsWith("The camel")) return `camel ${told === "The camel" ? "here" : "gone"}`;
  if (told.startsWith("Strength")) return `guard ${told === "Strength unknown" ? "?" : told.replace("Strength ", "")}`;
  if (told === "Sold out") return "open – 0";
  const down = /^(\d+) face down$/.exec(told)?.[1];
  if (down !== undefined) return `open – ${down}`;
  const [, artefact, left] = /^(\w+), (?:(\d+) more|the last)$/.exec(told) ?? [];
  return artefact === undefined ? "" : `open ${artefact.toLowerCase()} ${left ?? 0}`;
}

function partyRead(told: string): string {
  const things = told
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replace(/^[^:]*: /, "")
    .replace(/, (?:at least \d+ together|together \d+)$/, "")
    .replaceAll(/, counting (\d) times/g, " ×$1")
    .replaceAll(", planned", " planned");
  return ordered(
    things.split(/, | and /).flatMap((one) => {
      const hiddenOnes = /^(\d+) hidden tokens?$/.exec(one)?.[1];
      const carpets = /^(?:(\d+) )?Carpets?$/.exec(one);
      if (hiddenOnes !== undefined) return Array.from({ length: Number(hiddenOnes) }, () => "hidden");
      if (carpets !== null) return Array.from({ length: Number(carpets[1] ?? 1) }, () => "carpet");
      if (one.endsWith(" planned")) return [one];
      const down = /^(\d) face down(.*)$/.exec(one);
      return [down === null ? one.replace(/^(\d)/, "$1 open") : `${down[1] ?? ""} down${down[2] ?? ""}`];
    }),
  );
}

/** Every moment of a game that is drawn: each beat of each reveal, and how it stands between them. */
function* moments(game: readonly Recorded[]): Generator<Scene<Shown, GameEvent>> {
  let round: GameEvent[] = [];
  for (const { before, events, after } of game) {
    const { observer } = after;
    const me = observer.observer === "seat" ? observer.seat : null;
    const players = PLAYERS.filter(({ seat }) => after.players[seat] !== undefined);
    const shown: GameEvent[] = [...round];
    for (const beat of beats(before, events, after)) {
      shown.push(...beat.events);
      yield { view: beat.view, players, me, choice: null, beat, recent: thisRound(shown) };
    }
    round = [...thisRound([...round, ...events])];
    yield { view: after, players, me, choice: null, beat: null, recent: round };
  }
}

/** To look at every moment would take minutes: it is every kind of moment, and beside that every so many. */
const STEP = 41;
/** In milliseconds: all of it is drawn dozens of times. */
const PATIENCE = 120_000;

test.each(GAMES)("pictures and words say the same all through %s", { timeout: PATIENCE }, (_, game) => {
  const kinds = new Set<string>();
  for (const [n, scene] of [...moments(game)].entries()) {
    const fresh = scene.beat?.events.filter(({ event }) => !kinds.has(event)) ?? [];
    if (fresh.length === 0 && n % STEP !== 0) continue;
    for (const { event } of fresh) kinds.add(event);
    const what = `moment ${n}: ${scene.beat?.events.map(({ event }) => event).join() ?? "between"}`;
    const words = read(scene);
    const drawn = seen(scene);
    expect(words, what).toEqual(drawn);
    expect(Object.keys(words.offers).length, what).toBeGreaterThan(11);
    cleanup();
  }
  expect(kinds.size).toBeGreaterThan(10);
});

test("what is planned, doubled, forbidden, smuggled and shut is told as it is drawn", () => {
  const shown = sampleView({
    players: {
      A: player({ hand: [2, 4], pieces: [hidden("cave-1", 7), hidden("room-1", 1), open("market", 5, 1)], carpets: ["market"] }),
      B: player({ pieces: [hidden("cave-1"), hidden("cave-1"), open("market", 9)] }),
      C: player({ carpets: ["market", "market"] }),
      D: player({ pieces: [open("guard", 2)] }),
    },
    rooms: {
      "room-1": room({ open: null, stack: 0 }),
      "room-2": room({ open: null, stack: 3 }),
      "room-3": room({ stack: 0 }),
      "room-4": room(),
    },
    marks: { taboo: "djinn", smuggler: { seat: "B", spaces: ["tent"] }, reversed: false, spy: null, djinn: null, keys: [], entered: [] },
    standing: standing({
      ranking: [
        { seat: "A", strength: 9 },
        { seat: "B", strength: 9 },
        { seat: "C", strength: 6 },
      ],
    }),
    stage: { stage: "tally", space: "market" },
  });
  const scene = sample({ view: shown });
  expect(read(scene)).toEqual(seen(scene));
  expect(read(scene).parties).toMatchObject({
    "market A": "5 open ×2, carpet",
    "market C": "carpet, carpet",
    "cave-1 B": "hidden, hidden",
  });
  expect(read(scene).states).toMatchObject({ djinn: "done, taboo", tent: "done, smuggler B", market: "now" });
  expect(read(scene).tally).toBe("A 9 tied, B 9, C 6");
  cleanup();
  const placing = sample({ choice: new AskedPlan(["place 2 cave-1"], ["place 7 cave-1"]) });
  expect(read(placing)).toEqual(seen(placing));
  expect(read(placing).parties["cave-1 A"]).toBe("7 planned");
  cleanup();
  const entered = sampleView({ stage: { stage: "tally", space: "room-2" }, standing: standing({ entered: ["B"] }) });
  const outside = sample({ view: entered });
  expect(read(outside)).toEqual(seen(outside));
  expect(read(outside).states).toMatchObject({ "room-1": "done, shut", "room-2": "now, shut", guard: "done" });
});
