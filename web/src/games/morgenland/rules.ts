import type { Artefact, Spell } from "$wire/morgenland";

/** The rule that explains each artefact. */
export const ARTEFACT_RULES: Record<Artefact, string> = {
  lamp: "M5.2",
  counterspell: "M5.3",
  double: "M5.4",
  carpet: "M5.5",
  key: "M5.6",
  scroll: "M5.7",
};

/** The rule that explains each spell. */
export const SPELL_RULES: Record<Spell, string> = {
  "second-chance": "M7.1",
  abracadabra: "M7.2",
  "last-first": "M7.3",
  charity: "M7.4",
  "city-tax": "M7.5",
  donation: "M7.6",
  "dragon-leaves": "M7.7",
  "dragon-returns": "M7.8",
  "eye-for-an-eye": "M7.9",
  "lunar-eclipse": "M7.10",
  apprentice: "M7.11",
  mirage: "M7.12",
  parasite: "M7.13",
  sacrifice: "M7.14",
  smuggler: "M7.15",
  "solar-eclipse": "M7.16",
  spy: "M7.17",
  "sultans-tax": "M7.18",
  taboo: "M7.19",
  teleport: "M7.20",
  trade: "M7.21",
};

/** All artefacts and all spells, in the order of their rules. */
export const ARTEFACTS = Object.keys(ARTEFACT_RULES) as readonly Artefact[];
export const SPELLS = Object.keys(SPELL_RULES) as readonly Spell[];
