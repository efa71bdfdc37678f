import { all } from "../event";
import { CAVES, partOf } from "../spaces";
import { asked, asking, on, placeOf, tied, unsold, type Lesson } from "./moments";

/** Of the spaces that are tallied, of the market, the guard and the palace, and of the end. */
export const TALLYING: readonly Lesson[] = [
  {
    about: "event",
    id: "guard-turned",
    rule: "M3.8",
    points: "mountain",
    when: on("guard-turned", ({ strength }, { view, me }) => {
      const own = view.standing.strengths.guard?.[me]?.strength ?? 0;
      const fate = own === 0 ? "absent" : own >= strength ? "enters" : "short";
      return { strength, own, missing: Math.max(0, strength - own), fate };
    }),
  },
  {
    about: "event",
    id: "tally",
    rule: "M3.1",
    points: "mountain",
    when: on("tallied", ({ space }, { view, me, names }) => {
      const first = view.standing.ranking[0];
      return first === undefined || space === "guard"
        ? null
        : { space, name: names(first.seat), strength: first.strength, isme: String(first.seat === me) };
    }),
  },
  {
    about: "event",
    id: "tie",
    rule: "M3.2",
    points: "mountain",
    when: on("tallied", ({ space }, { view, me, names }) => {
      // At the guard nobody competes with anybody.
      const two = space === "guard" ? null : tied(view.standing.ranking);
      if (two === null) return null;
      const { ahead, behind } = two;
      const who = ahead.seat === me ? "ahead" : behind.seat === me ? "behind" : "others";
      return { strength: ahead.strength, ahead: names(ahead.seat), behind: names(behind.seat), who };
    }),
  },
  {
    about: "event",
    id: "nothing",
    rule: "M3.3",
    points: "mountain",
    when: on("tallied", ({ space }, { view, me }) => {
      const shelves = view.caves[space]?.length ?? 0;
      const place = placeOf(view.standing.ranking, me);
      return !CAVES.some((cave) => cave === space) || place === null || place <= shelves ? null : { space, shelves };
    }),
  },
  {
    about: "event",
    id: "shelf",
    rule: "M3.3",
    points: "mountain",
    when: on("took-shelf", ({ seat, cave, shelf, units }, { me }) => (seat === me ? { cave, shelf, units } : null)),
  },
  { about: "question", id: "market", rule: "M3.6", points: "hand", when: asked("market", ({ units }) => ({ units })) },
  {
    about: "event",
    id: "camel",
    rule: "M3.7",
    points: "mountain",
    when: on("camel-taken", ({ seat }, { me, names }) => ({ name: names(seat), isme: String(seat === me) })),
  },
  {
    about: "question",
    id: "bribe",
    rule: "M3.8",
    points: "prompt",
    when: asked("bribe", ({ guard, strength, due }) => ({ guard, strength, due })),
  },
  {
    about: "event",
    id: "turned-away",
    rule: "M3.8",
    points: "mountain",
    when: on("turned-away", ({ seat }, { me, past }) => {
      const back = all(past, "took-back").filter((one) => one.seat === me && partOf(one.from) === "palace");
      return seat !== me || back.length === 0 ? null : { tokens: back.length };
    }),
  },
  {
    about: "question",
    id: "buy",
    rule: "M3.9",
    points: "prompt",
    when: asked("buy", ({ room }, { view, me }) => {
      const bill = view.standing.prices[me] ?? [];
      return { space: room, bill: bill.join(" "), tokens: bill.length };
    }),
  },
  {
    about: "question",
    id: "paying",
    rule: "M3.9",
    points: "hand",
    when(moment) {
      const ask = asking(moment);
      return ask.step === "price" && ask.seat === moment.me ? {} : null;
    },
  },
];

/** Of what is bought in the basic version, where only the number matters. */
export const BUYING: readonly Lesson[] = [
  {
    about: "event",
    id: "bought",
    rule: "MP.3",
    points: "mountain",
    when: on("bought", ({ seat }, { view, me }) => (seat === me ? { count: view.players[me]?.collected ?? 0 } : null)),
  },
  {
    about: "event",
    id: "bought-other",
    rule: "M3.10",
    points: "mountain",
    when: on("bought", ({ seat, room }, { me, names, knows }) =>
      seat === me || knows("bought") ? null : { name: names(seat), space: room },
    ),
  },
];

export const ENDING: readonly Lesson[] = [
  {
    about: "event",
    id: "round",
    rule: "M4.1",
    points: "mountain",
    when: on("round-began", ({ round }, { view }) => (round === 2 ? { left: unsold(view) } : null)),
  },
  {
    about: "event",
    id: "ties-at-the-end",
    rule: "M4.2",
    points: "mountain",
    when: on("round-began", ({ round }) => (round === 3 ? {} : null)),
  },
  { about: "event", id: "ended", rule: "M4.2", points: "mountain", when: on("ended", ({ ending }) => ({ ending })) },
];
