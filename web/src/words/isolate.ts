/** A letter from the blocks that Unicode keeps for scripts from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The marks around a text that is laid out by itself: FSI and PDI. */
const [BEGIN, END] = ["\u2068", "\u2069"];

/**
 * What people wrote, so that it cannot turn around what stands beside it in a sentence. Our sentences run from left to
 * right, so only what runs the other way needs the marks; `locales/README.md` describes it. Where a name stands alone in a
 * page, `<bdi>` does the same.
 */
export function isolated(text: string): string {
  return FROM_RIGHT.test(text) && !text.includes(BEGIN) ? `${BEGIN}${text}${END}` : text;
}
