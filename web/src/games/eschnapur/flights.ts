import type { GameEvent, Gold, Official, Privilege, Shown } from "$wire/eschnapur";
import type { SeatedPlayer } from "$src/table/players";
import type { Flight, Scene } from "$src/table/screen";
import { all } from "./event";

/** What flies. */
export type Thing =
  | { kind: "lock" }
  | { kind: "barrier" }
  | { kind: "flag"; number: number }
  | { kind: "brick"; owner: SeatedPlayer | null }
  | { kind: "privilege"; privilege: Privilege }
  | { kind: "gold"; gold: Gold };

/** What goes where while a beat is shown: what a favour brings goes from the card that won it to where it happens. */
export function flights({ beat, recent, players }: Scene<Shown, GameEvent>): Flight<Thing>[] {
  if (beat === null) return [];
  const { events } = beat;
  const owner = (seat: string) => players.find((player) => player.seat === seat) ?? null;
  const handing = all(recent, "stones-handed").at(-1)?.official;
  return [
    ...all(events, "blocked").map(({ by, seat, official }) => flight({ kind: "lock" }, slot(by, 1), slot(seat, official))),
    ...all(events, "stopped").map(({ by, part }) => flight({ kind: "barrier" }, slot(by, 2), `part ${part}`)),
    ...all(events, "stones-gained")
      .filter(({ because, gained }) => because === "card" && gained > 0)
      .flatMap(({ seat }) =>
        handing === undefined ? [] : [flight({ kind: "brick", owner: owner(seat) }, slot(seat, handing), `player ${seat}`)],
      ),
    ...all(events, "marker-handed").map(({ seat, marker }) => flight({ kind: "flag", number: marker }, "official 4", `player ${seat}`)),
    ...all(events, "moved").map((moved) => flight({ kind: "brick", owner: owner(moved.owner) }, `part ${moved.from}`, `part ${moved.to}`)),
    ...all(events, "bought").map(({ seat, privilege }) =>
      flight({ kind: "privilege", privilege }, `privilege ${privilege}`, `player ${seat}`),
    ),
    ...all(events, "took").map(({ seat, gold }) => flight({ kind: "gold", gold }, `bank ${gold}`, `player ${seat}`)),
  ];
}

function flight(thing: Thing, from: string, to: string): Flight<Thing> {
  return { thing, from, to };
}

function slot(seat: string, official: Official): string {
  return `slot ${seat} ${official}`;
}
