const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The keys that walk. */
export const WALKING: readonly string[] = ["ArrowLeft", "ArrowRight"];

/** Arrows go from one of several things to the next, so that the Tab key need not visit all of them. */
export function walkOver(selector: string): (event: KeyboardEvent & { currentTarget: HTMLElement }) => void {
  return (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const things = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const now = things.findIndex((thing) => thing === document.activeElement);
    if (now < 0) return;
    event.preventDefault();
    for (let n = 1; n < things.length; n += 1) {
      const next = things[(now + step * n + things.length * n) % things.length];
      next?.focus();
      // What is hidden where there is little room does not take the focus.
      if (document.activeElement === next) return;
    }
  };
}
