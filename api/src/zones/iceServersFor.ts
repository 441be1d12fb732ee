import { createHmac } from 'node:crypto';
import type { CallAnswer } from '@plaza/api-contract';
import type { Config } from '../config.ts';

const HOUR_S = 3_600;

/** The helpers as one person may use them. Of a secret they get a name and a password that are good for an hour. */
export function iceServersFor(
  servers: Config['iceServers'],
  userId: string,
  now: Date,
): CallAnswer<'GET /zones/voice'>['ice'] {
  return servers.map(({ urls, secret }) => {
    if (!secret) return { urls };
    // As coturn reads it: until when, and for whom.
    const username = `${Math.floor(now.getTime() / 1000) + HOUR_S}:${userId}`;
    const credential = createHmac('sha1', secret).update(username).digest('base64');
    return { urls, username, credential };
  });
}
