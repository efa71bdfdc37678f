import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "$src/words/words.svelte";
import Board from "./Board.svelte";
import { picking } from "./picking.svelte";
import { artefacts, AskedPlan, beat, hidden, open, play, player, PLAYERS, scene, standing, view } from "./sample";
import { SPACES } from "./spaces";

/** What the browser says of how much room there is. */
let room: [width: number, height: number] = [1400, 900];
class Observer implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    this.#tell([{ target, contentRect: new DOMRect(0, 0, ...room) } as unknown as ResizeObserverEntry], this);
  }
  unobserve(): void {
    // Nothing was kept.
  }
  disconnect(): void {
    // Nothing was kept.
  }
}

beforeAll(() => speak("en"));
beforeEach(() => {
  room = [1400, 900];
  vi.stubGlobal("ResizeObserver", Observer);
  picking.forget();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const actions = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>("button[data-action]")].map(({ dataset }) => dataset["action"]);
const button = (container: Element, selector: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`button${selector}`);
  if (found === null) throw new Error(`there is no button ${selector}`);
  return found;
};

test("without a question nothing is a button, and every space explains itself to keys", () => {
  const { container } = render(Board, { scene: scene() });
  expect(container.querySelectorAll("button")).toHaveLength(0);
  expect(container.querySelectorAll("[data-space]")).toHaveLength(14);
  expect(container.querySelectorAll("[data-walk][tabindex='0']")).toHaveLength(1);
  expect(container.querySelector("[data-space='cave-1'] [data-walk]")?.getAttribute("aria-label")).toBe(
    "Cave 1: Shelves: 5 crowns, 3 crowns. Bo: 2 hidden tokens. Anna: 7 face down.",
  );
});

test("with a token in hand the spaces say what they offer and what mine would add up to there", async () => {
  const choice = new AskedPlan(["place 4 cave-1", "place 5 cave-1", "place 4 market"]);
  const { container } = render(Board, { scene: scene({ choice }) });
  expect(actions(container)).toEqual([]);
  expect([...container.querySelectorAll("[data-pick]")].map((one) => one.getAttribute("data-pick"))).toEqual(["cave-1", "market"]);
  picking.pointToken(choice, 4);
  await tick();
  expect(actions(container)).toEqual(["place 4 cave-1", "place 4 market"]);
  expect(button(container, "[data-action='place 4 cave-1']").textContent).toContain(
    "Place 4: Cave 1. Your strength here would be 11. Shelves: 5 crowns, 3 crowns.",
  );
  expect(container.querySelector("[data-space='cave-1'] [data-would]")?.textContent).toBe("11");
  await fireEvent.click(button(container, "[data-action='place 4 cave-1']"));
  expect(choice.said).toEqual(["choose place 4 cave-1"]);
});

