const MARK = '#link=';

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
