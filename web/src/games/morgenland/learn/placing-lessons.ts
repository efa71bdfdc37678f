import { settings } from "$src/settings/settings.svelte";
import { lies, mine, on, asked, unsold, type Lesson, type LessonMoment } from "./moments";
import { spacesTold } from "./spaces-told";
import Spaces from "./Spaces.svelte";

/** So few tokens are left when somebody is told that theirs stand before a closed door. */
const FEW = 3;

/** While I place, once so many of my tokens lie there. */
export function placing(
  least: number,
  tell: (moment: LessonMoment) => ReturnType<Lesson["when"]> = () => ({}),
): (moment: LessonMoment) => ReturnType<Lesson["when"]> {
  return asked("place", (_, moment) => (mine(moment).length < least ? null : tell(moment)));
}

const hand = ({ view, me }: LessonMoment) => view.players[me]?.hand ?? [];

/** Of the beginning, and of the tokens that are placed. */
export const PLACING: readonly Lesson[] = [
  {
    about: "question",
    id: "welcome",
    rule: "M4.1",
    points: "mountain",
    when: asked("opening", (_, { view }) => ({ artefacts: unsold(view) })),
  },
  { about: "question", id: "opening", rule: "M0.3", points: "hand", when: asked("opening", ({ due }) => ({ due })) },
  {
    about: "event",
    id: "card",
    rule: "M1.1",
    points: "mountain",
    when: on("round-began", ({ card, round }) => {
      const caves = card.filter((shelves) => shelves.length > 0);
      return round > 1 ? null : { caves: caves.length, units: caves.flat().reduce((sum, units) => sum + units, 0) };
    }),
  },
  {
    about: "question",
    id: "tokens",
    rule: "M2.1",
    points: "hand",
    when: placing(0, (moment) => {
      const tokens = hand(moment);
      return { count: tokens.length + mine(moment).length, low: Math.min(...tokens), high: Math.max(...tokens) };
    }),
  },
  { about: "question", id: "placing", rule: "M2.1", points: "mountain", when: placing(0, () => ({ words: String(settings.text) })) },
  {
    about: "question",
    id: "spaces",
    kind: "board",
    rule: "M3.1",
    points: "mountain",
    Below: Spaces,
    aloud: (view) => spacesTold(view).join(" "),
    when: placing(1),
  },
  {
    about: "question",
    id: "rooms",
    kind: "board",
    rule: "M3.9",
    points: "mountain",
    when: placing(2, (moment) => ({ low: Math.min(...hand(moment)), high: Math.max(...hand(moment)) })),
  },
  { about: "question", id: "guard", kind: "board", rule: "M3.8", points: "mountain", when: placing(3) },
  {
    about: "question",
    id: "stranded",
    kind: "board",
    rule: "M3.8",
    points: "mountain",
    when: placing(1, (moment) => {
      const left = hand(moment).length;
      return lies(moment, "palace") && !lies(moment, "guard") && left <= FEW ? { left } : null;
    }),
  },
];
