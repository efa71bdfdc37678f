import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
/** Whoever loses the focus in one of these wants it back there: who chooses goes on choosing, and takes nothing out. */
const PARTS = "[data-offers], [data-place], section, aside, header";

/** Is it on the page, in sight, and can it have the focus? */
function isOpen(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
}

/** What can have the focus within something, of those that are wanted, in order. */
export function focusables(root: ParentNode, wanted = FOCUSABLE): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.matches(FOCUSABLE) && isOpen(one));
}

/**
 * Keeps the focus at the table. What has it may go away: a card runs out, a question is answered, a part is hidden. Then
 * its neighbour gets it, otherwise the question, so that nobody has to begin at the top of the page again.
 */
export function keepFocus(home: (root: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> {
  return (root) => {
    /** What had the focus last, and what stood beside it: first what came after it, then what came before. */
    let neighbours: readonly HTMLElement[] = [];
    let frame = 0;
    /** Has the table itself the focus, because the question was not drawn yet? */
    let isProvisional = false;

    function remember({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || !root.contains(target)) return;
      const part = target.closest<HTMLElement>(PARTS);
      // What stands in the bar means something else a moment later.
      const around = part?.closest("[data-bar]") !== null ? [] : focusables(part);
      const place = around.indexOf(target);
      neighbours = [...around.slice(place), ...around.slice(0, Math.max(0, place)).reverse()];
    }

    function isLost(): boolean {
      const active = document.activeElement;
      return active === null || active === document.body || (active === root && isProvisional);
    }

    function look(): void {
      frame = 0;
      if (!isLost()) return;
      const question = home(root);
      // What is drawn and not seen yet cannot have it either.
      const next = neighbours.find((one) => isOpen(one)) ?? (question !== null && isOpen(question) ? question : root);
      isProvisional = next === root;
      if (next === document.activeElement) return;
      next.focus({ preventScroll: next === root || next === question });
    }

    // What was disabled or hidden loses the focus when the page is drawn next.
    function soon(): void {
      if (frame === 0) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
    }

    const changes = new MutationObserver(soon);
    changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "disabled", "hidden"] });
    document.addEventListener("focusin", remember);
    soon();
    return () => {
      changes.disconnect();
      document.removeEventListener("focusin", remember);
      cancelAnimationFrame(frame);
    };
  };
}
