import type { Artefact, Space } from "$wire/morgenland";
import { say, type TextId } from "$src/words/words.svelte";
import { titled } from "../nouns";
import { ARTEFACT_RULES } from "../rules";
import { ruleOf } from "../spaces";
import type { Topic } from "./moments";

/** Something that has a name of the course's own. */
function topic(kind: string, title: TextId, rule: string, ...lessons: string[]): Topic {
  return { kind, title: () => say(title), rule, lessons };
}

function place(space: Space, ...lessons: string[]): Topic {
  return { kind: "place", title: () => titled("space", space), rule: ruleOf(space), lessons };
}

function artefact(which: Artefact, ...lessons: string[]): Topic {
  return { kind: "artefact", title: () => titled("artefact", which), rule: ARTEFACT_RULES[which], lessons };
}

/** What there is to meet without magic, and what comes with it. */
export const basicTopics: readonly Topic[] = [
  place("market", "market"),
  place("caravanserai", "camel"),
  place("guard", "guard-turned"),
  topic("moment", "morgenland-learn-topic-tie", "M3.2", "tie"),
  topic("moment", "morgenland-learn-topic-shelf", "M3.3", "shelf", "nothing"),
  topic("moment", "morgenland-learn-topic-bribe", "M3.8", "bribe"),
  topic("moment", "morgenland-learn-topic-turned-away", "M3.8", "turned-away", "stranded"),
  topic("moment", "morgenland-learn-topic-buying", "M3.9", "buy", "bought"),
  topic("later", "morgenland-learn-topic-artefacts", "M5.1"),
  topic("later", "morgenland-learn-topic-spells", "M7.1"),
  topic("later", "morgenland-learn-topic-windows", "M6.1"),
];

/** What there is to meet of magic. The spells themselves come one by one, and none twice. */
export const magicTopics: readonly Topic[] = [
  place("tent", "keep", "spell-handed"),
  place("djinn", "two-artefacts"),
  artefact("lamp", "use-lamp", "lit"),
  artefact("counterspell", "use-counterspell", "countered"),
  artefact("double", "use-double"),
  artefact("carpet", "use-carpet"),
  artefact("key", "use-key"),
  artefact("scroll", "bought-scroll"),
  topic("moment", "morgenland-learn-topic-casting", "M5.2", "cast"),
  topic("moment", "morgenland-learn-topic-naming", "M6.4", "naming"),
  topic("moment", "morgenland-learn-topic-answer", "M6.2", "answer", "declared"),
  topic("moment", "morgenland-learn-topic-carried-out", "M6.2", "carried-out"),
  topic("moment", "morgenland-learn-topic-came-to-nothing", "M6.4", "came-to-nothing"),
  topic("later", "morgenland-learn-topic-spells", "M7.1"),
  topic("later", "morgenland-learn-topic-parasite", "M7.13"),
  topic("later", "morgenland-learn-topic-smuggler", "M7.15"),
];
