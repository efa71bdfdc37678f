import type { Artefact, GameEvent, Kind, Piece, PieceView, Shown, Slot, Space, Strength, Token } from "$wire/morgenland";
import type { SeatedPlayer } from "$src/table/players";
import type { Scene } from "$src/table/screen";
import { all } from "./event";
import { planned } from "./picking.svelte";
import { kindOf, partOf, ROOMS, SPACES, type BoardPart } from "./spaces";

/** A token as it lies on a space. */
export interface PieceShown {
  piece: Piece;
  token: Token | null;
  isOpen: boolean;
  doubled: number;
  /** It lies there only in my plan. */
  isPlanned: boolean;
  /** It is turned over right now. */
  isTurning: boolean;
  /** It has come here right now. */
  isNew: boolean;
}

/** What one player has on a space. */
export interface PartyShown {
  player: SeatedPlayer;
  pieces: readonly PieceShown[];
  carpets: number;
  strength: Strength;
  /** Their place among those who are there while it is tallied, from 1. */
  place: number | null;
}

/** What there is to be had on a space. */
export type SpaceOffer =
  | { offer: "treasure"; kind: Kind; shelves: readonly number[] }
  | { offer: "spells"; left: number }
  | { offer: "artefacts" }
  | { offer: "exchange" }
  | { offer: "camel"; isHere: boolean }
  | { offer: "guard"; strength: number | null; isTurning: boolean }
  | { offer: "artefact"; open: Artefact | null; stack: number; isTurning: boolean };

/** Where a space is in the order of tallying. */
export type OnPath = "done" | "now" | "ahead";

/** A space as it is shown. What is drawn and what is said of it is in here, so that both are the same. */
export interface SpaceShown {
  space: Space;
  part: BoardPart;
  offer: SpaceOffer;
  parties: readonly PartyShown[];
  turn: OnPath;
  /** It is not used in this version. */
  isUnused: boolean;
  /** There is nothing more to be had. */
  isEmpty: boolean;
  /** Nothing more may come here (M7.19). */
  isTaboo: boolean;
  /** Who counts as strongest here without a token (M7.15). */
  smuggler: SeatedPlayer | null;
  /** The guard has closed it to me. */
  isShut: boolean;
}

/** The mountain as it is shown. */
export function mountainShown(scene: Scene<Shown, GameEvent>): SpaceShown[] {
  const rooms = roomsIn(scene.view);
  return SPACES.filter((space) => partOf(space) !== "palace" || rooms.includes(space)).map((space) => spaceShown(scene, space));
}

/** The rooms that are in the game: as many as there are players, the leftmost ones (M0.5). */
export function roomsIn({ players }: Pick<Shown, "players">): Space[] {
  return ROOMS.slice(0, Object.keys(players).length);
}

export function spaceShown(scene: Scene<Shown, GameEvent>, space: Space): SpaceShown {
  const { view, players, me } = scene;
  const { marks, standing } = view;
  const part = partOf(space);
  const offer = offerOf(scene, space);
  const smuggler = marks.smuggler?.spaces.includes(space) === true ? marks.smuggler.seat : null;
  return {
    space,
    part,
    offer,
    parties: parties(scene, space),
    turn: turnOf(view, space),
    isUnused: view.version === "basic" && (space === "tent" || space === "djinn"),
    isEmpty: hasNothing(offer),
    isTaboo: marks.taboo === space,
    smuggler: players.find(({ seat }) => seat === smuggler) ?? null,
    isShut: part === "palace" && me !== null && standing.entered !== null && isPast(view, "guard") && !standing.entered.includes(me),
  };
}

function hasNothing(offer: SpaceOffer): boolean {
  switch (offer.offer) {
    case "treasure":
      return offer.shelves.length === 0;
    case "spells":
      return offer.left === 0;
    case "artefact":
      return offer.open === null && offer.stack === 0;
    case "artefacts":
    case "exchange":
    case "camel":
    case "guard":
      return false;
  }
}

function offerOf({ view, beat }: Scene<Shown, GameEvent>, space: Space): SpaceOffer {
  const events = beat?.events ?? [];
  const kind = kindOf(space);
  if (kind !== null) return { offer: "treasure", kind, shelves: view.caves[space] ?? [] };
  switch (space) {
    case "tent":
      return { offer: "spells", left: view.spells };
    case "djinn":
      return { offer: "artefacts" };
    case "market":
      return { offer: "exchange" };
    case "caravanserai":
      return { offer: "camel", isHere: !isPast(view, space) };
    case "guard":
      return { offer: "guard", strength: view.guard, isTurning: all(events, "guard-turned").length > 0 };
    default: {
      const room = view.rooms[space];
      const turned = [...all(events, "artefact-turned"), ...all(events, "mirage")];
      return {
        offer: "artefact",
        open: room?.open ?? null,
        stack: room?.stack ?? 0,
        isTurning: turned.some((event) => event.room === space),
      };
    }
  }
}

