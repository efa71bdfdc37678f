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

/** What is kept in this window alone, also when its page is loaded anew. */
export function keptHere(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps a text in this window; `null` forgets it. */
export function keepHere(place: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // See above.
  }
}
