import { expect, test, vi } from "vitest";
import { companions, tableToOpen, usual, type Place, type TableWishes } from "./new-table";

const THREE: readonly Place[] = [{ who: "me" }, { who: "invited" }, { who: "bot", level: "novice" }];

function body(wish: Partial<TableWishes>) {
  return tableToOpen({ ...usual("eschnapur", THREE), ...wish });
}

test("whoever wishes for nothing special gets a private table without a clock", () => {
  expect(body({})).toEqual({
    game: "eschnapur",
    players: 3,
    terms: { pace: { pace: "free" }, open_counting: true, spectators: true, private_chat: false, public: false, stand_in: "regular" },
    seat: "A",
    bots: { C: "novice" },
    start: false,
  });
});

test.each<[string, Partial<TableWishes>, object]>([
  ["a live clock", { pace: { pace: "live", seconds: 600, increment: 15 } }, { pace: { pace: "live", seconds: 600, increment: 15 } }],
  ["days", { pace: { pace: "days", hours: 48 } }, { pace: { pace: "days", hours: 48 } }],
  ["no open counting", { openCounting: false }, { open_counting: false }],
  ["no spectators", { spectators: false }, { spectators: false }],
  ["a private chat", { privateChat: true }, { private_chat: true }],
  ["a public table", { isPublic: true }, { public: true }],
  ["another stand-in", { standIn: "novice" }, { stand_in: "novice" }],
])("%s is among the terms", (_, wish, terms) => {
  expect(body(wish).terms).toEqual({ ...body({}).terms, ...terms });
});

test("an edition of one's own is handed over as it is", () => {
  expect(body({ edition: 'game = "eschnapur"' }).edition).toBe('game = "eschnapur"');
});

test("a host may sit elsewhere, or only look on", () => {
  expect(body({ places: [{ who: "invited" }, { who: "me" }] }).seat).toBe("B");
  expect(body({ places: [{ who: "invited" }, { who: "invited" }] }).seat).toBeNull();
});

test("a game for which everybody is there begins at once", () => {
  expect(body({ places: [{ who: "me" }, { who: "bot", level: "regular" }] }).start).toBe(true);
});

test("whoever shares a device plays without a clock", () => {
  const places: Place[] = [{ who: "me" }, { who: "companion", name: "Ben" }];
  const opened = tableToOpen({ ...usual("eschnapur", places), pace: { pace: "days", hours: 24 } }, { B: "ben000000000" });
  expect(opened.terms.pace).toEqual({ pace: "free" });
  expect(opened.companions).toEqual({ B: "ben000000000" });
  expect(opened.start).toBe(true);
});

test("known companions are found by their names, others are introduced", async () => {
  const introduce = vi.fn((name: string) => Promise.resolve({ person: `new-${name}`, name }));
  const places: Place[] = [
    { who: "me" },
    { who: "companion", name: " Ben " },
    { who: "companion", name: "Cleo" },
    { who: "companion", name: "Ben" },
  ];
  const seats = await companions(places, [{ person: "ben", name: "Ben" }], introduce);
  expect(seats).toEqual({ B: "ben", C: "new-Cleo", D: "new-Ben" });
  expect(introduce.mock.calls).toEqual([["Cleo"], ["Ben"]]);
});
