import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { PlayerShown, RoomView, Shown, Spell, Token } from "$wire/morgenland";
import type { BySeat, Seat } from "$wire/tabletop";
import { speak } from "$src/words/words.svelte";
import { allSeeing } from "./all-seeing";
import Hands from "./Hands.svelte";
import { artefacts, hidden, player, PLAYERS, room, scene, view } from "./sample";

const HANDS: Record<"A" | "B", Token[]> = { A: [2, 5], B: [9] };
const SPELLS: Record<"A" | "B", Spell[]> = { A: ["charity"], B: ["spy", "taboo"] };
/** What each of them has placed, and only they know. */
const PLACED: Record<"A" | "B", Token> = { A: 7, B: 1 };

/** What each player saw: their own hand, their own spells and their own tokens. */
function views(change: (seat: Seat) => Partial<Shown> = () => ({})): BySeat<Shown> {
  const found: BySeat<Shown> = {};
  for (const me of ["A", "B"] as const) {
    const players: BySeat<PlayerShown> = {};
    for (const seat of ["A", "B"] as const) {
      const isMine = seat === me;
      players[seat] = player({
        hand: isMine ? HANDS[seat] : null,
        spells: SPELLS[seat].length,
        known: isMine ? SPELLS[seat] : [],
        pieces: [hidden("cave-1", isMine ? PLACED[seat] : null)],
      });
    }
    found[me] = view({ observer: { observer: "seat", seat: me }, players, ...change(me) });
  }
  return found;
}

beforeAll(() => speak("en"));

test("what is behind a screen is what its owner sees, and so are tokens that lie face down", () => {
  const seen = allSeeing(views());
  expect(seen?.observer).toEqual({ observer: "spectator" });
  for (const seat of ["A", "B"] as const) {
    expect(seen?.players[seat]).toMatchObject({ hand: HANDS[seat], known: SPELLS[seat], pieces: [{ token: PLACED[seat] }] });
  }
});

test("all that lies on a space is added up", () => {
  expect(allSeeing(views())?.standing.strengths["cave-1"]).toEqual({ A: { strength: 7, hidden: 0 }, B: { strength: 1, hidden: 0 } });
});

test("what anybody has drawn, and what anybody has found in a room, is seen", () => {
  const drawn = allSeeing(views((me) => ({ ask: { step: "keeping", seat: "B", drawn: me === "B" ? ["trade", "mirage"] : null } })));
  expect(drawn?.ask).toEqual({ step: "keeping", seat: "B", drawn: ["trade", "mirage"] });
  const known = artefacts({ key: 2, scroll: 1 });
  const rooms = (me: Seat): Record<string, RoomView> => ({ "room-1": room({ known: me === "B" ? known : null }) });
  expect(allSeeing(views((me) => ({ rooms: rooms(me) })))?.rooms["room-1"]?.known).toEqual(known);
});

test("everybody’s tokens and spells are shown", () => {
  const seen = allSeeing(views());
  if (seen === null) throw new Error("there is a game");
  const { container } = render(Hands, { scene: scene({ view: seen, players: PLAYERS.slice(0, 2), me: null }) });
  const told = [...container.querySelectorAll<HTMLElement>("[data-hand-of]")].map((hand) => [
    hand.dataset["handOf"],
    hand
      .querySelector(".unseen")
      ?.textContent.trim()
      .replace(/[\u2066-\u2069]/g, ""),
  ]);
  expect(told).toEqual([
    ["A", "Anna: tokens 2 and 5; spells Charity"],
    ["B", "Bo: tokens 9; spells Spy and Taboo"],
  ]);
  expect([...container.querySelectorAll<HTMLElement>("[data-fact]")].map((one) => one.dataset["fact"])).toEqual([
    "spell A charity",
    "spell B spy",
    "spell B taboo",
  ]);
});

test("without views there is nothing to see", () => {
  expect(allSeeing({})).toBeNull();
});
