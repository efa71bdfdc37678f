import type { SeatedPlayer } from "$src/table/players";
import type { Eyes } from "./moments";

/** The address of a moment; what goes without saying is left out. */
export function addressOf(table: string, at: number, eyes: Eyes): string {
  const query = new URLSearchParams();
  if (at > 0) query.set("at", String(at));
  if (eyes !== "spectator") query.set("eyes", eyes);
  const asked = query.toString();
  return `/replay/${table}${asked === "" ? "" : `?${asked}`}`;
}

/** The eyes that an address names; a spectator's if nobody there has such eyes. */
export function eyesNamed(name: string | null, players: readonly SeatedPlayer[], maySeeAll: boolean): Eyes {
  if (name === "all" && maySeeAll) return "all";
  return players.find(({ seat }) => seat === name)?.seat ?? "spectator";
}
