import type { GameEvent, Shown } from "$wire/morgenland";
import type { GameScreen } from "$src/table/screen";
import { allSeeing } from "./all-seeing";
import { beats, stageOf } from "./beats";
import Board from "./Board.svelte";
import { chronicle } from "./chronicle";
import { flights } from "./flights";
import Flying from "./Flying.svelte";
import { fold } from "./fold";
import Hand from "./Hand.svelte";
import Hands from "./Hands.svelte";
import { pencil } from "./pencil";
import { steps } from "./phase";
import Players from "./Players.svelte";
import { brief, completion, digit, isSettled, subject, where } from "./question";
import { readHand, readMountain, readPlayers, readSupplies } from "./readings";
import Result from "./Result.svelte";
import { spots } from "./spots";
import Summary from "./Summary.svelte";
import Supplies from "./Supplies.svelte";
import Text from "./Text.svelte";

function mark(event: GameEvent): "round" | "reveal" | "finish" | null {
  switch (event.event) {
    case "round-began":
      // The first treasures belong to the first round, which begins with the game.
      return event.round > 1 ? "round" : null;
    case "guard-turned":
    case "countered":
      return "reveal";
    case "bought":
    case "ended":
      return "finish";
    default:
      return null;
  }
}

export const morgenland: GameScreen<Shown, GameEvent> = {
  name: "morgenland",
  steps,
  // The first treasures are taken before the server counts rounds.
  round: (view) => Math.max(1, view.round),
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
  stageOf,
  spots,
  mark,
  flights,
  points: (view) => Object.fromEntries(Object.entries(view.players).map(([seat, player]) => [seat, player.collected])),
  allSeeing,
  panels: [
    {
      id: "mountain",
      stands: "centre",
      Content: Board,
      parts: ["caves", "city", "guard", "palace"],
      aloud: { key: "b", read: readMountain },
    },
    { id: "players", stands: "below", Content: Players, aloud: { key: "d", read: readPlayers } },
    { id: "supplies", stands: "beside", Content: Supplies, aloud: { key: "m", read: readSupplies } },
  ],
  shares: {
    height: (players) => 38 + 3 * players,
    above: "minmax(18rem, 1fr) min-content",
    beside: "minmax(0, 1.85fr) minmax(0, 1fr)",
  },
  Hand,
  Hands,
  Text,
  readHand,
  Result,
  Summary,
  Flying,
};
