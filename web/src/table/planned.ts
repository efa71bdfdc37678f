import type { Seat } from "$wire/tabletop";
import type { Prompt } from "./asked";
import type { GameScreen } from "./screen";

/** What the frame needs of a game to draw a plan. */
type Drawing<V> = Pick<GameScreen<V, never>, "pencil" | "round" | "steps">;

/**
 * The game as my plan leaves it.
 *
 * The server shows what a plan leads to, but not all of it. What has no alternative is in the plan before anything was
 * chosen. Of a plan that is whole its last choice is left out where that would show what nobody knows yet; and where it
 * leads into the next step, I am not there before I have sealed it.
 */
export function planned<V>(screen: Drawing<V>, now: V, prompt: Prompt<V> | null, me: Seat | null): V {
  if (prompt === null) return now;
  const { drafted, draft, choices } = prompt;
  if (me === null || screen.pencil === undefined) return drafted ?? now;
  if (drafted === null) return screen.pencil(now, me, draft);
  if (choices.length > 0) return drafted;
  return isSameStep(screen, now, drafted) ? screen.pencil(drafted, me, draft.slice(-1)) : screen.pencil(now, me, draft);
}

function isSameStep<V>(screen: Drawing<V>, one: V, other: V): boolean {
  const step = (view: V) => screen.steps(view).find(({ state }) => state === "now")?.number;
  return screen.round(one) === screen.round(other) && step(one) === step(other);
}
