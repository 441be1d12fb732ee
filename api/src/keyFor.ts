import { hkdfSync } from 'node:crypto';

type Purpose =
  | 'access'
  | 'refresh'
  | 'salt'
  | 'code'
  | 'device'
  | 'media'
  | 'passkey'
  | 'unsubscribe'
  | 'bounce'
  | 'appeal'
  | 'run'
  | 'bucket';

/** A key for one purpose out of the one secret, so that no key can stand in for another. */
export function keyFor(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'plaza', purpose, 32));
}
