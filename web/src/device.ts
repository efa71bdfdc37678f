/** What is kept on this device. A browser that keeps nothing forgets it with the window, and nothing worse happens. */
export function kept(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps a text; `null` forgets it. */
export function keep(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // See above.
  }
}