/** Everybody who has something on a space: in player sequence, and from the strongest while it is tallied. */
function parties(scene: Scene<Shown, GameEvent>, space: Space): PartyShown[] {
  const { view, players, me, choice, beat } = scene;
  const events = beat?.events ?? [];
  const plan = choice === null ? null : planned(choice);
  const isNow = turnOf(view, space) === "now";
  const ranking = isNow ? view.standing.ranking.map(({ seat }) => seat) : [];
  const order = [...ranking, ...view.standing.sequence.filter((seat) => !ranking.includes(seat))];
  return order.flatMap((seat): PartyShown[] => {
    const player = players.find((one) => one.seat === seat);
    const own = view.players[seat];
    if (player === undefined || own === undefined) return [];
    const pieces = own.pieces.flatMap((lying, n): PieceShown[] => {
      if (lying?.space !== space) return [];
      const slot = (n + 1) as Slot;
      const isOne = (event: { seat: string; slot: number }) => event.seat === seat && event.slot === slot;
      return [
        {
          piece: `${seat}${slot}`,
          token: lying.token,
          isOpen: lying.open,
          doubled: lying.doubled,
          isPlanned: isMeant(lying, plan) && seat === me,
          isTurning: all(events, "turned-over").some(isOne),
          isNew: [...all(events, "placed"), ...all(events, "moved")].some(isOne),
        },
      ];
    });
    const carpets = own.carpets.filter((one) => one === space).length;
    if (pieces.length + carpets === 0) return [];
    const place = ranking.indexOf(seat);
    return [
      {
        player,
        pieces,
        carpets,
        strength: view.standing.strengths[space]?.[seat] ?? { strength: 0, hidden: pieces.length },
        place: place < 0 ? null : place + 1,
      },
    ];
  });
}

/** Everybody has each value once. */
function isMeant(lying: PieceView, plan: { token: Token; space: Space } | null): boolean {
  return plan !== null && lying.token === plan.token && lying.space === plan.space;
}

/** The space that is tallied; nothing while nothing is. */
export function tallied({ stage }: Pick<Shown, "stage">): Space | null {
  return stage.stage === "tally" ? stage.space : null;
}

function isPast(view: Shown, space: Space): boolean {
  return turnOf(view, space) === "done";
}

export function turnOf({ stage }: Pick<Shown, "stage">, space: Space): OnPath {
  switch (stage.stage) {
    case "opening":
    case "start":
    case "placing":
    case "placed":
      return "ahead";
    case "caves-done":
      return partOf(space) === "caves" ? "done" : "ahead";
    case "tally": {
      const [here, now] = [SPACES.indexOf(space), SPACES.indexOf(stage.space)];
      return here < now ? "done" : here === now ? "now" : "ahead";
    }
    case "over":
      return "done";
  }
}

/** Where the lantern stands: at a space, at the foot of the mountain, between caves and city, or at the end of its way. */
export type LanternPlace = Space | "foot" | "city-gate" | "top";

export function lantern({ stage }: Pick<Shown, "stage">): LanternPlace {
  switch (stage.stage) {
    case "tally":
      return stage.space;
    case "caves-done":
      return "city-gate";
    case "over":
      return "top";
    case "opening":
    case "start":
    case "placing":
    case "placed":
      return "foot";
  }
}

/** Could nothing of mine open the rooms in which my tokens lie? A hint while tokens are placed, from what lies there. */
export function isStranded(scene: Scene<Shown, GameEvent>): boolean {
  const { view, me, choice } = scene;
  const own = me === null ? undefined : view.players[me];
  if (own === undefined || !choice?.choices.some((action) => action.startsWith("place "))) return false;
  const lies = (part: BoardPart) => own.pieces.some((piece) => piece !== null && partOf(piece.space) === part);
  const { key = 0, carpet = 0 } = view.version === "magic" ? (own.artefacts ?? {}) : {};
  // A Carpet is a token at the guard, too (M5.9).
  const helps = key - own.used.key + (carpet - own.used.carpet);
  return lies("palace") && !lies("guard") && helps <= 0;
}
