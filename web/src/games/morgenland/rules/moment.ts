import type { Artefact, Card, Hoard, Kind, Space, Spell, Token } from "$wire/morgenland";
import type { Seat } from "$wire/tabletop";
import type { Drawn } from "$src/learn/scene";
import { ARTEFACTS } from "../rules";
import { KINDS, partOf } from "../spaces";
import type { Having, RulePicture, Show } from "./pictures";

/** What lies on a table, as scenes write it. */
interface Written {
  camel: Seat;
  caves: Partial<Record<Space, string>>;
  rooms: Partial<Record<Space, { stack: readonly Artefact[] | number; open?: Artefact | "none" }>>;
  guard: { strength?: number; open: boolean };
  bank: Partial<Hoard>;
  marks: { entered?: readonly Seat[]; djinn?: Seat; taboo?: Space };
  players: Partial<Record<Seat, WrittenPlayer>>;
}

interface WrittenPlayer {
  treasure?: Partial<Hoard>;
  artefacts?: Partial<Record<Artefact, number>>;
  used?: Partial<Record<Artefact, number>>;
  lit?: boolean;
  spells?: readonly Spell[];
  pieces?: readonly string[];
  carpets?: readonly Space[];
  hand?: readonly Token[];
}

export type DrawnMoment = Drawn<Written>;

export interface DrawnPiece {
  seat: Seat;
  token: Token | null;
  isOpen: boolean;
  doubled: number;
}

/** An artefact that somebody has, once for each of its kind. */
export interface DrawnArtefact {
  artefact: Artefact;
  isUsed: boolean;
  isLit: boolean;
}

export interface DrawnPlay {
  seat: Seat;
  card: Card;
  fate: "declared" | "carried-out" | "came-to-nothing" | "countered";
  by: Seat | null;
}

/** Something as it lies there. */
export type Lying =
  | {
      of: "space";
      space: Space;
      shelves: readonly number[] | null;
      offer: { open: Artefact | null; below: number } | null;
      guard: { strength: number | null } | null;
      pieces: readonly DrawnPiece[];
      carpets: readonly Seat[];
      isBarred: boolean;
    }
  | {
      of: "player";
      seat: Seat;
      treasure: Units[] | null;
      artefacts: DrawnArtefact[] | null;
      spells: readonly Spell[] | null;
      tokens: readonly Token[] | null;
      gate: boolean | null;
      hasTwo: boolean;
    }
  | { of: "bank"; units: Units[] }
  | { of: "order"; seats: readonly Seat[] }
  | { of: "plays"; plays: readonly DrawnPlay[] }
  | { of: "path" }
  | { of: "places"; places: readonly { seat: Seat; place: number; points: number }[] };

interface Units {
  kind: Kind;
  count: number;
}

/** Through whose eyes pictures are seen. */
export const LOOKER: Seat = "A";

const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E"];

/** The two moments of a picture. */
export function moments(scene: DrawnMoment, picture: RulePicture): { before: Lying[] | null; after: Lying[] } {
  return {
    before: picture.before === null ? null : picture.before.map((show) => new Moment(scene, "start").lying(show)),
    after: picture.after.map((show) => new Moment(scene, "end").lying(show)),
  };
}

/**
 * A scene before and after it was played. Before, all that is not written is as in an empty opening; after, only what is
 * written was tested, so that alone can be drawn.
 */
class Moment {
  readonly #scene: DrawnMoment;
  readonly #table: Partial<Written>;
  readonly #isStart: boolean;

  constructor(scene: DrawnMoment, when: "start" | "end") {
    this.#scene = scene;
    this.#isStart = when === "start";
    this.#table = this.#isStart ? scene.start : scene.expect;
  }

