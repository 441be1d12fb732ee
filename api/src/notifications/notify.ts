import type { NotificationKind } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notMuted, seesPerson } from '../friends/visiblePeople.ts';
import { findNotification } from './listNotifications.ts';
import type { News } from './publishInOrder.ts';

/** Something that somebody did and another one may want to know. */
export interface Note {
  to: string;
  kind: NotificationKind;
  actorId: string;
  postId?: string;
  commentId?: string;
}

// The words of a muted or walled-off person, of a guest of a day, and what is not wanted at all, stay unsaid.
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
  insert into notification_actors (notification_id, actor_id, comment_id)
  select id, :actorId, :commentId from joined
  on conflict (notification_id, actor_id) do update set happened_at = now(), comment_id = excluded.comment_id
  returning notification_id as id`;

/** Writes down what people are to be told and answers the news of it, for `publishInOrder`. */
export async function notify(db: Knex, notes: readonly Note[]): Promise<News[]> {
  const news: News[] = [];
  for (const note of notes) {
    const { rows: wanted } = await db.raw(WANTED, bindingsOf(note));
    if (wanted.length > 0) news.push(await newsOf(db, note.to, await writeDown(db, note)));
  }
  return news;
}

/** Adds it to what the person has not read yet, wanted or not, and answers the id of the group. */
export async function writeDown(db: Knex, note: Note): Promise<string> {
  const { rows } = await db.raw(WRITE_DOWN, bindingsOf(note));
  return rows[0].id;
}

function bindingsOf({ to, kind, actorId, postId, commentId }: Note) {
  return { to, kind, actorId, postId: postId ?? null, commentId: commentId ?? null };
}

/** Takes back what was told and has not been read: the request was withdrawn, the star taken away. */
export async function takeBack(db: Knex, note: Note): Promise<News[]> {
  const { to, kind, actorId, postId, commentId } = note;
  const group = await db('notifications')
    .where({ user_id: to, kind, post_id: postId ?? null })
    .whereNull('read_at')
    .first('id');
  if (!group) return [];
  const left = await db('notification_actors')
    .where({ notification_id: group.id, actor_id: actorId, comment_id: commentId ?? null })
    .delete();
  if (left === 0) return [];
  await dropEmpty(db, to);
  return [await newsOf(db, to, group.id)];
}

/** A group in which nobody is left was never said. */
export async function dropEmpty(db: Knex, userId: string): Promise<void> {
  await db('notifications')
    .where({ user_id: userId })
    .whereNotExists(db('notification_actors').whereRaw('notification_id = notifications.id'))
    .delete();
}

async function newsOf(db: Knex, to: string, id: string): Promise<News> {
  return { to, notification: await findNotification(db, to, id) };
}
