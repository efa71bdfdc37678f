import type { Manifest } from "../manifest";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  name: "morgenland",
  Picture,
  offer: { least: 3, most: 5, levels: ["novice", "regular", "expert"], variants: [{ version: "basic" }, { version: "magic" }] },
  players: 3,
  texts: {
    en: () => import("virtual:words/en/morgenland"),
    de: () => import("virtual:words/de/morgenland"),
    nl: () => import("virtual:words/nl/morgenland"),
    fr: () => import("virtual:words/fr/morgenland"),
  },
  screen: {
    table: () => import("./Table.svelte"),
    replay: () => import("./Replay.svelte"),
  },
  rulebook: {
    books: {
      en: () => import("virtual:rulebook/morgenland/en"),
      de: () => import("virtual:rulebook/morgenland/de"),
      nl: () => import("virtual:rulebook/morgenland/nl"),
      fr: () => import("virtual:rulebook/morgenland/fr"),
    },
    shelf: () => import("./rules/shelf"),
    editions: "editions",
  },
  courses: {
    list: [
      { id: "basic", table: async () => (await import("./learn/tables")).basic },
      { id: "magic", after: "basic", table: async () => (await import("./learn/tables")).magic },
    ],
    taught: () => import("./learn/Taught.svelte"),
  },
};
