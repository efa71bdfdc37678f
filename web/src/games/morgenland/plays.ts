import type { Artefact, Card, GameEvent, Piece, PieceView, Play, Shown, Space, Spell } from "$wire/morgenland";
import { readAction, type Action } from "$wire/morgenland-actions";
import type { SeatedPlayer } from "$src/table/players";
import type { Choosing, Scene } from "$src/table/screen";
import { aimOf, type Aim } from "./aims";
import { effect, named } from "./nouns";
import { ARTEFACT_RULES, SPELL_RULES } from "./rules";
import { told } from "./telling";

/** What has become of a play; one that is being named has not been declared yet. */
export type PlayFate = "named" | "waiting" | "now" | "countered" | "done";

/** What a play is about, beside its words. */
export type Target =
  | { target: "artefact"; artefact: Artefact }
  | { target: "piece"; piece: Piece; owner: SeatedPlayer; view: PieceView | null }
  | { target: "space"; space: Space }
  | { target: "spell"; spell: Spell };

/** A play that lies open, as it is drawn and as it is told. */
export interface PlayShown {
  /** Its place in the list of what was declared; nothing while it is being named. */
  place: number | null;
  /** When it is carried out: first, second, …; nothing while that is not settled. */
  turn: number | null;
  card: Card;
  by: SeatedPlayer | null;
  fate: PlayFate;
  /** Who plays what, about what, and what has become of it. */
  told: string;
  targets: readonly Target[];
  /** Where on the board that is; nothing for what is about nothing there. */
  aim: Aim | null;
  explained: Explained;
  /** The action that would counter it, if I may. */
  answer: Action | null;
  isAnswered: boolean;
}

/** What a card does, and by which rule. */
export interface Explained {
  title: string;
  effect: string;
  rule: string;
}

/** Something that I may play now. */
export interface OfferShown {
  action: Action;
  card: Card;
  /** What is done with it, in words. */
  told: string;
  explained: Explained;
  isPlanned: boolean;
}

export function explainedCard(card: Card): Explained {
  return card.card === "artefact"
    ? { title: named("artefact", card.artefact), effect: effect("artefact", card.artefact), rule: ARTEFACT_RULES[card.artefact] }
    : { title: named("spell", card.spell), effect: effect("spell", card.spell), rule: SPELL_RULES[card.spell] };
}

/** What was declared, in the order in which it is carried out, then what I am naming. */
export function playsShown(scene: Scene<Shown, GameEvent>): PlayShown[] {
  const { declared } = scene.view.plays;
  const shown = scene.view.standing.order.flatMap((place, n): PlayShown[] => {
    const play = declared[place];
    return play === undefined ? [] : [playShown(scene, play, { place, turn: n + 1, fate: fateOf(scene.view, place, play) })];
  });
  const { ask } = scene.view;
  return ask.step === "naming" ? [...shown, playShown(scene, ask, { place: null, turn: null, fate: "named" })] : shown;
}

function fateOf({ plays }: Shown, place: number, play: Play): PlayFate {
  if (play.countered) return "countered";
  if (play.done) return "done";
  return plays.now?.play === place ? "now" : "waiting";
}

function playShown(scene: Scene<Shown, GameEvent>, play: Play, at: Pick<PlayShown, "place" | "turn" | "fate">): PlayShown {
  const answer: Action | null = play.card.card === "spell" && at.place !== null ? `counter ${play.card.spell}` : null;
  const isAnswered = answer !== null && scene.choice?.plan.includes(answer) === true;
  const phrase = { remark: "play", play };
  return {
    ...at,
    card: play.card,
    by: scene.players.find(({ seat }) => seat === play.seat) ?? null,
    told: told(at.fate === "named" ? phrase : { remark: "declared", play: phrase, fate: at.fate }, scene.players),
    targets: targetsOf(scene, play),
    aim: aimOf(scene.view, play),
    explained: explainedCard(play.card),
    answer: isAnswered || (answer !== null && scene.choice?.can(answer) === true) ? answer : null,
    isAnswered,
  };
}

function targetsOf({ view, players }: Scene<Shown, GameEvent>, play: Play): Target[] {
  const { artefact, piece, from, space, against } = play;
  const owner = players.find(({ seat }) => seat === piece?.slice(0, 1));
  return [
    ...(artefact === null ? [] : [{ target: "artefact" as const, artefact }]),
    ...(piece === null || owner === undefined ? [] : [{ target: "piece" as const, piece, owner, view: pieceAt(view, piece) }]),
    ...(from === null ? [] : [{ target: "space" as const, space: from }]),
    ...(space === null || space === from ? [] : [{ target: "space" as const, space }]),
    ...(against === null ? [] : [{ target: "spell" as const, spell: against }]),
  ];
}

/** What is known of a piece that lies on the board. */
function pieceAt(view: Shown, piece: Piece): PieceView | null {
  const owner = Object.entries(view.players).find(([seat]) => seat === piece.slice(0, 1))?.[1];
  return owner?.pieces[Number(piece.slice(1)) - 1] ?? null;
}

/** What I may play now, or have planned to; what answers a declared spell stands with that spell. */
export function offersShown({ view, choice, players }: Scene<Shown, GameEvent>): OfferShown[] {
  if (choice === null) return [];
  const planned = begun(choice);
  // What may be chosen while a play is named is what that play is about.
  const isOpen = view.ask.step === "window" || view.ask.step === "placing";
  const open = isOpen ? choice.choices : [];
  const declared = view.plays.declared.flatMap(({ card }) => (card.card === "spell" ? [card.spell] : []));
  return [...new Set([...open, ...planned])].flatMap((action): OfferShown[] => {
    const act = readAction(action);
    const isPlanned = planned.includes(action);
    switch (act?.act) {
      case "artefact": {
        const card: Card = { card: "artefact", artefact: act.artefact };
        return [
          {
            action: `artefact ${act.artefact}`,
            card,
            told: told({ choice: "use", artefact: act.artefact }, players),
            explained: explainedCard(card),
            isPlanned,
          },
        ];
      }
      case "cast": {
        const card: Card = { card: "spell", spell: act.spell };
        return [
          {
            action: `cast ${act.spell}`,
            card,
            told: told({ choice: "cast", spell: act.spell }, players),
            explained: explainedCard(card),
            isPlanned,
          },
        ];
      }
      case "counter": {
        if (declared.includes(act.spell)) return [];
        const card: Card = { card: "artefact", artefact: "counterspell" };
        const said = told({ choice: "counter", spell: act.spell, play: null }, players);
        return [{ action: `counter ${act.spell}`, card, told: said, explained: explainedCard(card), isPlanned }];
      }
      default:
        return [];
    }
  });
}

/** The plays that a plan begins: once a spell was cast in it, the rest says what that spell is about. */
function begun({ plan }: Choosing): string[] {
  const cast = plan.findIndex((action) => readAction(action)?.act === "cast");
  const plays = cast < 0 ? plan : plan.slice(0, cast + 1);
  return plays.filter((action) => ["artefact", "cast", "counter"].includes(readAction(action)?.act ?? ""));
}
