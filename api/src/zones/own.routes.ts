import { iceServersFor } from './iceServersFor.ts';
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
