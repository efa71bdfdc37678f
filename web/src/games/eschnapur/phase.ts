import type { GameEvent, Official } from "$wire/eschnapur";

/** The phases of a round, by number. */
type Phase = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The phase in which each official is revealed. */
const PHASES: Record<Official, Phase> = { 1: 3, 2: 4, 3: 5, 4: 6, 5: 8 };

/**
 * The phase of the strip in which an event happens; nothing once the game is over. What happens in several phases, such as
 * buying or taking gold, leaves the phase as it is: `undefined`.
 */
export function phaseOf(event: GameEvent): Phase | null | undefined {
  switch (event.event) {
    case "round-began":
    case "site-picked":
      return 1;
    case "gold-laid":
    case "cards-down":
      return 2;
    case "revealed":
    case "stayed-blocked":
    case "played-from-hand":
    case "won":
    case "nobody-won":
    case "stones-handed":
      return PHASES[event.official];
    case "blockade-lifted":
    case "blocked":
    case "blockade-beside":
      return 3;
    case "stopped":
    case "stop-beside":
      return 4;
    case "stones-gained":
      return ({ card: 5, blockade: 3, privilege: undefined } as const)[event.because];
    case "marker-chosen":
    case "marker-handed":
    case "order-set":
      return 6;
    case "sites-shown":
    case "built":
    case "premium":
      return 7;
    case "protected":
    case "lifted":
    case "moved":
    case "moved-nothing":
      return 8;
    case "points-gained":
    case "wages-due":
    case "scored":
    case "finished":
      return 9;
    case "ended":
    case "bonus":
      return null;
    case "began-anew":
    case "chose":
    case "took-back":
    case "bought":
    case "passed":
    case "owed":
    case "took":
      return undefined;
  }
}
