import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 6 * 60 * 60_000;

/**
 * When an address made now ends: in six to twelve hours. In steps, so that one picture has one address for hours
 * and a browser need not load it again with every page.
 */
export function expiryOf(now: Date): Date {
  return new Date((Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS);
}

/** What stands behind the address of a file: it opens it until then. */
export function signMedia(key: Buffer, id: string, until: Date): string {
  const seconds = String(until.getTime() / 1000);
  return `?until=${seconds}&sig=${signatureOf(key, id, seconds)}`;
}

/** The same for one person: it opens all files of a private medium, as long as they may see it. */
export function signMediaFor(
  key: Buffer,
  id: string,
  { until, viewerId }: { until: Date; viewerId: string },
): string {
  const signed = signMedia(key, nameFor(id, viewerId), until);
  return `${signed}&for=${viewerId}`;
}

/** Whom the address of a private medium was made for, if its signature is ours. */
export function viewerOf(
  key: Buffer,
  id: string,
  query: { until?: unknown; sig?: unknown; for?: unknown },
  now: Date,
): { pass: 'open' | 'expired' | 'none'; viewerId: string } {
  const viewerId = typeof query.for === 'string' && /^\d{1,18}$/.test(query.for) ? query.for : '';
  return { pass: viewerId ? checkSignature(key, nameFor(id, viewerId), query, now) : 'none', viewerId };
}

const nameFor = (id: string, viewerId: string): string => `${id} for ${viewerId}`;

/** Whether the signature is ours, and if so whether its time is over. */
export function checkSignature(
  key: Buffer,
  id: string,
  { until, sig }: { until?: unknown; sig?: unknown },
  now: Date,
): 'open' | 'expired' | 'none' {
  if (typeof until !== 'string' || typeof sig !== 'string') return 'none';
  const given = Buffer.from(sig);
  const right = Buffer.from(signatureOf(key, id, until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'none';
  return Number(until) * 1000 > now.getTime() ? 'open' : 'expired';
}

function signatureOf(key: Buffer, id: string, until: string): string {
  return createHmac('sha256', key).update(`${id} ${until}`).digest('base64url').slice(0, 27);
}
