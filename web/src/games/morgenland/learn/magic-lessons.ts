import type { Artefact } from "$wire/morgenland";
import { settings } from "$src/settings/settings.svelte";
import { all } from "../event";
import { titled } from "../nouns";
import { ARTEFACT_RULES } from "../rules";
import { acts, asked, on, unsold, type Lesson, type LessonMoment } from "./moments";
import { placing } from "./placing-lessons";

/** Is this a moment to play something: while I place, or in a window? */
function isMine({ prompt, view }: LessonMoment): boolean {
  return prompt !== null && (prompt.window || view.ask.step === "placing");
}

/** Of magic, where the game without it is known. */
export const MAGIC: readonly Lesson[] = [
  { about: "question", id: "magic", rule: "M5.1", points: "players", when: asked("opening", (_, { view }) => ({ spells: view.spells })) },
  {
    about: "event",
    id: "open-artefacts",
    rule: "M1.4",
    points: "mountain",
    when: on("round-began", ({ round }, { past }) => {
      const turned = all(past, "artefact-turned")[0];
      return round > 1 || turned === undefined ? null : { artefact: turned.artefact, space: turned.room };
    }),
  },
  {
    about: "question",
    id: "own-lamp",
    kind: "board",
    rule: "M5.2",
    points: "hand",
    when: placing(0, ({ view, me }) => ((view.players[me]?.artefacts?.lamp ?? 0) > 0 && view.players[me]?.spells === 0 ? {} : null)),
  },
  {
    about: "question",
    id: "tent",
    kind: "board",
    rule: "M3.4",
    points: "mountain",
    when: placing(1, ({ view }) => ({ spells: view.spells })),
  },
  { about: "question", id: "djinn", kind: "board", rule: "M3.5", points: "mountain", when: placing(2) },
  {
    about: "question",
    id: "keep",
    rule: "M3.4",
    points: "hand",
    when: asked("keep", ({ to }, { names }) => ({ isalone: String(to === null), name: to === null ? "" : names(to) })),
  },
  {
    about: "event",
    id: "spell-handed",
    rule: "M3.4",
    points: "mountain",
    when: on("spell-handed", ({ seat, to, spell }, { me, names }) => (to === me ? { name: names(seat), spell } : null)),
  },
  {
    about: "event",
    id: "two-artefacts",
    rule: "M3.5",
    points: "mountain",
    when: on("two-artefacts", ({ seat }, { me, names }) => ({ name: names(seat), isme: String(seat === me) })),
  },
  {
    about: "question",
    id: "reading",
    rule: "M5.2",
    points: "hand",
    when(moment) {
      const [spell] = moment.view.players[moment.me]?.known ?? [];
      return spell === undefined || !isMine(moment) ? null : { spell, words: String(settings.text) };
    },
  },
  { about: "question", id: "before-placing", rule: "M6.1", points: "hand", when: asked("place", ({ playable }) => (playable ? {} : null)) },
  { about: "question", id: "answer", rule: "M6.2", points: "supplies", when: asked("answer") },
  { about: "question", id: "window", rule: "M6.3", points: "prompt", when: ({ prompt }) => (prompt?.window === true ? {} : null) },
  {
    about: "question",
    id: "less",
    rule: null,
    points: "prompt",
    when: ({ prompt, knows }) => (prompt?.window === true && knows("window") ? {} : null),
  },
  {
    about: "question",
    id: "cast",
    rule: "M5.2",
    points: "hand",
    when(moment) {
      const spells = new Set(acts(moment).flatMap((act) => (act.act === "cast" ? [act.spell] : [])));
      return spells.size === 0 ? null : { count: spells.size };
    },
  },
  { about: "question", id: "naming", rule: "M6.4", points: "prompt", when: asked("name") },
  {
    about: "event",
    id: "lit",
    rule: "M5.2",
    points: "players",
    when: on("lamp-lit", ({ seat }, { me, names }) => ({ name: names(seat), isme: String(seat === me) })),
  },
  {
    about: "event",
    id: "declared",
    rule: "M6.2",
    points: "supplies",
    when: on("declared", ({ play }, { me, names }) => ({ name: names(play.seat), isme: String(play.seat === me) })),
  },
  {
    about: "event",
    id: "countered",
    rule: "M5.3",
    points: "supplies",
    when: on("countered", ({ by, seat, spell }, { names }) => ({ by: names(by), name: names(seat), spell })),
  },
  {
    about: "event",
    id: "carried-out",
    rule: "M6.2",
    points: "mountain",
    when: on("carried-out", ({ play }, { me, names }) => ({ name: names(play.seat), isme: String(play.seat === me) })),
  },
  {
    about: "event",
    id: "came-to-nothing",
    rule: "M6.4",
    points: "supplies",
    when: on("came-to-nothing", ({ play }, { names }) => ({ name: names(play.seat) })),
  },
  {
    about: "event",
    id: "bought-scroll",
    rule: "M5.7",
    points: "mountain",
    when: on("bought", ({ seat, artefact }, { names }) => (artefact === "scroll" ? { name: names(seat) } : null)),
  },
  {
    about: "event",
    id: "bought-magic",
    rule: "M5.1",
    points: "mountain",
    when: on("bought", ({ seat, artefact }, { view, me }) =>
      seat === me && artefact !== null && artefact !== "scroll" ? { artefact, count: view.players[me]?.collected ?? 0 } : null,
    ),
  },
  {
    about: "event",
    id: "round-magic",
    rule: "M3.11",
    points: "mountain",
    when: on("round-began", ({ round }, { view }) => (round === 2 ? { left: unsold(view) } : null)),
  },
];

/** What can be used is explained when it can be for the first time. */
export const USED = ["lamp", "counterspell", "double", "carpet", "key"] as const satisfies readonly Artefact[];

export const ARTEFACTS: readonly Lesson[] = USED.map((artefact): Lesson => ({
  about: "question",
  id: `use-${artefact}`,
  kind: "artefact",
  title: () => titled("artefact", artefact),
  rule: ARTEFACT_RULES[artefact],
  points: "hand",
  when(moment) {
    const mayUse = acts(moment).some(
      (act) => (act.act === "artefact" && act.artefact === artefact) || (act.act === "counter" && artefact === "counterspell"),
    );
    return mayUse ? {} : null;
  },
}));
