import { beforeAll, expect, test } from "vitest";
import { speak } from "$src/words/words.svelte";
import { artefacts, player, room, scene, standing, view } from "./sample";
import { artefactsShown, bankShown, cardTold, deckShown, forSale, holdsShown, spellsShown, whereabouts } from "./supplies";

beforeAll(() => speak("en"));

test("what holds this round is told, each thing once", () => {
  expect(holdsShown(scene())).toEqual([]);
  const marks = {
    taboo: "room-1" as const,
    smuggler: { seat: "C" as const, spaces: ["tent" as const, "market" as const] },
    reversed: true,
    spy: "B" as const,
    djinn: "A" as const,
    keys: ["D" as const],
    entered: [],
  };
  expect(holdsShown(scene({ view: view({ marks }) })).map(({ id, told }) => `${id}: ${told}`)).toEqual([
    "taboo: Taboo: nothing more may come to Room 1",
    "last-first: The Last Shall Be First: from here on 1 counts as 9 and 9 as 1, but not at the guard",
    "spy: Bo’s Spy: from now on the others place their tokens open, except at the guard",
    "smuggler: Smuggler: Cleo counts as strongest in the Tent and the Market",
    "djinn: Djinn’s House: Anna may use two artefacts",
    "keys: past the guard (Key): Dora",
  ]);
  const entered = view({ marks, standing: standing({ entered: ["A", "D"] }) });
  expect(holdsShown(scene({ view: entered })).slice(-1)).toEqual([{ id: "palace", told: "open to Anna and Dora" }]);
});

test("every artefact of the game is somewhere: with somebody, open, in a stack that I have seen, or face down", () => {
  const players = {
    ...view().players,
    A: player({ artefacts: artefacts({ lamp: 1, key: 2 }) }),
    B: player({ artefacts: artefacts({ lamp: 1, key: 1 }) }),
  };
  const rooms = {
    "room-1": room({ open: "key", stack: 3 }),
    "room-2": room({ open: "lamp", stack: 2, known: artefacts({ key: 1, scroll: 1 }) }),
  };
  const stock = artefacts({ lamp: 5, key: 5, scroll: 4, carpet: 4, double: 4, counterspell: 4 });
  const shown = artefactsShown(scene({ view: view({ players, rooms, stock }) }));
  const told = Object.fromEntries(shown.map((one) => [one.artefact, whereabouts(one)]));
  expect(told["key"]).toBe("Anna 2, Bo 1, open in Room 1 and 1 face down in Room 2");
  expect(told["scroll"]).toBe("1 face down in Room 2 and 3 face down");
  expect(told["lamp"]).toBe("Anna 1, Bo 1, Cleo 1, Dora 1 and open in Room 2");
  expect(shown.map(({ total }) => total)).toEqual([5, 4, 4, 4, 5, 4]);
  expect(forSale(scene({ view: view({ rooms }) })).left).toBe(7);
});

test("in the basic version nobody knows which artefacts there are, and there are no spells", () => {
  const players = {
    A: player({ artefacts: artefacts({ key: 1 }) }),
    B: player({ artefacts: null }),
    C: player({ artefacts: null }),
    D: player({ artefacts: null }),
  };
  const basic = scene({ view: view({ version: "basic", stock: null, players, rooms: { "room-1": room({ open: null, stack: 5 }) } }) });
  expect(artefactsShown(basic).map((one) => [one.artefact, one.hidden, whereabouts(one)])).toEqual([["key", null, "Anna 1"]]);
  expect(spellsShown(basic)).toBeNull();
  expect(forSale(basic)).toEqual({ left: 5, all: 9 });
});

test("the card of this round is the one with which it began, whatever the caves hold by now", () => {
  const card: [number[], number[], number[], number[], number[]] = [[5, 3], [4], [], [3, 1], []];
  expect(deckShown(scene()).card).toBeNull();
  const shown = deckShown(scene({ recent: [{ event: "round-began", round: 2, card }] }));
  expect(shown).toMatchObject({ card, all: 2, left: [[[3], [5, 2], [2], [], [4, 1]]] });
  expect(cardTold(card)).toBe("Crowns 5/3, Pearls 4 and Goblets 3/1");
});

test("the bank has all kinds, in the order of the caves", () => {
  expect(bankShown(scene()).map(({ kind, units }) => `${units} ${kind}`)).toEqual([
    "17 crown",
    "18 pearl",
    "25 gem",
    "20 goblet",
    "24 gold-bar",
  ]);
  expect(spellsShown(scene())).toEqual({ left: 16, gone: ["trade"] });
});
