import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What gets smaller when it is packed; fonts and pictures are packed already. */
const TEXTS = /\.(html|js|css|svg|webmanifest|txt)$/;

/** Lays each file down packed too, as well as it can be done, so that the server never packs anything. */
export function pack(): Plugin {
  return {
    name: "durbar-pack",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.test(name)) continue;
        const file = join(dir, name);
        const bytes = readFileSync(file);
        for (const [ending, packed] of Object.entries(packings(bytes))) writeFileSync(file + ending, packed);
      }
    },
  };
}

/** The packings that are worth it. */
export function packings(bytes: Buffer): Record<string, Buffer> {
  const packed = {
    ".br": brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    ".gz": gzipSync(bytes, { level: 9 }),
  };
  return Object.fromEntries(Object.entries(packed).filter(([, copy]) => copy.length < bytes.length));
}
