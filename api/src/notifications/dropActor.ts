import type { Knex } from 'knex';
import { dropEmpty } from './notify.ts';
import type { Announcement } from './publishInOrder.ts';

/**
 * Forgets everything that one person did, in the list of another and in what waits for those of their devices that are
 * away. Answers the announcements of it.
 */
export async function dropActor(
  db: Knex,
  { of, actorId }: { of: string; actorId: string },
): Promise<Announcement[]> {
  const theirs = db('notification_actors').where({ actor_id: actorId });
  const groups: string[] = await db('notifications')
    .where({ user_id: of })
    .whereIn('id', theirs.clone().select('notification_id'))
    .orderBy('id')
    .forUpdate()
    .pluck('id');
  const dropped = await theirs.clone().whereIn('notification_id', groups).delete();
  await dropEmpty(db, of);
  // What was taken back is logged so: the number stays, and nothing is to be shown.
  await db.raw(
    `update hub_events set payload = json_build_object('unread', payload->'unread', 'notification', null)
     where user_id = :of and type = 'notification' and exists (
       select from json_array_elements(payload->'notification'->'actors') actor where actor->>'id' = :actorId)`,
    { of, actorId },
  );
  return dropped === 0 ? [] : [{ to: of, group: null }];
}
