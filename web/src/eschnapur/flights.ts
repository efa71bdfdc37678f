import type { Event, Official, Privilege, Gold, Shown } from "$wire/eschnapur";
import type { Flight, Scene } from "$src/table/screen";
import type { Player } from "$src/table/players";
import { all, said } from "./event";

/** What flies. */
export type Thing =
  | { kind: "lock" }
  | { kind: "barrier" }
  | { kind: "flag"; number: number }
  | { kind: "brick"; owner: Player | null }
  | { kind: "privilege"; privilege: Privilege }
  | { kind: "gold"; gold: Gold };

/** What goes where while a beat is shown: what a favour brings goes from the card that won it to where it happens. */
export function flights({ beat, recent, players }: Scene<Shown, Event>): Flight<Thing>[] {
  if (beat === null) return [];
  const { events } = beat;
  const owner = (seat: string) => players.find((player) => player.seat === seat) ?? null;
  const stones = followsStones(recent.slice(0, recent.length - events.length)) ? all(events, "stones-gained") : [];
  return [
    ...all(events, "blocked").map(({ by, seat, official }) => flight({ kind: "lock" }, slot(by, 1), slot(seat, official))),
    ...all(events, "stopped").map(({ by, part }) => flight({ kind: "barrier" }, slot(by, 2), `part ${part}`)),
    ...stones.filter(({ gained }) => gained > 0).map(({ seat }) => flight({ kind: "brick", owner: owner(seat) }, slot(seat, 3), `player ${seat}`)),
    ...all(events, "marker-handed").map(({ seat, marker }) => flight({ kind: "flag", number: marker }, "official 4", `player ${seat}`)),
    ...all(events, "moved").map((moved) => flight({ kind: "brick", owner: owner(moved.owner) }, `part ${moved.from}`, `part ${moved.to}`)),
    ...all(events, "bought").map(({ seat, privilege }) => flight({ kind: "privilege", privilege }, `privilege ${privilege}`, `player ${seat}`)),
    ...all(events, "took").map(({ seat, gold }) => flight({ kind: "gold", gold }, `bank ${gold}`, `player ${seat}`)),
  ];
}

function flight(thing: Thing, from: string, to: string): Flight<Thing> {
  return { thing, from, to };
}

function slot(seat: string, official: Official): string {
  return `slot ${seat} ${official}`;
}

/** Were the cards for stones shown last? Stones also come by privilege, and then no card has brought them. */
function followsStones(before: readonly Event[]): boolean {
  const last = before.at(-1);
  if (last === undefined) return false;
  const card = said(last, "revealed") ?? said(last, "stayed-blocked") ?? said(last, "played-from-hand");
  return card?.official === 3;
}
