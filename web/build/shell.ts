import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { Shell } from "../src/shell.ts";

const WORKER = "worker.js";

/** Stands in the worker's code for the list of files. */
const PLACE = "__SHELL__";

interface Built {
  fileName: string;
  content: string | Uint8Array;
}

/** The files that the app needs without the server. The version is another one whenever any of them is. */
export function shellOf(built: readonly Built[]): Shell {
  const files = built.filter(({ fileName }) => /^assets\/.*\.(js|css|woff2)$/.test(fileName));
  const page = built.find(({ fileName }) => fileName === "index.html");
  if (page === undefined) throw new Error("the build has no page");
  const names = files.map(({ fileName }) => `/${fileName}`).sort();
  // The names of the files have their versions in them; the page has none.
  const version = createHash("sha256").update(names.join("\n")).update(page.content).digest("hex").slice(0, 12);
  return { version, files: names };
}

/** Tells the service worker which files the app consists of. */
export function shell(): Plugin {
  return {
    name: "durbar-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk" || !worker.code.includes(PLACE)) throw new Error("the build has no service worker");
      if (worker.imports.length > 0) throw new Error(`the service worker must be one file, but imports ${worker.imports.join()}`);
      const built = Object.values(bundle).map((part) => ({
        fileName: part.fileName,
        content: part.type === "chunk" ? part.code : part.source,
      }));
      worker.code = worker.code.replaceAll(PLACE, JSON.stringify(shellOf(built)));
    },
  };
}
