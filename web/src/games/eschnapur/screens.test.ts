import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { GameEvent, SlotView } from "$wire/eschnapur";
import { speak } from "$src/words/words.svelte";
import Bids from "./Bids.svelte";
import Board from "./Board.svelte";
import { drag } from "./drag.svelte";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import { bagValue, printed } from "./parts";
import { pencil } from "./pencil";
import { AskedPlan, PLAYERS, scene, slots, tableau, view } from "./sample";
import Text from "./Text.svelte";

const HIDDEN: SlotView = { slot: "down", gold: null };

beforeAll(() => speak("en"));
beforeEach(() => drag.forget());
afterEach(() => {
  cleanup();
  drag.cancel();
});

function actions(container: HTMLElement): (string | undefined)[] {
  return [...container.querySelectorAll<HTMLElement>("button[data-action]")].map((button) => button.dataset["action"]);
}

function button(container: HTMLElement, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`button${selector}`);
  if (found === null) throw new Error(`there is no button ${selector}`);
  return found;
}

test("without a question the board has no buttons", () => {
  for (const Part of [Board, Bids, Hand, Market]) {
    expect(render(Part, { scene: scene() }).container.querySelectorAll("button")).toHaveLength(0);
  }
});

test.each(["site", "stop", "build", "lift", "set", "protect"])("exactly the parts offered to %s are buttons", (verb) => {
  const { container } = render(Board, { scene: scene({ choice: new AskedPlan([`${verb} 2`, "beside", "pass"], [], [`${verb} 5`]) }) });
  expect(actions(container)).toEqual([`${verb} 2`, `${verb} 5`]);
});

test("a part says what it does and how it stands", () => {
  const { getByRole } = render(Board, { scene: scene({ choice: new AskedPlan(["build 3"]) }) });
  const name = getByRole("button").textContent.replace(/\s+/g, " ").trim();
  expect(name).toBe(
    "Build on part 3. 4 of 12 fields built, next field worth 7, wage 12. Stones: Anna 1, Bert 1, Cleo 1 and Dora 1. Gold bag on the field worth 8.",
  );
});

test("a planned part is taken back, but building again adds a stone", async () => {
  const sites = new AskedPlan(["site 4"], ["site 2"]);
  await fireEvent.click(button(render(Board, { scene: scene({ choice: sites }) }).container, "[data-action='site 2']"));
  expect(sites.said).toEqual(["drop site 2"]);
  const stones = new AskedPlan(["build 2"], ["build 2"]);
  await fireEvent.click(button(render(Board, { scene: scene({ choice: stones }) }).container, "[data-action='build 2']"));
  expect(stones.said).toEqual(["choose build 2"]);
});

test("a stone always has pattern, colour and initial", () => {
  const { container } = render(Board, { scene: scene() });
  const stones = [...container.querySelectorAll("[data-stone]")];
  expect(stones).toHaveLength(6);
  for (const stone of stones) {
    const colour = stone.getAttribute("data-colour") ?? "";
    const player = PLAYERS.find((one) => one.colour === colour);
    expect(stone.querySelector("rect")?.getAttribute("fill")).toBe(`url(#cloth-${colour})`);
    expect(stone.querySelector("text")?.textContent).toBe(player?.initial);
  }
});

test("a site that is only planned is flagged already", () => {
  const { container } = render(Board, { scene: scene({ choice: new AskedPlan([], ["site 4"]) }) });
  expect([...container.querySelectorAll("[data-site]")].map((flag) => flag.getAttribute("data-site"))).toEqual(["A"]);
});

test("parts that are out are not drawn", () => {
  const two = {
    players: PLAYERS.slice(0, 2),
    view: view({ parts: [2, 3, 4, 5, 6, 8], officials: [2, 3, 4, 5], tableaus: { A: tableau({ hand: [1] }), B: tableau() } }),
  };
  const drawn = [...render(Board, { scene: scene(two) }).container.querySelectorAll("text.number")].map((text) => text.textContent);
  expect(drawn).toEqual(["2", "3", "4", "5", "6", "8"]);
  expect(render(Bids, { scene: scene(two) }).queryByText("Blockade")).toBeNull();
});

