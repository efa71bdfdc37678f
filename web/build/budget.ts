import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest, Plugin } from "vite";
import { closure, filesOf } from "./closure.ts";

/** What a first visit of the lobby may cost, packed, in bytes. */
export const BUDGET = 80_000;

const PAGE = "index.html";
const LOBBY = "src/lobby/Lobby.svelte";
/** What the lobby says; all other texts come when it has nothing else to do. */
const WORDS = /^virtual:words\/\w+\/first$/;

/** Letters of other alphabets come in a font of their own, which is loaded when one is shown. */
const RARE_FONT = "-ext-";

/**
 * The files that a browser needs before anything was clicked: the page, what it and the lobby import, and one language,
 * the largest. A module that is only imported when it is needed does not count.
 */
export function firstLoad(manifest: Manifest, sizeOf: (file: string) => number): string[] {
  const chunks = closure(manifest, [PAGE, LOBBY]);
  const languages = Object.keys(manifest).filter((key) => WORDS.test(key));
  const size = (key: string) => sizeOf(manifest[key]?.file ?? "");
  const largest = languages.sort((a, b) => size(b) - size(a))[0];
  if (largest === undefined) throw new Error("the build has no language");
  const isFont = (asset: string) => asset.endsWith(".woff2") && !asset.includes(RARE_FONT);
  const fonts = chunks.flatMap(({ assets = [] }) => assets.filter(isFont));
  const language = closure(manifest, [largest]);
  return [...new Set([PAGE, ...[...chunks, ...language].flatMap(filesOf), ...fonts])];
}

/** The verdict in words; an error if it costs too much. */
export function verdict(sizes: readonly (readonly [file: string, size: number])[]): string {
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const said = `first load of the lobby: ${kilobytes(total)} packed, of ${kilobytes(BUDGET)} it may have`;
  if (total <= BUDGET) return said;
  const list = [...sizes].sort((a, b) => b[1] - a[1]).map(([file, size]) => `  ${kilobytes(size)}  ${file}`);
  throw new Error(`${said}. Load less, or load it later:\n${list.join("\n")}`);
}

/** Fails a build whose first load costs too much, and says what it costs. */
export function budget(): Plugin {
  return {
    name: "durbar-budget",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const manifest = JSON.parse(readFileSync(join(dir, ".vite/manifest.json"), "utf8")) as Manifest;
      const sizeOf = (file: string) => {
        const bytes = readFileSync(join(dir, file));
        return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
      };
      const sizes = firstLoad(manifest, sizeOf).map((file) => [file, sizeOf(file)] as const);
      this.info(verdict(sizes));
    },
  };
}
