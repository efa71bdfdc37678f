import { ARTEFACTS, MAGIC } from "./magic-lessons";
import type { Course } from "./moments";
import { ENDING } from "./tally-lessons";
import { ended, named, through } from "./told";
import { magicTopics } from "./topics";

/** The second game: with magic, for whoever knows the first. */
export const magic: Course = {
  id: "magic",
  lessons: [...MAGIC, ...ARTEFACTS, ...ENDING.filter(({ id }) => id === "ended")],
  topics: magicTopics,
  named,
  through,
  ended,
  // Whoever learns when they may step in is asked whenever they may.
  asks: "always",
};
