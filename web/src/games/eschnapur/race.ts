import type { SeatedPlayer } from "$src/table/players";
import type { Seat } from "$wire/tabletop";

/** Players with equally many points, on one place of the track. */
export interface Pack {
  points: number;
  players: SeatedPlayer[];
  /** Where the points are on the line, and where the pin is drawn. */
  spot: number;
  x: number;
  width: number;
  /** Counted from 0, nearest to the line. */
  lane: number;
}

/** How far the track goes: always a little further than the leader. */
export function goal(points: readonly number[]): number {
  return Math.max(30, Math.ceil((Math.max(0, ...points) + 5) / 10) * 10);
}

/** Who stands where. Those with equal points share a pin; pins that would cover each other stand in lanes. */
export function packs(players: readonly SeatedPlayer[], points: (seat: Seat) => number, width: number, margin: number): Pack[] {
  const end = goal(players.map((player) => points(player.seat)));
  const found: Pack[] = [];
  for (const player of [...players].sort((one, other) => points(one.seat) - points(other.seat))) {
    const own = points(player.seat);
    const pack = found.find((one) => one.points === own);
    if (pack !== undefined) pack.players.push(player);
    else found.push({ points: own, players: [player], spot: margin + (own / end) * (width - 2 * margin), x: 0, width: 0, lane: 0 });
  }
  for (const pack of found) {
    pack.width = 20 * pack.players.length + 12 + 9 * String(pack.points).length;
    pack.x = Math.min(Math.max(pack.spot, pack.width / 2 + 2), width - pack.width / 2 - 2);
    const isTaken = (lane: number): boolean =>
      found.some(
        (other) =>
          found.indexOf(other) < found.indexOf(pack) &&
          other.lane === lane &&
          Math.abs(other.x - pack.x) < (other.width + pack.width) / 2 + 2,
      );
    while (isTaken(pack.lane)) pack.lane += 1;
  }
  return found;
}
