import type { Me } from "$wire/protocol";
import type { PersonId, Status } from "$wire/table";
import type { Seat } from "$wire/tabletop";
import { SEATS } from "./players";

/** Somebody who plays on this device. */
export interface Here {
  seat: Seat;
  person: PersonId;
}

/** Who plays on this device: I and my companions, as far as we sit at this table. */
export function seatsHere(status: Status, me: Me | null): Here[] {
  if (me === null) return [];
  const ours = new Set([me.person, ...me.companions.map(({ person }) => person)]);
  return status.seats.flatMap(({ sitter }, n) => {
    const seat = SEATS[n];
    return seat !== undefined && sitter.sitter === "person" && ours.has(sitter.person) ? [{ seat, person: sitter.person }] : [];
  });
}

/** Who of them must take the device now: whoever is asked, the holder first and then round the table. */
export function nextHere(status: Status, here: readonly Here[], holder: Seat | null): Here | null {
  const isAsked = ({ seat }: Here) => status.seats[SEATS.indexOf(seat)]?.asked != null;
  const from = here.findIndex(({ seat }) => seat === holder);
  const round = from < 0 ? here : [...here.slice(from), ...here.slice(0, from)];
  return round.find(isAsked) ?? null;
}
