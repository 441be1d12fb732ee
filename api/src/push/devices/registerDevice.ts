import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { permit } from '../../http/errors.ts';
import type { Plaza } from '../../plaza.ts';
import { wrongEndpoint, wrongToken } from '../push.errors.ts';
import { isPushService } from '../send/pushServices.ts';
import { readToken } from './readToken.ts';
import { NAMELESS_MS, sweepDeviceJob } from './sweepDeviceJob.ts';

interface NewDevice {
  instance: string;
  token: string;
  sdkVersion: string | null;
  userAgent: string | null;
}

/** A browser that has subscribed. Whose it is, it says afterwards; one that never does is forgotten. */
export async function registerDevice(
  { db, config, clock }: Pick<Plaza, 'config' | 'clock'> & { db: Knex },
  { instance, token, sdkVersion, userAgent }: NewDevice,
): Promise<string> {
  const { endpoint, p256dh, auth } = readToken(token);
  permit(isPushService(endpoint, config), wrongEndpoint);
  // Two pages of one browser come one after the other.
  await takeTurn(db, 'push device', endpoint);
  // The same browser again: what it was called before is over. Who knows an endpoint alone changes nothing.
  await db('push_devices').where({ endpoint, p256dh, auth }).delete();
  const id = `web-${randomUUID()}`;
  const now = clock.now();
  const made = await db('push_devices')
    .insert({
      id,
      instance,
      endpoint,
      p256dh,
      auth,
      token,
      sdk_version: sdkVersion,
      user_agent: userAgent,
      created_at: now,
    })
    .onConflict('endpoint')
    .ignore()
    .returning('id');
  permit(made.length === 1, wrongToken);
  await sweepDeviceJob.queue(db, { id }, { runAt: new Date(now.getTime() + NAMELESS_MS) });
  return id;
}
