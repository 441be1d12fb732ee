/** Keeps something in a browser that has space for it. Where it has none, it is lost with the page, and only then. */
export function keepIfItFits(shelf: Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    shelf.setItem(key, value);
  } catch {
    // Full. Who is writing must not lose to that what they have on screen.
  }
}
