import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Drawn } from "../src/learn/scene.ts";
import { readToml, type TomlTable } from "../src/learn/toml.ts";

const PREFIX = "virtual:scenes/";

/**
 * The scenes that a game draws beside its rules, by the rule: `virtual:scenes/<game>`. They lie in `crates/<game>/pictures`
 * and run as tests of the game, so that what is drawn from them is what the game does.
 */
export function scenes(crates: string): Plugin {
  return {
    name: "durbar-scenes",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(crates, id.slice(PREFIX.length + 1), "pictures");
      const files = readdirSync(folder)
        .filter((file) => file.endsWith(".md"))
        .sort()
        .map((file) => join(folder, file));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(readScenes(files.map((file) => readFileSync(file, "utf8"))))}`;
    },
  };
}

/** Reads the scenes of pages. */
export function readScenes(pages: readonly string[]): Record<string, Drawn> {
  const found: Record<string, Drawn> = {};
  for (const page of pages) {
    for (const [, block = ""] of page.matchAll(/^```toml [^\n]*\n(.*?)^```$/gms)) {
      const scene = readToml(block);
      const rule = Array.isArray(scene["rules"]) ? scene["rules"][0] : undefined;
      if (typeof rule !== "string") throw new Error("a scene that is drawn names its rule");
      if (rule in found) throw new Error(`${rule} is drawn twice`);
      found[rule] = drawn(scene);
    }
  }
  return found;
}

/** What a picture needs of a scene: how it is played matters only to its test, except for what is refused. */
function drawn({ players, options, start, play, expect, views, outcome, events }: TomlTable): Drawn {
  const refused = typeof play === "string" ? [...play.matchAll(/! (\w+\.\d+)/g)].map(([, rule = ""]) => rule) : [];
  // The game has read it, so it has the form of a scene.
  return {
    players,
    options,
    start: start ?? {},
    expect: expect ?? {},
    views: views ?? {},
    outcome: outcome ?? {},
    events: events ?? [],
    refused,
  } as Drawn;
}
