import { vi } from "vitest";

/** The browser of the unit tests lays nothing out: whatever asks for its size is as wide as the board on a large screen. */
const ROOM = { width: 820, height: 600 };

class Observer {
  readonly #heard: (entries: { target: Element; contentRect: typeof ROOM }[]) => void;

  constructor(heard: (entries: { target: Element; contentRect: typeof ROOM }[]) => void) {
    this.#heard = heard;
  }

  observe(target: Element): void {
    this.#heard([{ target, contentRect: ROOM }]);
  }

  unobserve(): void {
    // Nothing was kept.
  }
}

vi.stubGlobal("ResizeObserver", Observer);
