import type { Seat } from "$wire/tabletop";
import type { Prompt } from "./asked";
import type { Plan } from "./plan.svelte";
import type { GameScreen } from "./screen";

/** What the frame needs of a game to draw a plan. */
type Drawing<V> = Pick<GameScreen<V, never>, "pencil" | "round" | "steps">;

/** What is chosen, and how far the server knows it. */
type Chosen<V> = Pick<Plan<V>, "prompt" | "isDraftKept" | "wishes" | "chosen">;

/**
 * The game as my plan leaves it.
 *
 * The server shows what a plan leads to, but not all of it. What has no alternative is in the plan before anything was
 * chosen. Of a plan that is whole its last choice is left out where that would show what nobody knows yet; and where it
 * leads into the next step, I am not there before I have sealed it. What I chose a moment ago it does not know yet; and if
 * I have thought again, its draft is no longer mine.
 */
export function planned<V>(screen: Drawing<V>, now: V, plan: Chosen<V>, me: Seat | null): V {
  const { prompt } = plan;
  if (prompt === null) return now;
  if (me === null || screen.pencil === undefined) return prompt.drafted ?? now;
  if (!plan.isDraftKept) return screen.pencil(now, me, plan.chosen);
  const drafted = asDrafted({ ...screen, pencil: screen.pencil }, now, prompt, me);
  return plan.wishes.length === 0 ? drafted : screen.pencil(drafted, me, plan.wishes);
}

/** The game as far as the server knows my plan. */
function asDrafted<V>(screen: Required<Drawing<V>>, now: V, prompt: Prompt<V>, me: Seat): V {
  const { drafted, draft, choices } = prompt;
  if (drafted === null) return screen.pencil(now, me, draft);
  if (choices.length > 0) return drafted;
  return isSameStep(screen, now, drafted) ? screen.pencil(drafted, me, draft.slice(-1)) : screen.pencil(now, me, draft);
}

function isSameStep<V>(screen: Drawing<V>, one: V, other: V): boolean {
  const step = (view: V) => screen.steps(view).find(({ state }) => state === "now")?.number;
  return screen.round(one) === screen.round(other) && step(one) === step(other);
}
