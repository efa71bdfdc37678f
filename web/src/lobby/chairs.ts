import type { Colour } from "$wire/table";

/** The colours of the chairs, in the order of seats. */
export const CHAIR_COLOURS: readonly Colour[] = ["vermilion", "blue", "green", "yellow", "purple"];
