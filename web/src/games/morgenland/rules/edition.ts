import text from "../../../../../crates/morgenland/editions/authored.toml?raw";
import { readToml, type TomlTable } from "$src/learn/toml";

/** A pattern of treasure cards for some number of players: what lies in each cave, shelf by shelf from the top. */
export interface CavePattern {
  players: number;
  caves: readonly (readonly number[])[];
}

/** The patterns of an edition that has nothing else. */
export function readEdition(text: string): CavePattern[] {
  const decks = readToml(text)["decks"] as TomlTable;
  return Object.entries(decks).flatMap(([players, deck]) => {
    const { patterns } = deck as { patterns: string[][] };
    return patterns.map((caves) => ({
      players: Number(players),
      caves: caves.map((cave) => (cave === "-" ? [] : cave.split("/").map(Number))),
    }));
  });
}

/** The default edition. None of its cards is known: all were made up. */
export const edition = readEdition(text);
