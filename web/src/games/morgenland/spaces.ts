import type { Kind, Space } from "$wire/morgenland";

/** The spaces in the order in which they are tallied (M3.1), by the part of the board on which they lie. */
export const CAVES = ["cave-1", "cave-2", "cave-3", "cave-4", "cave-5"] as const satisfies readonly Space[];
export const CITY = ["tent", "djinn", "market", "caravanserai"] as const satisfies readonly Space[];
export const ROOMS = ["room-1", "room-2", "room-3", "room-4", "room-5"] as const satisfies readonly Space[];
export const SPACES: readonly Space[] = [...CAVES, ...CITY, "guard", ...ROOMS];

/** The kinds of treasure in the order of their caves. */
export const KINDS: readonly Kind[] = ["crown", "pearl", "gem", "goblet", "gold-bar"];

export function isCave(space: Space): space is (typeof CAVES)[number] {
  return CAVES.some((one) => one === space);
}

export function isRoom(space: Space): space is (typeof ROOMS)[number] {
  return ROOMS.some((one) => one === space);
}

/** Where a space lies on the board. */
export type BoardPart = "caves" | "city" | "guard" | "palace";

export function partOf(space: Space): BoardPart {
  if (isCave(space)) return "caves";
  if (isRoom(space)) return "palace";
  return space === "guard" ? "guard" : "city";
}

/** The rule by which a space is explained. */
export function ruleOf(space: Space): string {
  switch (space) {
    case "tent":
      return "M3.4";
    case "djinn":
      return "M3.5";
    case "market":
      return "M3.6";
    case "caravanserai":
      return "M3.7";
    case "guard":
      return "M3.8";
    default:
      return partOf(space) === "caves" ? "M3.3" : "M3.9";
  }
}

/** The kind of treasure that lies in a cave. */
export function kindOf(cave: Space): Kind | null {
  return KINDS[CAVES.findIndex((one) => one === cave)] ?? null;
}
