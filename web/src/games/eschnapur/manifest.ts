import type { Manifest } from "../manifest";
import Picture from "./Picture.svelte";

export const manifest: Manifest = {
  name: "eschnapur",
  Picture,
  offer: { least: 2, most: 4, levels: ["novice", "regular", "expert"], variants: [{}] },
  players: 3,
  texts: {
    en: () => import("virtual:words/en/eschnapur"),
    de: () => import("virtual:words/de/eschnapur"),
    nl: () => import("virtual:words/nl/eschnapur"),
    fr: () => import("virtual:words/fr/eschnapur"),
  },
  screen: {
    table: () => import("./Table.svelte"),
    replay: () => import("./Replay.svelte"),
  },
  rulebook: {
    books: {
      en: () => import("virtual:rulebook/eschnapur/en"),
      de: () => import("virtual:rulebook/eschnapur/de"),
      nl: () => import("virtual:rulebook/eschnapur/nl"),
      fr: () => import("virtual:rulebook/eschnapur/fr"),
    },
    shelf: () => import("./rules/shelf"),
    editions: "editions",
  },
  courses: {
    list: [{ id: "first", table: async () => (await import("./learn/table")).table }],
    taught: () => import("./learn/Taught.svelte"),
  },
};
