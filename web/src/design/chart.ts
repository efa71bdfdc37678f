/** Round numbers for an axis from 0 to at least `most`, about `count` of them. */
export function ticks(most: number, count = 5): number[] {
  const rough = Math.max(1, most) / count;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * size >= rough) ?? 10) * size);
  const last = Math.ceil(Math.max(1, most) / step);
  return Array.from({ length: last + 1 }, (_, n) => n * step);
}

/** Moves labels apart that would lie on each other: at least `gap` between them, each as near to its place as it can be. */
export function spread(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((place, n) => ({ place, n })).sort((one, other) => one.place - other.place || one.n - other.n);
  const moved = [...places];
  let lowest = from;
  for (const { place, n } of order) {
    moved[n] = Math.max(place, lowest);
    lowest = (moved[n] ?? place) + gap;
  }
  let highest = to;
  for (const { n } of order.reverse()) {
    moved[n] = Math.min(moved[n] ?? to, highest);
    highest = (moved[n] ?? to) - gap;
  }
  return moved;
}