test("what is planned can be taken back by a click, and dragged away", async () => {
  const choice = new AskedPlan(["place 9 market"], ["place 7 cave-1"]);
  const { container } = render(Board, { scene: scene({ choice }) });
  const planned = button(container, "[data-action='place 7 cave-1']");
  expect(planned.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(planned);
  expect(choice.said).toEqual(["drop place 7 cave-1"]);
});

test("tokens are named where they lie; in a pile they are laid beside each other", async () => {
  const many = view({ players: { ...view().players, B: player({ pieces: Array.from({ length: 6 }, () => hidden("cave-1")) }) } });
  const names = Array.from({ length: 6 }, (_, n) => `piece B${n + 1}`);
  const choice = new AskedPlan(names);
  const wide = render(Board, { scene: scene({ view: many, choice }) }).container;
  expect(wide.querySelector("[data-pieces]")).toBe(null);
  expect(actions(wide)).toEqual(names);
  expect(button(wide, "[data-action='piece B3']").getAttribute("aria-label")).toBe("Bo: 1 hidden token, Cave 1");
  await fireEvent.click(button(wide, "[data-action='piece B3']"));
  expect(choice.said).toEqual(["choose piece B3"]);
  cleanup();
  room = [340, 290];
  const narrow = render(Board, { scene: scene({ view: many, choice }) }).container;
  expect(narrow.querySelector("[data-pieces]")).not.toBe(null);
  expect(actions(narrow)).toEqual(names);
});

test("where several spaces are piled one is opened first, and then only its tokens can be named", async () => {
  room = [340, 290];
  const pieces = [...Array.from({ length: 6 }, () => hidden("cave-1")), hidden("market"), hidden("market")];
  const many = view({ players: { ...view().players, B: player({ pieces }) } });
  const choice = new AskedPlan(pieces.map((_, n) => `piece B${n + 1}`));
  const { container } = render(Board, { scene: scene({ view: many, choice }) });
  const piles = () => [...container.querySelectorAll<HTMLElement>("button[data-pile]")].map(({ dataset }) => dataset["pile"]);
  expect([piles(), actions(container)]).toEqual([["cave-1", "market"], []]);
  await fireEvent.click(button(container, "[data-pile='market']"));
  expect(actions(container)).toEqual(["piece B7", "piece B8"]);
  await fireEvent.click(button(container, "[data-pile='cave-1']"));
  expect(actions(container)).toEqual(["piece B1", "piece B2", "piece B3", "piece B4", "piece B5", "piece B6"]);
  await fireEvent.click(button(container, "[data-action='piece B3']"));
  expect(choice.said).toEqual(["choose piece B3"]);
});

test("what was named lies above nothing that comes next", () => {
  room = [340, 290];
  const many = view({ players: { ...view().players, B: player({ pieces: Array.from({ length: 6 }, () => hidden("cave-1")) }) } });
  const { container } = render(Board, { scene: scene({ view: many, choice: new AskedPlan(["space market"], ["piece B3"]) }) });
  expect([container.querySelector("[data-pieces]"), actions(container)]).toEqual([null, ["space market"]]);
});

test("spaces are named for spells, and named ones are taken back", async () => {
  const choice = new AskedPlan(["space market"], ["space tent"]);
  const { container } = render(Board, { scene: scene({ choice }) });
  expect(actions(container)).toEqual(["space tent", "space market"]);
  await fireEvent.click(button(container, "[data-action='space tent']"));
  await fireEvent.click(button(container, "[data-action='space market']"));
  expect(choice.said).toEqual(["drop space tent", "choose space market"]);
});

test("declared plays lie at what they are about, with their number; what was countered is crossed out", () => {
  const declared = [
    play({ seat: "B", card: { card: "spell", spell: "teleport" }, piece: "A1", from: "cave-1", space: "market" }),
    play({ seat: "C", card: { card: "spell", spell: "taboo" }, space: "tent", countered: true }),
    play({ seat: "D", card: { card: "spell", spell: "charity" } }),
  ];
  const shown = view({ plays: { declared, passed: [], now: null }, standing: standing({ order: [1, 0, 2] }) });
  const { container } = render(Board, { scene: scene({ view: shown }) });
  const marks = [...container.querySelectorAll<HTMLElement>("[data-aim]")].map(({ dataset, textContent }) => [
    dataset["at"],
    dataset["fate"],
    textContent.trim(),
  ]);
  expect(marks).toEqual([
    ["tent", "countered", "1"],
    ["market", "waiting", "2"],
  ]);
  expect(container.querySelectorAll(".arrow")).toHaveLength(1);
  expect(container.querySelector("[data-space='tent'] [data-walk]")?.getAttribute("aria-label")).toContain("countered");
});

test("tokens turn over while a space is tallied, and who is how strong stands beside", () => {
  const shown = view({
    stage: { stage: "tally", space: "cave-1" },
    players: { A: player({ pieces: [open("cave-1", 7)] }), B: player({ pieces: [open("cave-1", 4), open("cave-1", 5)] }) },
    standing: standing({
      ranking: [
        { seat: "B", strength: 9 },
        { seat: "A", strength: 7 },
      ],
      strengths: { "cave-1": { A: { strength: 7, hidden: 0 }, B: { strength: 9, hidden: 0 } } },
    }),
  });
  const turned = beat(
    [
      { event: "tallied", space: "cave-1" },
      { event: "turned-over", seat: "A", slot: 1, space: "cave-1", token: 7 },
    ],
    shown,
  );
  const { container } = render(Board, { scene: scene({ view: shown, beat: turned }) });
  expect(container.querySelectorAll(".piece.turning")).toHaveLength(1);
  expect([...container.querySelectorAll<HTMLElement>("[data-rank]")].map(({ dataset }) => dataset["seat"])).toEqual(["B", "A"]);
  expect(container.querySelector("[data-lantern]")?.getAttribute("data-lantern")).toBe("cave-1");
  expect(container.querySelector("[aria-current]")?.getAttribute("data-space")).toBe("cave-1");
});

test("whoever lies in rooms that nothing opens is warned, and may still place", () => {
  const choice = new AskedPlan(["place 2 market"]);
  const shown = view({ players: { ...view().players, A: player({ hand: [2], pieces: [hidden("room-1", 7)], artefacts: artefacts() }) } });
  const { container } = render(Board, { scene: scene({ view: shown, choice }) });
  expect(container.querySelector("[data-stranded]")?.textContent).toContain("no token at the guard, and no Key");
  expect(actions(container)).toEqual(["place 2 market"]);
});

test.each([
  [1400, 900],
  [640, 470],
  [378, 400],
  [455, 325],
])("on %i × %i every token has its owner's colour and initial, and no space is missing", (width, height) => {
  room = [width, height];
  const { container } = render(Board, { scene: scene() });
  expect([...container.querySelectorAll<HTMLElement>("[data-space]")].map(({ dataset }) => dataset["space"])).toEqual(SPACES.slice(0, 14));
  for (const token of container.querySelectorAll("[data-token='hidden']")) {
    const owner = PLAYERS.find(({ colour }) => colour === token.getAttribute("data-colour"));
    expect(token.querySelector("text")?.textContent).toBe(owner?.initial);
  }
});