test("the gold bag lies on the same field in the picture and in words", () => {
  const shown = view();
  const { container } = render(Board, { scene: scene() });
  const drawn = [...container.querySelectorAll(".rich")].map((field) => {
    const next = field.nextElementSibling;
    return Number((next?.matches(".bag") === true ? next.nextElementSibling : next)?.textContent);
  });
  const free = shown.parts.filter((part) => !shown.finished.includes(part));
  expect(drawn).toEqual(free.map((part) => bagValue(printed(shown, part))));
  const { container: text } = render(Text, { scene: scene() });
  const cells = [...text.querySelectorAll("td")].map((cell) => cell.textContent);
  const told = cells.flatMap((cell) => /^Gold bag on the field worth (\d+)$/.exec(cell)?.[1] ?? []).map(Number);
  expect(told).toEqual(drawn);
});

test("what everybody can know of cards is told in pictures and in words, and of one's own hand what is in it", () => {
  const shown = view({
    tableaus: {
      A: tableau({ hand: [1, 1], cards: 4, owned: [1, 1, 2, 5] }),
      B: tableau({ cards: 2, owned: [0, 3, 3] }),
      C: tableau({ cards: 7 }),
      D: tableau(),
    },
  });
  const bids = render(Bids, { scene: scene({ view: shown }) });
  const tallies = [...bids.container.querySelectorAll(".tally.cards .unseen")].map((one) => one.textContent);
  const bert = "with those that lie face down: 1 × 0, 2 × 3";
  expect(tallies).toEqual(["2 cards in hand", `2 cards in hand; ${bert}`, "7 cards in hand", "4 cards in hand"]);
  const text = render(Text, { scene: scene({ view: shown }) }).container;
  expect(["A", "B", "C", "D"].map((seat) => text.querySelector(`[data-fact="cards ${seat}"]`)?.textContent)).toEqual(tallies);
});

test("points fly up with whose they are", () => {
  const events: GameEvent[] = [{ event: "scored", seat: "B", part: 3, field_value: 9, stones: 3, points: 12 }];
  const before: GameEvent[] = [
    { event: "scored", seat: "A", part: 3, field_value: 8, stones: 1, points: 9 },
    { event: "scored", seat: "C", part: 2, field_value: 5, stones: 1, points: 6 },
  ];
  const { container } = render(Board, { scene: scene({ beat: { events, view: view(), duration: 1 }, recent: [...before, ...events] }) });
  // Those who scored on the same part before stay beside it; another part is done with.
  expect([...container.querySelectorAll("[data-scored]")].map((chip) => chip.getAttribute("data-scored"))).toEqual(["A", "B"]);
  const score = container.querySelector("[data-scored='B']");
  expect([...(score?.querySelectorAll("text") ?? [])].map((text) => text.textContent)).toEqual(["B", "+12"]);
});

test("what the last stone of a part would bring stands beside it", () => {
  const hopeful = view({
    order: ["B", "A", "C", "D"],
    phase: { step: "building", turn: 1, free_sites: false, ignores_stop: false, last_built: false },
    prospects: [{ part: 2, builder: "A", points: { A: 11, B: 7 } }],
  });
  const { container } = render(Board, { scene: scene({ view: hopeful }) });
  expect(container.querySelector(".promise")?.textContent).toMatch(/A \+11\s*B \+7/);
});

test("only cards that may be blocked are buttons", async () => {
  const choice = new AskedPlan(["block B 3", "block C 5", "beside"]);
  const { container } = render(Bids, { scene: scene({ choice }) });
  expect(actions(container)).toEqual(["block B 3", "block C 5"]);
  expect(container.querySelectorAll("button")).toHaveLength(2);
  await fireEvent.click(button(container, "[data-action='block C 5']"));
  expect(choice.said).toEqual(["choose block C 5"]);
});

test("a blocked card, a carried card and the reason stand in the matrix", () => {
  const shown = view({
    markers: { blockade: { seat: "B", official: 4 }, blockade_before: null, stop: null, stop_before: null },
    carried: { card: { seat: "C", official: 5 } },
    tableaus: {
      A: tableau({ hand: [] }),
      B: tableau({ slots: slots({ 4: HIDDEN }) }),
      C: tableau({ slots: slots({ 5: HIDDEN }) }),
      D: tableau(),
    },
  });
  const { getByTitle, getAllByText } = render(Bids, {
    scene: scene({
      view: shown,
      recent: [
        { event: "revealed", seat: "A", official: 2, gold: 5, back: false },
        { event: "revealed", seat: "B", official: 2, gold: 5, back: false },
        { event: "revealed", seat: "C", official: 2, gold: 1, back: false },
        {
          event: "won",
          official: 2,
          seat: "C",
          gold: 1,
          because: "higher-cancelled",
          bids: [
            { seat: "A", gold: 5, fate: "cancelled", spent: false },
            { seat: "B", gold: 5, fate: "cancelled", spent: false },
            { seat: "C", gold: 1, fate: "won", spent: true },
          ],
        },
      ],
    }),
  });
  expect(getByTitle("Turn order, Bert, a card, face down, blocked")).toBeDefined();
  expect(getByTitle("Moving, Cleo, a card, face down, from last round")).toBeDefined();
  expect(getByTitle("Building stop, Anna, a 5, cancelled")).toBeDefined();
  expect(getByTitle("Building stop, Cleo, a 1, wins")).toBeDefined();
  expect(getAllByText("5 and 5 cancel, 1 wins")).toHaveLength(1);
});

