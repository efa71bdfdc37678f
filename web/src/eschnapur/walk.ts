/** Arrows go from one place for my cards to the next. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-mine]")];
  const now = places.findIndex((place) => place === document.activeElement);
  if (now < 0) return;
  event.preventDefault();
  places[(now + step + places.length) % places.length]?.focus();
}
