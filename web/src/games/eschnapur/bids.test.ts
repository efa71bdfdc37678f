import { expect, test } from "vitest";
import type { Bid, Fate, GameEvent, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { bestBid, unluckiestBid } from "./bids";

const FATES: Record<string, Fate> = { w: "won", c: "cancelled", t: "tied", l: "lost" };

/** An official who was decided: cards by seat, each with its fate, `"5c 5c - 1w"`. */
function contest(official: Official, row: string): GameEvent {
  const bids = row.split(" ").flatMap((card, n): Bid[] => {
    const fate = FATES[card[1] ?? ""];
    return fate === undefined ? [] : [{ seat: "ABCDE"[n] as Seat, gold: Number(card[0]) as Gold, fate, spent: fate === "won" }];
  });
  const winner = bids.find(({ fate }) => fate === "won");
  if (winner === undefined) return { event: "nobody-won", official, bids };
  return { event: "won", official, seat: winner.seat, gold: winner.gold, because: "highest", bids };
}

const round = (number: number): GameEvent => ({ event: "round-began", round: number });

test("the best bid wins with the least against the most", () => {
  const story = [contest(1, "5w 4l 3l 2l"), round(2), contest(2, "5c 5c - 1w"), contest(4, "3c 3c 1l 2w")];
  expect(bestBid(story)).toEqual({ round: 2, official: 2, seat: "D", gold: 1, against: 5 });
});

test("of equal bargains the cheaper one is better", () => {
  expect(bestBid([contest(1, "4c 4c 3w"), contest(2, "- 3c 3c 2w")])).toMatchObject({ seat: "D", gold: 2, against: 3 });
});

test("a card that nobody bid against is a story if none could be lower", () => {
  expect(bestBid([contest(1, "3w 2l"), contest(2, "- 1w")])).toMatchObject({ seat: "B", gold: 1, against: null });
  expect(bestBid([contest(2, "- 2w")])).toBeNull();
});

test("whoever was simply the highest won against nothing", () => {
  expect(bestBid([contest(1, "5w 4l 3l 2l"), contest(2, "2w 2t"), contest(5, "1w 1t")])).toBeNull();
});

test("the unluckiest cards are the highest that cancelled out, beaten by the least", () => {
  const story = [contest(1, "5c 5c 4w 3l"), contest(2, "5c 5c 1l 2w"), contest(5, "4c 4c 4c 1w")];
  expect(unluckiestBid(story)).toMatchObject({ round: 1, official: 2, seats: ["A", "B"], gold: 5, winner: { seat: "D", gold: 2 } });
});

test("cards may cancel out and leave nobody", () => {
  expect(unluckiestBid([contest(4, "3c 3c - -")])).toMatchObject({ seats: ["A", "B"], gold: 3, winner: null });
  expect(unluckiestBid([contest(4, "3c 2c 3c 2c")])).toMatchObject({ seats: ["A", "C"], gold: 3 });
});

test("whoever wins ties spoils no luck, and zeros were never in the running", () => {
  expect(unluckiestBid([contest(1, "5w 5t"), contest(2, "- -")])).toBeNull();
});

test("stones are not won, so nothing is lost there", () => {
  const story: GameEvent[] = [{ event: "stones-handed", official: 3, bids: [{ seat: "A", gold: 5, fate: "half", spent: true }] }];
  expect(unluckiestBid(story)).toBeNull();
  expect(bestBid(story)).toBeNull();
});
