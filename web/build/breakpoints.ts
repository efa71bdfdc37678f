import type { PreprocessorGroup } from "svelte/compiler";
import { BREAKPOINTS } from "../src/design/breakpoints.ts";

/** What a style asks of the size of a window or of a place. */
const QUERY = /@(?:media|container)\b[^{;]*/g;
const NAME = /--([a-z-]+)/g;

const LENGTHS: Readonly<Record<string, number>> = BREAKPOINTS;

/** A style with the lengths that it names. */
export function withLengths(style: string): string {
  return style.replace(QUERY, (query) =>
    query.replace(NAME, (_, name: string) => {
      const length = LENGTHS[name];
      if (length === undefined) throw new Error(`there is no breakpoint ${name}: src/design/breakpoints.ts lists them`);
      return `${length}rem`;
    }),
  );
}

/** Puts lengths where styles of components name them. */
export function breakpoints(): PreprocessorGroup {
  return { name: "durbar-breakpoints", style: ({ content }) => ({ code: withLengths(content) }) };
}
