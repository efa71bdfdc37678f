import type { Shown, Space } from "$wire/morgenland";
import type { RoundStep } from "$src/table/screen";
import { partOf } from "./spaces";

/** The rule at which each step of a round is explained: its start, placing, the caves, the city, the guard, the palace. */
const RULES = ["M1.1", "M2.1", "M3.3", "M3.1", "M3.8", "M3.9"];

/** The steps of a round, by number. */
export type RoundPhase = 1 | 2 | 3 | 4 | 5 | 6;

/** The step in which a space is tallied. */
export function phaseOf(space: Space): RoundPhase {
  switch (partOf(space)) {
    case "caves":
      return 3;
    case "city":
      return 4;
    case "guard":
      return 5;
    case "palace":
      return 6;
  }
}

/** The step that is on. Once the game is over, all are done. */
function now({ stage }: Shown): number {
  switch (stage.stage) {
    case "opening":
    case "start":
      return 1;
    case "placing":
    case "placed":
      return 2;
    case "caves-done":
      return 3;
    case "tally":
      return phaseOf(stage.space);
    case "over":
      return RULES.length + 1;
  }
}

export function steps(view: Shown): RoundStep[] {
  const current = now(view);
  return RULES.map((rule, n) => {
    const number = n + 1;
    return { number, rule, state: number < current ? "done" : number === current ? "now" : "ahead" };
  });
}