  lying(show: Show): Lying {
    switch (show.of) {
      case "space":
        return this.#space(show.space, show.isBarred ?? false);
      case "player":
        return this.#player(show.seat, show.what);
      case "bank":
        return { of: "bank", units: show.kinds.map((kind) => ({ kind, count: stated(this.#table.bank?.[kind], `the bank’s ${kind}`) })) };
      case "order": {
        const camel = stated(this.#isStart ? this.#scene.options.camel : this.#table.camel, "the camel");
        const seats = SEATS.slice(0, this.#scene.players);
        const first = seats.indexOf(camel);
        return { of: "order", seats: [...seats.slice(first), ...seats.slice(0, first)] };
      }
      case "declared":
        return { of: "plays", plays: declared(this.#scene) };
      case "settled":
        return { of: "plays", plays: settled(this.#scene) };
      case "places": {
        const places = SEATS.slice(0, this.#scene.players).map((seat) => ({
          seat,
          ...stated(this.#scene.outcome[seat], `the place of ${seat}`),
        }));
        return { of: "places", places: places.sort((one, other) => one.place - other.place) };
      }
      case "path":
        return { of: "path" };
    }
  }

  #space(space: Space, isBarred: boolean): Lying {
    const room = this.#table.rooms?.[space] ?? this.#seen()?.rooms?.[space];
    const cave = partOf(space) === "caves" ? (this.#table.caves?.[space] ?? (this.#isGone(space) ? "-" : undefined)) : null;
    const people = SEATS.slice(0, this.#scene.players);
    const guard = space === "guard" ? stated(this.#table.guard, "the guard") : null;
    return {
      of: "space",
      space,
      shelves: cave === null ? null : shelves(stated(cave, space)),
      offer:
        room === undefined
          ? null
          : {
              open: room.open === "none" ? null : (room.open ?? null),
              below: typeof room.stack === "number" ? room.stack : room.stack.length,
            },
      guard: guard === null ? null : { strength: guard.open ? stated(guard.strength, "the guard’s strength") : null },
      pieces: people.flatMap((seat) =>
        pieces(
          seat,
          space,
          this.#row(seat, "pieces", (player) => player.pieces),
        ),
      ),
      carpets: people.filter((seat) => this.#row(seat, "carpets", (player) => player.carpets).includes(space)),
      isBarred,
    };
  }

  #player(seat: Seat, what: readonly Having[]): Lying {
    const own = this.#of(seat);
    const has = <T>(one: Having, read: () => T): T | null => (what.includes(one) ? read() : null);
    const opening = this.#isStart ? {} : undefined;
    const marks = this.#table.marks ?? {};
    return {
      of: "player",
      seat,
      treasure: has("treasure", () => treasure(stated(own.treasure ?? opening, `the treasure of ${seat}`))),
      artefacts: has("artefacts", () => owned({ ...own, artefacts: stated(own.artefacts, `the artefacts of ${seat}`) })),
      spells: has("spells", () => stated(own.spells, `the spells of ${seat}`)),
      tokens: has("tokens", () => stated(this.#seen(seat)?.players?.[seat]?.hand, `the tokens of ${seat}`)),
      gate: has("gate", () => stated(marks.entered, "who entered").includes(seat)),
      hasTwo: what.includes("two") && stated(marks.djinn, "who won the Djinn’s House") === seat,
    };
  }

  #of(seat: Seat): WrittenPlayer {
    return this.#table.players?.[seat] ?? {};
  }

  /** Where somebody had something, the scene has to say what became of it. */
  #row<T>(seat: Seat, which: "pieces" | "carpets", of: (player: WrittenPlayer) => readonly T[] | undefined): readonly T[] {
    const row = of(this.#of(seat));
    const before = this.#scene.start.players?.[seat]?.[which] ?? [];
    return this.#isStart || before.length === 0 ? (row ?? []) : stated(row, `the ${which} of ${seat}`);
  }

  /** What somebody sees in the end. */
  #seen(seat = LOOKER): Partial<Written> | undefined {
    return this.#isStart ? undefined : this.#scene.views[seat];
  }

  #isGone(space: Space): boolean {
    return this.#isStart && this.#table.caves?.[space] === undefined;
  }
}

function stated<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the scene does not say ${what}`);
  return value;
}

function shelves(cave: string): number[] {
  return cave === "-" ? [] : cave.split("/").map(Number);
}

/** Only their owner knows the value of tokens that lie face down. */
function pieces(seat: Seat, space: Space, row: readonly string[]): DrawnPiece[] {
  return row.flatMap((written) => {
    const [value = "", where, ...marks] = written.split(" ");
    if (where !== space) return [];
    const isOpen = marks.includes("open");
    const token = isOpen || seat === LOOKER ? (Number(value) as Token) : null;
    return [{ seat, token, isOpen, doubled: marks.includes("doubled") ? 1 : 0 }];
  });
}

function treasure(hoard: Partial<Hoard>): Units[] {
  return KINDS.flatMap((kind) => ((hoard[kind] ?? 0) > 0 ? [{ kind, count: hoard[kind] ?? 0 }] : []));
}

function owned({ artefacts = {}, used = {}, lit = false }: WrittenPlayer): DrawnArtefact[] {
  return ARTEFACTS.flatMap((artefact) =>
    Array.from({ length: artefacts[artefact] ?? 0 }, (_, n): DrawnArtefact => {
      const isUsed = n < (used[artefact] ?? 0);
      return { artefact, isUsed, isLit: isUsed && lit && artefact === "lamp" };
    }),
  );
}

interface PlayEvent {
  play: { seat: Seat; card: { spell: Spell } | { artefact: Artefact } };
}

function cardOf(card: PlayEvent["play"]["card"]): Card {
  return "spell" in card ? { card: "spell", spell: card.spell } : { card: "artefact", artefact: card.artefact };
}

/** What was declared, in its order. */
function declared({ events }: DrawnMoment): DrawnPlay[] {
  return events.flatMap((event): DrawnPlay[] => {
    const { play } = (event["declared"] ?? {}) as Partial<PlayEvent>;
    return play === undefined ? [] : [{ seat: play.seat, card: cardOf(play.card), fate: "declared", by: null }];
  });
}

/** What became of it, in the order in which that was settled. */
function settled({ events }: DrawnMoment): DrawnPlay[] {
  return events.flatMap((event): DrawnPlay[] => {
    for (const fate of ["carried-out", "came-to-nothing"] as const) {
      const { play } = (event[fate] ?? {}) as Partial<PlayEvent>;
      if (play !== undefined) return [{ seat: play.seat, card: cardOf(play.card), fate, by: null }];
    }
    const countered = event["countered"] as { by: Seat; seat: Seat; spell: Spell } | undefined;
    return countered === undefined
      ? []
      : [{ seat: countered.seat, card: { card: "spell", spell: countered.spell }, fate: "countered", by: countered.by }];
  });
}
