import type { Course } from "./moments";
import { PLACING } from "./placing-lessons";
import { BUYING, ENDING, TALLYING } from "./tally-lessons";
import { ended, named, through } from "./told";
import { basicTopics } from "./topics";

/** The first game: without magic. */
export const basic: Course = {
  id: "basic",
  lessons: [...PLACING, ...TALLYING, ...BUYING, ...ENDING],
  topics: basicTopics,
  named,
  through,
  ended,
};