test("I know my card that lies face down", () => {
  const shown = view({
    phase: { step: "stop", winner: "B" },
    tableaus: { A: tableau({ hand: [], slots: slots({ 3: { slot: "down", gold: 3 } }) }), B: tableau(), C: tableau(), D: tableau() },
  });
  const { container } = render(Bids, { scene: scene({ view: shown }) });
  const card = container.querySelector("[data-seat='A'][data-official='3'] [data-gold]");
  expect([card?.getAttribute("data-gold"), card?.getAttribute("data-lies")]).toEqual(["3", "down"]);
});

const LAYING = ["lay 1 0", "lay 1 1", "lay 1 2", "lay 1 3"];
const FOLLOWING = ["lay 2 0", "lay 2 1", "lay 2 2", "lay 2 3", "leave 2"];

test("a card goes to the next empty official, or to the one that was pointed at", async () => {
  const choice = new AskedPlan([], ["lay 1 0"], [...FOLLOWING, "lay 3 2"]);
  const { container } = render(Hand, { scene: scene({ choice }), isSeen: () => false });
  await fireEvent.click(button(container, "[data-gold-button='2']"));
  await fireEvent.click(button(container, "[data-official='3']"));
  await fireEvent.click(button(container, "[data-gold-button='2']"));
  expect(choice.said).toEqual(["choose lay 2 2", "choose lay 3 2"]);
});

test("only what can be laid is a button, and only where it can be laid", () => {
  const choice = new AskedPlan(LAYING, [], FOLLOWING);
  const { container } = render(Hand, { scene: scene({ choice }), isSeen: () => false });
  expect(container.querySelectorAll("button[data-gold-button]")).toHaveLength(4);
  expect(container.querySelectorAll("button[data-official]")).toHaveLength(2);
  expect(actions(container)).toEqual(["leave 2"]);
  expect(render(Bids, { scene: scene({ choice }) }).container.querySelectorAll("button")).toHaveLength(2);
});

test("what is planned leaves the fan and is added up", () => {
  const { container, getByText } = render(Hand, { scene: scene({ choice: new AskedPlan([], ["lay 1 3"], FOLLOWING) }) });
  expect(container.querySelector("button[data-gold-button='3']")).toBeNull();
  expect(getByText("3 gold planned")).toBeDefined();
  expect(getByText("3 gold in hand")).toBeDefined();
});

test("digits pick a card, Alt and a digit lay it", async () => {
  const choice = new AskedPlan(LAYING, [], FOLLOWING);
  render(Hand, { scene: scene({ choice }) });
  await fireEvent.keyDown(window, { code: "Digit3", key: "3" });
  await fireEvent.keyDown(window, { code: "Digit2", key: "2", altKey: true });
  await fireEvent.keyDown(window, { code: "Digit1", key: "1" });
  await fireEvent.keyDown(window, { code: "Digit1", key: "1" });
  await fireEvent.keyDown(window, { code: "Digit5", key: "5" });
  await fireEvent.keyDown(window, { code: "Digit1", key: "1", altKey: true });
  expect(choice.said).toEqual(["choose lay 2 3", "choose lay 1 1"]);
});

test("a planned card that is pointed at goes back, a picked one takes its place", async () => {
  const choice = new AskedPlan([], ["lay 1 3"], FOLLOWING);
  const { container } = render(Bids, { scene: scene({ choice }) });
  await fireEvent.click(button(container, "[data-official='1'][data-mine]"));
  drag.picked = 2;
  await fireEvent.click(button(container, "[data-official='1'][data-mine]"));
  expect(choice.said).toEqual(["drop lay 1 3", "swap lay 1 3 for lay 1 2"]);
});

test("where the matrix is seen its row is the place for cards, and the hand says who gets none", async () => {
  const choice = new AskedPlan([...LAYING, "leave 1"], [], FOLLOWING);
  const { container } = render(Hand, { scene: scene({ choice }) });
  expect(container.querySelectorAll("button[data-official]")).toHaveLength(0);
  expect(actions(container)).toEqual(["leave 1"]);
  drag.place = 2;
  await tick();
  expect(actions(container)).toEqual(["leave 2"]);
  await fireEvent.click(button(container, "[data-action='leave 2']"));
  expect(choice.said).toEqual(["choose leave 2"]);
});

