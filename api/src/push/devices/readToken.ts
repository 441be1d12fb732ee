import { z } from 'zod';
import { found } from '../../http/errors.ts';
import { isOnP256 } from '../../keys/p256.ts';
import { wrongToken } from '../push.errors.ts';

const bytes = (count: number) =>
  z.string().refine((text) => /^[\w+/=-]+$/.test(text) && Buffer.from(text, 'base64url').length === count);

/** What a browser's `PushSubscription` is as JSON. */
const Subscription = z.object({
  endpoint: z.string().max(2000),
  // With any other key each notification to it would be tried again and again, and fail.
  keys: z.object({ p256dh: bytes(65).refine(isOnP256), auth: bytes(16) }),
});

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The subscription in a token: base64 of JSON, as the public SDK makes it. */
export function readToken(token: string): Subscribed {
  const { endpoint, keys } = found(parsed(token), wrongToken);
  const plain = (text: string) => Buffer.from(text, 'base64url').toString('base64url');
  return { endpoint, p256dh: plain(keys.p256dh), auth: plain(keys.auth) };
}

function parsed(token: string): z.output<typeof Subscription> | undefined {
  try {
    return Subscription.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
