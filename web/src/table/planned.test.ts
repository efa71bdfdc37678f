import { expect, test } from "vitest";
import type { Prompt } from "./asked";
import { planned } from "./planned";
import type { RoundStep } from "./screen";

/** A game of which a view is its round, its step and what was done in it. */
interface Notes {
  round: number;
  step: number;
  done: string;
}

const screen = {
  round: ({ round }: Notes) => round,
  steps: ({ step }: Notes): RoundStep[] => [1, 2].map((number) => ({ number, state: number === step ? "now" : "ahead", rule: "" })),
  pencil: (view: Notes, me: string, actions: readonly string[]): Notes => ({
    ...view,
    done: `${view.done} (${[me, ...actions].join(" ")})`,
  }),
};

const NOW: Notes = { round: 1, step: 1, done: "now" };

function prompt(change: Partial<Prompt<Notes>>): Prompt<Notes> {
  return {
    question: 1,
    asked: { question: null, means: {} },
    choices: ["c"],
    earlier: [],
    later: [],
    draft: [],
    chosen: 0,
    plan: [],
    may_seal: true,
    window: false,
    kind: null,
    drafted: null,
    ...change,
  };
}

/** All that was chosen is known to the server. */
function known(asked: Prompt<Notes> | null) {
  return { prompt: asked, isDraftKept: true, wishes: [], chosen: asked?.plan ?? [] };
}

const drawn = (change: Partial<Prompt<Notes>>) => planned(screen, NOW, known(prompt(change)), "A").done;

test("while there is more to choose, the server's word is drawn", () => {
  expect(drawn({ draft: ["a", "b"], chosen: 2, drafted: { ...NOW, done: "a b" } })).toBe("a b");
});

test("what has no alternative is drawn before anything was chosen", () => {
  expect(drawn({ draft: ["a"] })).toBe("now (A a)");
});

test("the last choice of a plan that is whole is drawn as well", () => {
  expect(drawn({ choices: [], draft: ["a", "b"], chosen: 2, drafted: { ...NOW, done: "a" } })).toBe("a (A b)");
});

test("a plan leads no further than the step in which it is made", () => {
  const whole = { choices: [], draft: ["a", "b"], chosen: 2 };
  expect(drawn({ ...whole, drafted: { round: 2, step: 1, done: "the next round" } })).toBe("now (A a b)");
  expect(drawn({ ...whole, drafted: { round: 1, step: 2, done: "the next step" } })).toBe("now (A a b)");
});

test("whoever only looks on, and whoever is asked nothing, sees the game as it is", () => {
  expect(planned(screen, NOW, known(null), "A")).toBe(NOW);
  expect(planned(screen, NOW, known(prompt({ draft: ["a"] })), null)).toBe(NOW);
});

test("what the server does not know yet is drawn over what it knows", () => {
  const plan = { ...known(prompt({ draft: ["a"], drafted: { ...NOW, done: "a" } })), wishes: ["b", "c"], chosen: ["a", "b", "c"] };
  expect(planned(screen, NOW, plan, "A").done).toBe("a (A b c)");
});

test("whoever has thought again sees what they chose, not what the server still has", () => {
  const plan = {
    ...known(prompt({ draft: ["a", "b"], drafted: { ...NOW, done: "a b" } })),
    isDraftKept: false,
    wishes: ["c"],
    chosen: ["b", "c"],
  };
  expect(planned(screen, NOW, plan, "A").done).toBe("now (A b c)");
});
