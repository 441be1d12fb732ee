import { createHmac } from 'node:crypto';
import type { CallAnswer } from '@plaza/api-contract';
import type { Config } from '../config.ts';
import type { Slice } from '../http/slice.ts';

/** What somebody keeps of their own for all zones. */
export const ownZonesRoutes: Slice = (on, { config, clock }) => {
  // every member: a name of their own for the next hour
  on('GET /zones/voice', ({ session: { member } }) => ({
    ice: iceServersFor(config.iceServers, member.id, clock.now()),
    ...(config.liveKit && { carried: true }),
  }));

  // every member: one's own
  on('GET /zones/looks', async ({ session: { member }, db }) => {
    const row = await db('zone_looks').where({ user_id: member.id }).first('looks');
    return { looks: row?.looks ?? null };
  });

  // every member: one's own
  on('PUT /zones/looks', async ({ session: { member }, input: { body }, db }) => {
    await db('zone_looks')
      .insert({ user_id: member.id, looks: JSON.stringify(body) })
      .onConflict('user_id')
      .merge();
    return { looks: body };
  });

  // every member: one's own
  on('GET /zones/notes', async ({ session: { member }, db }) => {
    const row = await db('zone_notes').where({ user_id: member.id }).first('text');
    return { text: row?.text ?? '' };
  });

  // every member: one's own
  on('PUT /zones/notes', async ({ session: { member }, input: { body }, db }) => {
    await db('zone_notes').insert({ user_id: member.id, text: body.text }).onConflict('user_id').merge();
    return { text: body.text };
  });
};

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
