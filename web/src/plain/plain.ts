import { plainly } from "$src/table/chronicle";
import type { Beat, GameScreen } from "$src/table/screen";
import { allSeeing } from "./all-seeing";
import Result from "./Result.svelte";
import { roundOf, type Sheet } from "./sheet";
import SheetView from "./SheetView.svelte";

/** How long it takes to hear what happened, in milliseconds: the sentence says all of it. */
const HEARING = 800;

/** Every game that is played in rounds calls the event that begins one like this. */
const ROUND = "round-began";

function isRound(event: unknown): boolean {
  return typeof event === "object" && event !== null && "event" in event && event.event === ROUND;
}

/** What is told in one line is one beat. Nothing can be drawn between two sheets: the new one is there with the last sentence. */
function beats(
  joins: (line: readonly unknown[], event: unknown) => boolean,
  before: Sheet,
  events: readonly unknown[],
  after: Sheet,
): Beat<Sheet, unknown>[] {
  const lines: unknown[][] = [];
  for (const event of events) {
    const line = lines.at(-1);
    if (line !== undefined && joins(line, event)) line.push(event);
    else lines.push([event]);
  }
  return lines.map((line, n) => ({ events: line, view: n === lines.length - 1 ? after : before, duration: HEARING }));
}

/**
 * The plain screen of a game: what is asked, what may be chosen and what lies on the table, made from the documents of the
 * server and from nothing else. It knows neither the game's rules nor its types, so any game can be played on it.
 */
export function plain(game: string): GameScreen<Sheet, unknown> {
  const chronicle = plainly(game);
  return {
    name: game,
    texts: "plain",
    isPlain: true,
    steps: () => [],
    round: roundOf,
    where: () => "sheet",
    completion: (prompt, wishes) => (prompt.may_seal && wishes.length === 0 ? [] : null),
    beats: (before, events, after) => beats(chronicle.joins, before, events, after),
    stageOf: () => null,
    mark: (event) => (isRound(event) ? "round" : null),
    marks: ["round"],
    panels: [{ id: "sheet", stands: "centre", Content: SheetView }],
    shares: { height: () => 0, above: "minmax(0, 1fr)", beside: "minmax(0, 1fr)" },
    Text: SheetView,
    Result,
    allSeeing,
  };
}
