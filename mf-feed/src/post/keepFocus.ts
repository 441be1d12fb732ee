/** What had the focus is gone: it goes to what stands in its place, and nothing scrolls. */
export function keepFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
