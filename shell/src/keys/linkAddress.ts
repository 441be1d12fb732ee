import { MARK, scannedIn, WAITS_AS } from './keepScanned.ts';

/**
 * The address that a QR code carries to a device with the keys. What it asks for stands behind the `#`, which no
 * browser sends to a server: the hash of the new device's key, so that no other key can be slipped in between.
 */
export function linkAddress(origin: string, commitment: string): string {
  return `${origin}/settings${MARK}${commitment}`;
}

/** What was scanned, just now or before the login. */
export function scannedHere(hash: string, pocket: Pick<Storage, 'getItem'>): string | undefined {
  return scannedIn(hash) ?? pocket.getItem(WAITS_AS) ?? undefined;
}

export function forgetScanned(pocket: Pick<Storage, 'removeItem'>): void {
  pocket.removeItem(WAITS_AS);
}
