export const MARK = '#link=';
/** Where it waits, in this tab alone, while whoever scanned it logs in: on the way there nothing stands behind the `#`. */
export const WAITS_AS = 'plaza:key-link';

/** Which device's code was scanned, by the address that it led to. */
export function scannedIn(hash: string): string | undefined {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined;
}

/** Keeps what a guest has scanned for the session that begins next in this tab. */
export function keepScanned(hash: string, pocket: Pick<Storage, 'setItem'>): void {
  const scanned = scannedIn(hash);
  try {
    if (scanned !== undefined) pocket.setItem(WAITS_AS, scanned);
  } catch {
    // A full browser shows the login all the same, and the code is scanned once more.
  }
}
