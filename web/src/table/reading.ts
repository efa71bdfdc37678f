/** So many characters are read while one looks; every other takes its time. */
const GLANCE = 24;
/** In milliseconds, for one who reads without hurry in a language that need not be theirs. */
const CHARACTER = 60;
/** Nobody is held up longer, whatever there is to read. */
const LONGEST = 5000;

/** How long it takes to read this, in milliseconds. */
export function reading(text: string): number {
  return Math.min(LONGEST, Math.max(0, text.length - GLANCE) * CHARACTER);
}
