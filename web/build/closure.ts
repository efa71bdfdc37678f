import type { Manifest, ManifestChunk } from "vite";

/** Modules of a build with all that they import, each once; what is only imported when it is needed does not count. */
export function closure(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  function take(key: string): void {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}, which is needed`);
    if (found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(take);
  }
  keys.forEach(take);
  return [...found.values()];
}

/** The files of a module: its own, and its styles. */
export function filesOf({ file, css = [] }: ManifestChunk): string[] {
  return [file, ...css];
}
