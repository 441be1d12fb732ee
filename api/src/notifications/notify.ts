import { ALWAYS_TOLD, type NotificationKind } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notMuted, seesPerson } from '../friends/visiblePeople.ts';
import { findNotification } from './listNotifications.ts';
import type { Announcement } from './publishInOrder.ts';

/** Something that somebody did and another one may want to know. */
export interface Note {
  to: string;
  kind: NotificationKind;
  actorId: string;
  postId?: string;
  commentId?: string;
  /** A zone that somebody made. */
  zoneId?: string;
  /** A match that somebody is asked to. */
  matchId?: string;
}

// The words of a muted or walled-off person, of a guest of a day, and what is not wanted at all, stay withdrawn.
const WANTED = `
  select from users t join users u on u.id = :actorId
  where t.id = :to and t.id <> u.id and t.deleted_at is null and not t.is_blocked and u.demo_until is null
    and ${seesPerson('t.id', 'u')} and ${notMuted('t.id', 'u.id')}
    and not exists (select from unwanted_notifications w where w.user_id = t.id and w.kind = :kind)`;

const WRITE_DOWN = `
  with joined as (
    insert into notifications as n (user_id, kind, post_id) values (:to, :kind, :postId)
    on conflict (user_id, kind, coalesce(post_id, 0)) where read_at is null
    do update set position = nextval('notification_positions'), happened_at = now()
    returning id
  )
  insert into notification_actors (notification_id, actor_id, comment_id, zone_id, match_id)
  select id, :actorId, :commentId, :zoneId, :matchId from joined
  on conflict (notification_id, actor_id) do update set happened_at = now(), comment_id = excluded.comment_id,
    zone_id = excluded.zone_id, match_id = excluded.match_id
  returning notification_id as id`;

/** Writes down what people are to be told and answers the announcements of it, for `publishInOrder`. */
export async function notify(db: Knex, notes: readonly Note[]): Promise<Announcement[]> {
  const announcements: Announcement[] = [];
  for (const note of notes) {
    const { rows: wanted } = await db.raw(WANTED, bindingsOf(note));
    if (wanted.length > 0) announcements.push(await announcementOf(db, note.to, await writeDown(db, note)));
  }
  return announcements;
}

/** Adds it to what the person has not read yet, wanted or not, and answers the id of the group. */
export async function writeDown(db: Knex, note: Note): Promise<string> {
  const { rows } = await db.raw(WRITE_DOWN, bindingsOf(note));
  return rows[0].id;
}

function bindingsOf({ to, kind, actorId, postId, commentId, zoneId, matchId }: Note) {
  const made = { zoneId: zoneId ?? null, matchId: matchId ?? null };
  return { to, kind, actorId, postId: postId ?? null, commentId: commentId ?? null, ...made };
}

const WRITE_FROM_MODERATORS = `
  insert into notifications as n (user_id, kind)
  select t.id, :kind from users t where t.id = :to and t.deleted_at is null and t.demo_until is null
  on conflict (user_id, kind, coalesce(post_id, 0)) where read_at is null
  do update set position = nextval('notification_positions'), happened_at = now()
  returning id`;

/** What the moderators say to people: nobody's name stands at it, and nobody can switch it off. */
export async function tellFromModerators(
  db: Knex,
  to: readonly string[],
  kind: (typeof ALWAYS_TOLD)[number],
): Promise<Announcement[]> {
  const announcements: Announcement[] = [];
  for (const id of to) {
    const { rows } = await db.raw(WRITE_FROM_MODERATORS, { to: id, kind });
    if (rows[0]) announcements.push(await announcementOf(db, id, rows[0].id));
  }
  return announcements;
}

/** Takes back what was told and has not been read: the request was withdrawn, the star taken away. */
export async function takeBack(db: Knex, note: Note): Promise<Announcement[]> {
  const { to, kind, actorId, postId, commentId } = note;
  // Held: who joins it at this moment would be taken away with it.
  const group = await db('notifications')
    .where({ user_id: to, kind, post_id: postId ?? null })
    .whereNull('read_at')
    .forUpdate()
    .first('id');
  if (!group) return [];
  const left = await db('notification_actors')
    .where({ notification_id: group.id, actor_id: actorId, comment_id: commentId ?? null })
    .delete();
  if (left === 0) return [];
  await dropEmpty(db, to);
  return [await announcementOf(db, to, group.id)];
}

/** A group in which nobody is left was never said. Those that may be left so are held before anybody leaves them. */
export async function dropEmpty(db: Knex, userId: string): Promise<void> {
  await db('notifications')
    .where({ user_id: userId })
    .whereNotIn('kind', ALWAYS_TOLD)
    .whereNotExists(db('notification_actors').whereRaw('notification_id = notifications.id'))
    .delete();
}

async function announcementOf(db: Knex, to: string, id: string): Promise<Announcement> {
  return { to, notification: await findNotification(db, to, id) };
}
