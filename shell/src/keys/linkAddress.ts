const MARK = '#link=';
/** Where it waits, in this tab alone, while whoever scanned it logs in: on the way there nothing stands behind the `#`. */
const WAITS_AS = 'plaza:key-link';

type Pocket = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The address that a QR code carries to a device with the keys. What it asks for stands behind the `#`, which no
 * browser sends to a server: the hash of the new device's key, so that no other key can be slipped in between.
 */
export function linkAddress(origin: string, commitment: string): string {
  return `${origin}/settings${MARK}${commitment}`;
}

/** Which device's code was scanned, by the address that it led to. */
export function scannedIn(hash: string): string | undefined {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined;
}

/** Keeps what a guest has scanned for the session that begins next in this tab. */
export function keepScanned(hash: string, pocket: Pocket): void {
  const scanned = scannedIn(hash);
  if (scanned !== undefined) pocket.setItem(WAITS_AS, scanned);
}

/** What was scanned, just now or before the login. */
export function scannedHere(hash: string, pocket: Pocket): string | undefined {
  return scannedIn(hash) ?? pocket.getItem(WAITS_AS) ?? undefined;
}

export function forgetScanned(pocket: Pocket): void {
  pocket.removeItem(WAITS_AS);
}
