import type { Official, Privilege, Shown } from "$wire/eschnapur";
import type * as course from "$src/learn/course";
import { say } from "$src/words/words.svelte";
import { OFFICIALS, titled } from "../nouns";
import { OFFICIAL_RULES, PRIVILEGE_RULES } from "../parts";
import { lessons } from "./lessons";

type Topic = course.Topic<Shown>;

const OF_OFFICIALS: Record<Official, readonly string[]> = {
  1: ["blockade", "blocked"],
  2: ["stop", "stopped"],
  3: ["stones", "stones-tied"],
  4: ["order", "order-set"],
  5: ["moving", "moved"],
};

/** What happens in most games, but not in each. */
const OF_MOMENTS = [
  { id: "won-cancelled", given: ["won-cancelled", "cancelled"] },
  { id: "zero", given: ["zero"] },
  { id: "premium", given: ["premium"] },
  { id: "scored", given: ["scored", "scored-other"] },
] as const;

const officials = OFFICIALS.map((official): Topic => ({
  kind: "official",
  title: () => titled("official", official),
  rule: OFFICIAL_RULES[official],
  lessons: OF_OFFICIALS[official],
  // Two play without the first one.
  note: (view) => (view.officials.includes(official) ? null : say("eschnapur-learn-unmet-more-players")),
}));

const moments = OF_MOMENTS.map(({ id, given }): Topic => ({
  kind: "moment",
  title: () => say(`eschnapur-learn-topic-${id}`),
  rule: lessons.find((lesson) => lesson.id === id)?.rule ?? "",
  lessons: given,
}));

// The keys of the record are the privileges.
const privileges = (Object.entries(PRIVILEGE_RULES) as [Privilege, string][]).map(([privilege, rule]): Topic => ({
  kind: "privilege",
  title: () => titled("privilege", privilege),
  rule,
  lessons: [`buy-${privilege}`],
}));

/** What there is to meet: of the whole game, whatever a shorter one leaves out. */
export const topics: readonly Topic[] = [...officials, ...moments, ...privileges];