test.each(["hand", "bids"])("arrows walk over the places of the %s", async (part) => {
  const asked = scene({ choice: new AskedPlan(LAYING, [], FOLLOWING) });
  const { container } = part === "bids" ? render(Bids, { scene: asked }) : render(Hand, { scene: asked, isSeen: () => false });
  button(container, "[data-official='1']").focus();
  await fireEvent.keyDown(button(container, "[data-official='1']"), { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-official")).toBe("2");
  await fireEvent.keyDown(button(container, "[data-official='2']"), { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-official")).toBe("1");
});

test("coins are offered, counted and given back", async () => {
  const choice = new AskedPlan(["take 1", "take 3"], ["take 2"]);
  const shown = view({ payment: { seat: "A", left: 3, at_most: 2, due: 0, waiting: [] } });
  const { container, getByText } = render(Hand, { scene: scene({ view: shown, choice }) });
  expect(getByText("2 of 5 taken")).toBeDefined();
  expect(actions(container)).toEqual(["take 1", "take 3"]);
  await fireEvent.click(button(container, "[data-drop='take 2']"));
  expect(choice.said).toEqual(["drop take 2"]);
});

test("coins without an alternative are drawn as taken, and what comes after them is asked", () => {
  const owed = view({ payment: { seat: "A", left: 3, at_most: 5, due: 3, waiting: [] } });
  const after = pencil(owed, "A", ["take 3"]);
  const whole = render(Hand, { scene: scene({ view: after, choice: new AskedPlan([], ["take 3"]) }) });
  expect(whole.getByText("3 of 3 taken")).toBeDefined();
  const building = render(Hand, { scene: scene({ view: after, choice: new AskedPlan(["build 2", "build 5"], ["take 3"]) }) });
  expect(building.container.querySelector(".coins")).toBeNull();
});

test("every stone of a plan that is whole is drawn, and none of another's is marked as planned", () => {
  const before = view({
    palace: { ...view().palace, 2: ["B"] },
    phase: { step: "building", turn: 0, free_sites: false, ignores_stop: false, last_built: false },
    tableaus: { ...view().tableaus, A: tableau({ hand: [], stones: 1 }) },
  });
  const { container } = render(Board, { scene: scene({ view: pencil(before, "A", ["build 2"]), choice: new AskedPlan([], ["build 2"]) }) });
  expect([...container.querySelectorAll("[data-stone].planned")].map((stone) => stone.getAttribute("data-stone"))).toEqual(["A"]);
});

test("coins that a plan passed by are no question", () => {
  const { container } = render(Hand, { scene: scene({ choice: new AskedPlan(["build 4"], ["build 4", "take 2", "build 4"]) }) });
  expect(container.querySelectorAll("button")).toHaveLength(0);
});

test("the next marker is handed to somebody, and what is planned can be taken back", async () => {
  const choice = new AskedPlan(["marker B", "marker C"], ["marker D"]);
  const shown = view({ phase: { step: "order", winner: "A", markers: ["D", "A", null, null], now: { now: "handing" } }, next_marker: 3 });
  const { container, getByText } = render(Hand, { scene: scene({ view: shown, choice }) });
  expect(getByText("You won the turn order: who gets marker 3?")).toBeDefined();
  expect(actions(container)).toEqual(["marker B", "marker C"]);
  await fireEvent.click(button(container, "[data-drop='marker D']"));
  expect(choice.said).toEqual(["drop marker D"]);
});

test("a marker of one's own choice", () => {
  const shown = view({
    phase: { step: "order", winner: "B", markers: [null, null, null, null], now: { now: "choosing", asked: "A", passed: [] } },
  });
  const { container } = render(Hand, { scene: scene({ view: shown, choice: new AskedPlan(["choose 1", "choose 4"]) }) });
  expect(actions(container)).toEqual(["choose 1", "choose 4"]);
});

test("only privileges that can be bought are buttons; what is gone is crossed out", () => {
  const { container } = render(Market, { scene: scene({ choice: new AskedPlan(["buy win-ties", "buy gold-five", "pass"]) }) });
  expect(actions(container)).toEqual(["buy win-ties", "buy gold-five"]);
  expect(container.querySelectorAll("button")).toHaveLength(2);
  expect(container.querySelectorAll(".privilege.gone")).toHaveLength(7);
});
