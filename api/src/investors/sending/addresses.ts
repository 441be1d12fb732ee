import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../keyFor.ts';

const MAC_LETTERS = 22;

type Secret = { sessionSecret: string };

/** The word in an unsubscribe link: it names a mail and cannot be made up. */
export function unsubscribeToken({ sessionSecret }: Secret, deliveryId: string): string {
  return `${deliveryId}.${macOf(keyFor(sessionSecret, 'unsubscribe'), deliveryId)}`;
}

export function readUnsubscribeToken({ sessionSecret }: Secret, token: string): string | null {
  return readSigned(keyFor(sessionSecret, 'unsubscribe'), token);
}

/**
 * Where a mail comes back to when it cannot be delivered (VERP): the address itself tells which one it was. Letters
 * only of small size: mail servers may fold an address.
 */
export function bounceAddress(
  { sessionSecret, address }: Secret & { address: string },
  deliveryId: string,
): string {
  const [box = '', domain = ''] = address.split('@');
  return `${box}+${deliveryId}.${bounceMac(sessionSecret, deliveryId)}@${domain}`;
}

/** Which mail an address like the above is of; null for any other. */
export function readBounceAddress({ sessionSecret }: Secret, address: string): string | null {
  const [, id, mac] = /\+(\d{1,18})\.([0-9a-f]{24})@/i.exec(address) ?? [];
  return id && mac && isSame(mac.toLowerCase(), bounceMac(sessionSecret, id)) ? id : null;
}

function bounceMac(secret: string, id: string): string {
  return createHmac('sha256', keyFor(secret, 'bounce')).update(id).digest('hex').slice(0, 24);
}

function readSigned(key: Buffer, token: string): string | null {
  const [, id, mac] = /^(\d{1,18})\.([\w-]{22})$/.exec(token) ?? [];
  return id && mac && isSame(mac, macOf(key, id)) ? id : null;
}

function macOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, MAC_LETTERS);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
