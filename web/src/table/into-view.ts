/** How far something must be scrolled so that it is in view; what is larger than the view is shown from its beginning. */
export function distance(from: number, to: number, top: number, bottom: number): number {
  if (from < top || to - from > bottom - top) return from - top;
  return Math.max(0, to - bottom);
}

/** Scrolls the parts in which elements lie, each as little as it takes to show them. */
export function bringIntoView(elements: Iterable<Element>, behavior: ScrollBehavior): void {
  const spans = new Map<Element, [from: number, to: number]>();
  for (const element of elements) {
    const box = scroller(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    if (box === null || height === 0) continue;
    const [from, to] = spans.get(box) ?? [top, bottom];
    spans.set(box, [Math.min(from, top), Math.max(to, bottom)]);
  }
  for (const [box, [from, to]] of spans) {
    const { top, bottom } = box.getBoundingClientRect();
    const way = distance(from, to, top, bottom);
    if (way !== 0) box.scrollBy({ top: way, behavior });
  }
}

/** The nearest thing around an element that has more in it than it shows. */
function scroller(element: Element): Element | null {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === "auto" || overflowY === "scroll") && box.scrollHeight > box.clientHeight) return box;
  }
  return null;
}
