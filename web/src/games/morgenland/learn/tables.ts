import type { CourseTable } from "$src/learn/course";
import generous from "./generous.toml?raw";

const usual = { players: 3, level: "novice", edition: generous } as const;

/** The first game is without magic. */
export const basic: CourseTable = { ...usual, choices: { version: "basic" } };
export const magic: CourseTable = { ...usual, choices: { version: "magic" } };
