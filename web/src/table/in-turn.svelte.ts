/**
 * Parts of a screen that are drawn one after another, a frame apart: to draw all of it at once would keep a phone busy
 * for so long that a finger on it would notice. Tells of a part whether its turn has come.
 */
export function inTurn<Part extends string>(parts: readonly Part[], isReady: () => boolean): (part: Part) => boolean {
  let drawn = $state(0);
  $effect(() => {
    if (!isReady() || drawn === parts.length) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (drawn += 1))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return (part) => parts.indexOf(part) < drawn;
}
