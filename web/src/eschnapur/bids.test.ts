import { expect, test } from "vitest";
import type { Because, Event, Gold, Official } from "$wire/eschnapur";
import type { Seat } from "$wire/tabletop";
import { bestBid, unluckiestBid } from "./bids";

/** Cards by seat, `"550-"`, and who won: `"C"`, or nobody. */
function contest(official: Official, row: string, winner: Seat | null, because: Because = "highest"): Event[] {
  const cards = [...row].flatMap((card, n) => (card === "-" ? [] : [{ seat: "ABCDE"[n] as Seat, gold: Number(card) as Gold }]));
  const won = cards.find((card) => card.seat === winner);
  return [
    ...cards.map((card): Event => ({ revealed: { ...card, official } })),
    won === undefined ? { "nobody-won": { official } } : { won: { official, ...won, because } },
  ];
}

const round = (number: number): Event => ({ "round-began": { round: number } });

test("the best bid wins with the least against the most", () => {
  const story = [
    ...contest(1, "5432", "A"),
    round(2),
    ...contest(2, "5501", "D", "higher-cancelled"),
    ...contest(4, "3312", "D", "higher-cancelled"),
  ];
  expect(bestBid(story)).toEqual({ round: 2, official: 2, seat: "D", gold: 1, against: 5 });
});

test("of equal bargains the cheaper one is better", () => {
  expect(bestBid([...contest(1, "32", "A"), ...contest(2, "01", "B")])).toMatchObject({ seat: "B", gold: 1, against: null });
});

test("the unluckiest cards are the highest that cancelled out, beaten by the least", () => {
  const story = [
    ...contest(1, "5543", "C", "higher-cancelled"),
    ...contest(2, "5512", "D", "higher-cancelled"),
    ...contest(5, "4441", "D", "higher-cancelled"),
  ];
  expect(unluckiestBid(story)).toMatchObject({ round: 1, official: 2, seats: ["A", "B"], gold: 5, winner: { seat: "D", gold: 2 } });
});

test("cards may cancel out and leave nobody", () => {
  expect(unluckiestBid(contest(4, "33--", null))).toMatchObject({ seats: ["A", "B"], gold: 3, winner: null });
});

test("whoever wins ties spoils no luck, and zeros were never in the running", () => {
  expect(unluckiestBid([...contest(1, "55", "A", "wins-ties"), ...contest(2, "00", null)])).toBeNull();
});

test("a card played from the hand counts like a revealed one", () => {
  const story: Event[] = [
    { revealed: { seat: "A", official: 1, gold: 4 } },
    { "played-from-hand": { seat: "B", official: 1, gold: 4 } },
    { "nobody-won": { official: 1 } },
  ];
  expect(unluckiestBid(story)?.seats).toEqual(["A", "B"]);
});

test("stones are not won, so nothing is lost there", () => {
  const story: Event[] = [{ revealed: { seat: "A", official: 3, gold: 5 } }, { revealed: { seat: "B", official: 3, gold: 5 } }];
  expect(unluckiestBid(story)).toBeNull();
  expect(bestBid(story)).toBeNull();
});
