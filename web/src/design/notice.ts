import { Refusal, Unreachable } from "$src/wire/problem";
import { problem } from "$src/words/document";
import { say } from "$src/words/words.svelte";

/** What went wrong, as a person would say it. */
export interface Notice {
  sentence: string;
  /** The lines of a longer explanation, whose columns matter. */
  detail: string | null;
  /** The rule that forbids it. */
  rule: string | null;
}

/** Says what went wrong, with the reason of the game's own rules if it was one of its choices. */
export function tell(trouble: unknown, game: string | null = null): Notice {
  if (trouble instanceof Unreachable) return { sentence: say("notice-unreachable"), detail: null, rule: null };
  if (!(trouble instanceof Refusal)) return { sentence: say("notice-unknown"), detail: null, rule: null };
  const what = trouble.problem;
  // An explanation of several lines points at a place in a file: it is shown as it is.
  if (what.problem === "invalid" && what.why.includes("\n")) {
    return { sentence: say("notice-invalid-file"), detail: what.why, rule: null };
  }
  const rule = what.problem === "refused" && what.refused.refused === "illegal" ? what.refused.rule : null;
  return { sentence: problem(what, game), detail: null, rule };
}
