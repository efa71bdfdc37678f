import type { Official, Privilege } from "$wire/eschnapur";
import { titled } from "$src/eschnapur/nouns";
import { OFFICIAL_RULES, PRIVILEGE_RULES } from "$src/eschnapur/parts";
import { say } from "$src/words/words.svelte";
import { lessons } from "./lessons";

/** Something of the game that can be met in it: it was, once one of these lessons was given. */
interface Topic {
  kind: "official" | "privilege" | "moment";
  title(): string;
  rule: string;
  lessons: readonly string[];
}

const OF_OFFICIALS: Record<Official, readonly string[]> = {
  1: ["blockade", "blocked"],
  2: ["stop", "stopped"],
  3: ["stones", "stones-tied"],
  4: ["order", "order-set"],
  5: ["moving", "moved"],
};

/** What happens in most games, but not in each. */
const OF_MOMENTS: Record<string, readonly string[]> = {
  "won-cancelled": ["won-cancelled", "cancelled"],
  zero: ["zero"],
  premium: ["premium"],
  scored: ["scored", "scored-other"],
};

function topics(): Topic[] {
  // The keys of these records are what they are declared to be.
  const officials = (Object.keys(OFFICIAL_RULES).map(Number) as Official[]).map((official): Topic => ({
    kind: "official",
    title: () => titled("official", official),
    rule: OFFICIAL_RULES[official],
    lessons: OF_OFFICIALS[official],
  }));
  const privileges = (Object.entries(PRIVILEGE_RULES) as [Privilege, string][]).map(([privilege, rule]): Topic => ({
    kind: "privilege",
    title: () => titled("privilege", privilege),
    rule,
    lessons: [`buy-${privilege}`],
  }));
  const moments = Object.entries(OF_MOMENTS).map(([id, given]): Topic => ({
    kind: "moment",
    title: () => say(`learn-topic-${id}`),
    rule: lessons.find((lesson) => lesson.id === id)?.rule ?? "",
    lessons: given,
  }));
  return [...officials, ...moments, ...privileges];
}

/** What somebody has not met yet who was given these lessons: of the whole game, whatever a shorter one leaves out. */
export function unmet(knows: (lesson: string) => boolean): Topic[] {
  return topics().filter((topic) => !topic.lessons.some(knows));
}
