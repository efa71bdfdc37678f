import type { Known, NewTable } from "$wire/protocol";
import type { Pace, PersonId } from "$wire/table";
import type { BySeat } from "$wire/tabletop";
import { SEATS } from "$src/table/players";

/** Who is to sit on a chair. */
export type Place = { who: "me" } | { who: "invited" } | { who: "bot"; level: string } | { who: "companion"; name: string };

/** What a host wishes for their table. */
export interface TableWishes {
  game: string;
  /** Choices of the game's own, such as its version. */
  choices: Readonly<Record<string, string>>;
  places: readonly Place[];
  pace: Pace;
  openCounting: boolean;
  spectators: boolean;
  privateChat: boolean;
  isPublic: boolean;
  standIn: string;
  /** The text of an edition file of the host's own. */
  edition: string | null;
}

/** The wishes of somebody who wishes for nothing special. */
export function usual(game: string, places: readonly Place[], choices: TableWishes["choices"] = {}): TableWishes {
  return {
    game,
    choices,
    places,
    pace: { pace: "free" },
    openCounting: true,
    spectators: true,
    privateChat: false,
    isPublic: false,
    standIn: "regular",
    edition: null,
  };
}

/** Does anybody share this device? Then it goes from hand to hand, and no clock can be fair. */
export function isShared(places: readonly Place[]): boolean {
  return places.some(({ who }) => who === "companion");
}

/** Is everybody there, so that the game can begin at once? */
export function isComplete(places: readonly Place[]): boolean {
  return places.every(({ who }) => who !== "invited");
}

/** The table to ask the server for. */
export function tableToOpen(wishes: TableWishes, companions: BySeat<PersonId> = {}): NewTable {
  const { places } = wishes;
  const bots: BySeat<string> = {};
  places.forEach((place, n) => {
    const seat = SEATS[n];
    if (seat !== undefined && place.who === "bot") bots[seat] = place.level;
  });
  return {
    game: wishes.game,
    players: places.length,
    // A game without choices is asked for none.
    ...(Object.keys(wishes.choices).length === 0 ? {} : { choices: wishes.choices }),
    ...(wishes.edition === null ? {} : { edition: wishes.edition }),
    terms: {
      pace: isShared(places) ? { pace: "free" } : wishes.pace,
      open_counting: wishes.openCounting,
      spectators: wishes.spectators,
      private_chat: wishes.privateChat,
      public: wishes.isPublic,
      stand_in: wishes.standIn,
    },
    seat: SEATS[places.findIndex(({ who }) => who === "me")] ?? null,
    bots,
    // A server that knows no companions would refuse the word itself.
    ...(isShared(places) ? { companions } : {}),
    start: isComplete(places),
  };
}

/** Finds those who share the device by their names, and has those introduced whom the server does not know yet. */
export async function companions(
  places: readonly Place[],
  known: readonly Known[],
  introduce: (name: string) => Promise<Known>,
): Promise<BySeat<PersonId>> {
  const seats: BySeat<PersonId> = {};
  for (const [n, place] of places.entries()) {
    const seat = SEATS[n];
    if (place.who !== "companion" || seat === undefined) continue;
    const name = place.name.trim();
    // Two of one name are two people.
    const seated = Object.values(seats);
    const found = known.find((one) => one.name === name && !seated.includes(one.person)) ?? (await introduce(name));
    seats[seat] = found.person;
  }
  return seats;
}
