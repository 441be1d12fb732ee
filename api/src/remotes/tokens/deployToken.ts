import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A remote, or every remote. */
export const ALL_REMOTES = '*';

/** A new token. It says what it is for, so that whoever finds one knows what to revoke. */
export function mintToken(remote: string): string {
  return `plaza_${remote === ALL_REMOTES ? 'all' : remote}_${randomBytes(32).toString('base64url')}`;
}

/** All that is kept of a token. It is long and random, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compared so that the time it takes tells nothing. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
