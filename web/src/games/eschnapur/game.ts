import type { GameEvent, Shown } from "$wire/eschnapur";
import type { GameScreen, RoundStep } from "$src/table/screen";
import { allSeeing } from "./all-seeing";
import { beats, stageOf } from "./beats";
import Bids from "./Bids.svelte";
import Board from "./Board.svelte";
import { chronicle, paid } from "./chronicle";
import { flights } from "./flights";
import Flying from "./Flying.svelte";
import { fold } from "./fold";
import Hand from "./Hand.svelte";
import Hands from "./Hands.svelte";
import { KEYS } from "./keys";
import Market from "./Market.svelte";
import { pencil } from "./pencil";
import { brief, completion, digit, isDue, isSettled, subject, where } from "./question";
import { readBids, readBoard, readHand, readMarket } from "./readings";
import Result from "./Result.svelte";
import { spots } from "./spots";
import Summary from "./Summary.svelte";
import Text from "./Text.svelte";

/** The rule at which each phase is explained. */
const RULES = ["E1.1", "E2.2", "E3.1", "E4.1", "E5.1", "E6.1", "E7.1", "E8.1", "E9.1"];

function steps(view: Shown): RoundStep[] {
  // Once the game is over, all is done.
  const now = view.phase_number ?? RULES.length + 1;
  return RULES.map((rule, n) => {
    const number = n + 1;
    return { number, rule, state: number < now ? "done" : number === now ? "now" : "ahead" };
  });
}

function mark(event: GameEvent): "round" | "reveal" | "finish" | null {
  switch (event.event) {
    case "round-began":
      return "round";
    case "won":
    case "nobody-won":
      return "reveal";
    case "finished":
    case "ended":
      return "finish";
    default:
      return null;
  }
}

export const eschnapur: GameScreen<Shown, GameEvent> = {
  name: "eschnapur",
  steps,
  round: (view) => view.round,
  where,
  completion,
  subject,
  brief,
  isSettled,
  digit,
  pencil,
  beats,
  fold,
  chronicle,
  why: (prompt, recent) => (isDue(prompt, recent) ? paid("why", recent) : null),
  stageOf,
  spots,
  mark,
  flights,
  points: (view) => Object.fromEntries(Object.entries(view.tableaus).map(([seat, tableau]) => [seat, tableau.vp])),
  allSeeing,
  panels: [
    { id: "board", stands: "centre", Content: Board, parts: ["west", "east"], aloud: { key: "b", read: readBoard } },
    { id: "bids", stands: "below", Content: Bids, aloud: { key: "d", read: readBids } },
    { id: "market", stands: "beside", Content: Market, aloud: { key: "m", read: readMarket } },
  ],
  // The palace gives way to the bids; what it does not need makes the bids larger.
  shares: {
    height: (players) => 40.5 + 2.9 * players,
    above: "minmax(14rem, 1.1fr) minmax(min-content, 1fr)",
    beside: "minmax(0, 0.86fr) minmax(0, 1fr)",
  },
  Hand,
  Hands,
  Text,
  readHand,
  keys: KEYS,
  Result,
  Summary,
  Flying,
};
