import type { Page } from "@playwright/test";

/**
 * What a player should see right now and does not: because it lies outside of the window, is cut off by something that
 * scrolls, or is covered. Waits until what moves has come to rest.
 */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** In milliseconds: only for what stays wrong. */
    const PATIENCE = 3000;
    /** What is drawn at the edge may lie a hair outside. */
    const HAIR = 1.5;

    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
    const name = (element: Element) => {
      const { action, official, gold } = element instanceof HTMLElement ? element.dataset : {};
      return [
        element.tagName.toLowerCase(),
        element.getAttribute("class")?.replace(/ ?svelte-\w+/g, "") ?? "",
        action ?? official ?? gold ?? "",
      ]
        .join(" ")
        .trim();
    };

    const wrong = (element: Element): string | null => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isIn = (box: { left: number; right: number; top: number; bottom: number }) =>
        left >= box.left - HAIR && right <= box.right + HAIR && top >= box.top - HAIR && bottom <= box.bottom + HAIR;
      if (!isIn({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }))
        return `outside of the window: ${name(element)} (${Math.round(top)}–${Math.round(bottom)})`;
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if ((overflowX !== "visible" || overflowY !== "visible") && box !== document.body && !isIn(box.getBoundingClientRect()))
          return `cut off by ${name(box)}: ${name(element)}`;
      }
      // What lies above everything and lets pointers through is seen, but never hit.
      if (getComputedStyle(element).pointerEvents === "none") return null;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A drawing lies below what is pointed at.
      const isMeant =
        hit !== null &&
        (element.contains(hit) ||
          hit.contains(element) ||
          (element instanceof SVGElement && element.closest("section") === hit.closest("section")));
      return isMeant ? null : `covered by ${hit === null ? "nothing" : name(hit)}: ${name(element)}`;
    };

    const look = (): string[] => {
      const { layout = "", about: spots = "" } = document.querySelector<HTMLElement>("main.table")?.dataset ?? {};
      const isTabbed = ["slim", "lying"].includes(layout);
      // What is opened first is what is asked about; then it is what lies there.
      const asked = all(
        document.querySelector("[data-pieces]") === null ? "[data-action], [data-mine], [data-pile]" : "[data-action], [data-mine]",
      );
      const shown = [
        ...all(".bids .cell.now, .brick.new, .barrier.new, [data-scored], [data-fact=tally]"),
        ...(spots === "" ? [] : all(spots)),
      ];
      const about = [...asked, ...shown];
      const always = [
        ...all("[data-testid=sentence], .always > button"),
        ...(isTabbed ? [] : all(".palace, .bids .line, [data-space], .line[data-player], [data-hand]")),
      ];
      // Where there are tabs, what lies behind another one is not meant; but something must be.
      const lost = about.length > 0 && !about.some(isThere) ? [`nothing of it is open: ${about.map(name)[0] ?? ""}`] : [];
      return [...lost, ...[...about, ...always].filter(isThere).flatMap((element) => wrong(element) ?? [])];
    };

    // The window has just been changed: what follows from it is drawn first.
    await frame();
    await frame();
    const begun = performance.now();
    let found = look();
    while (found.length > 0 && performance.now() - begun < PATIENCE) {
      await frame();
      found = look();
    }
    return found;
  });
}
