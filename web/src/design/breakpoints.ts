/**
 * Where a layout changes: lengths in rem, so that whoever wants large letters gets a layout that has room for them. Styles
 * name them, `@media (max-width: --phone)` and `@container (max-width: --line)`, and `build/breakpoints.ts` puts the number
 * there; `src/table/layout.ts` says what becomes of a table. No other place may have a number of its own.
 */
export const BREAKPOINTS = {
  /** Pages in one column, on a phone that stands. */
  phone: 40,
  /** An invitation: picture and words beside each other. */
  invitation: 48,
  /** A rulebook: its contents beside a page. */
  book: 56,
  /** A result in two columns. */
  result: 70,

  /** A table: its parts beside each other. */
  table: 60,
  /** A table: the log has a place of its own. */
  "table-broad": 88,
  /** A table: even where it is very low, its parts are beside each other. */
  "table-low": 72,
  /** A table of a tablet that stands. */
  "table-tall": 45,
  /** How high a table must be: as wide as `table-low`, as wide as `table`, and one that stands. */
  "low-height": 28,
  "wide-height": 36,
  "tall-height": 56,

  /** Heights of windows: a phone that lies has no room for pictures; low windows have everything closer together. */
  lying: 30,
  low: 45,
  "low-invitation": 46,
  "low-lobby": 48,

  /** The strip of phases: names of those ahead; only the phase that is on. */
  "strip-long": 64,
  "strip-short": 34,
  /** A line of somebody: what they are doing is a sign without a word. */
  "line-busy": 52,
  /** A line of somebody: what they have stands below their name, then below each other, then with nothing beside it. */
  line: 46,
  "line-short": 30,
  "line-narrow": 26,
  "line-least": 20,
  /** A board: no height for what is beside it. */
  board: 23,
} as const;
