import type { Manifest } from "../manifest";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  name: "goofspiel",
  Picture,
  offer: { least: 2, most: 5, levels: ["novice", "regular", "expert"], variants: [{ ties: "kept" }, { ties: "discarded" }] },
  players: 3,
  isSmall: true,
  texts: {
    en: () => import("virtual:words/en/goofspiel"),
    de: () => import("virtual:words/de/goofspiel"),
    nl: () => import("virtual:words/nl/goofspiel"),
    fr: () => import("virtual:words/fr/goofspiel"),
  },
  screen: null,
  rulebook: {
    books: {
      en: () => import("virtual:rulebook/goofspiel/en"),
      de: () => import("virtual:rulebook/goofspiel/de"),
      nl: () => import("virtual:rulebook/goofspiel/nl"),
      fr: () => import("virtual:rulebook/goofspiel/fr"),
    },
    shelf: () => import("./rules/shelf"),
    editions: "editions",
  },
  courses: null,
};
