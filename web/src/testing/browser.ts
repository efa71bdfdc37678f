/** What every browser has, and the one of the unit tests lacks. */

function nothing(): void {
  // There is nothing to do it to.
}

/** A window of no kind: nothing that is asked of it holds. */
const media = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), { media: query, matches: false, onchange: null, addListener: nothing, removeListener: nothing });

// Tests of what builds the pages have no window at all.
if (typeof window !== "undefined") {
  window.matchMedia = media;
  Element.prototype.scrollIntoView = nothing;
  Element.prototype.setPointerCapture = nothing;
}
