import type { CourseTable } from "$src/learn/course";
import short from "./short.toml?raw";

/** The first game is played on a small palace. */
export const table: CourseTable = { players: 3, level: "novice", edition: short };
