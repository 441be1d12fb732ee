import { ALWAYS_TOLD, type NotificationKind } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notMuted, seesPerson } from '../friends/visiblePeople.ts';
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

const NOTES = `
  unnest(cast(:to as bigint[]), cast(:kind as text[]), cast(:actorId as bigint[]), cast(:postId as bigint[]),
    cast(:commentId as bigint[]), cast(:zoneId as bigint[]), cast(:matchId as text[]))
  with ordinality as n (user_id, kind, actor_id, post_id, comment_id, zone_id, match_id, place)`;

// The words of a muted or walled-off person, of a guest of a day, and what is not wanted at all, stay withdrawn.
const WANTED = `
  select n.place::int from ${NOTES} join users t on t.id = n.user_id join users u on u.id = n.actor_id
  where t.id <> u.id and t.deleted_at is null and not t.is_blocked and u.demo_until is null
    and ${seesPerson('t.id', 'u')} and ${notMuted('t.id', 'u.id')}
    and not exists (select from unwanted_notifications w where w.user_id = t.id and w.kind = n.kind)
  order by n.place`;

/** Of what it tells: a comment or a zone; of the post itself, none. */
const ABOUT = (told: string) => `coalesce(${told}.comment_id, ${told}.zone_id)`;

/** So many of one person in one group are kept, for when the later ones are taken back. */
const MOST_EARLIER = 50;

// In the order of the people's ids, so that two who tell the same people never wait for each other.
const WRITE_DOWN = `
  with noted as (select * from ${NOTES}), joined as (
    insert into notifications as n (user_id, kind, post_id)
    select distinct user_id, kind, post_id from noted order by user_id, kind, post_id
    on conflict (user_id, kind, coalesce(post_id, 0)) where read_at is null
    do update set position = nextval('notification_positions'), happened_at = now()
    returning id, user_id, kind, post_id
  ), placed as (
    select j.id, n.* from noted n
    join joined j on j.user_id = n.user_id and j.kind = n.kind and j.post_id is not distinct from n.post_id
  ), acted as (
    insert into notification_actors as k (notification_id, actor_id, comment_id, zone_id, match_id)
    select distinct on (id, actor_id) id, actor_id, comment_id, zone_id, match_id from placed
    order by id, actor_id, place desc
    on conflict (notification_id, actor_id) do update set happened_at = now(), comment_id = excluded.comment_id,
      zone_id = excluded.zone_id, match_id = excluded.match_id, is_rung = false,
      earlier = case when ${ABOUT('k')} is not distinct from ${ABOUT('excluded')} then k.earlier
        else (array_append(array_remove(k.earlier, ${ABOUT('excluded')}), ${ABOUT('k')}))[greatest(1, cardinality(k.earlier) - ${MOST_EARLIER - 2}):] end
  )
  select id from placed order by place`;

/** Writes down what people are to be told and answers the announcements of it, for `publishInOrder`. */
export async function notify(db: Knex, notes: readonly Note[]): Promise<Announcement[]> {
  if (notes.length === 0) return [];
  const { rows } = await db.raw(WANTED, bindingsOf(notes));
  const places = new Set(rows.map(({ place }: { place: number }) => place - 1));
  const wanted = notes.filter((_, at) => places.has(at));
  const groups = await writeDown(db, wanted);
  return wanted.map(({ to }, at) => ({ to, group: groups[at] ?? null }));
}

/** Adds them to what these people have not read yet, wanted or not, and answers the id of the group of each. */
export async function writeDown(db: Knex, notes: readonly Note[]): Promise<string[]> {
  if (notes.length === 0) return [];
  const { rows } = await db.raw(WRITE_DOWN, bindingsOf(notes));
  return rows.map(({ id }: { id: string }) => id);
}

function bindingsOf(notes: readonly Note[]) {
  const all = <Value>(value: (note: Note) => Value | undefined) => notes.map((note) => value(note) ?? null);
  return {
    to: all(({ to }) => to),
    kind: all(({ kind }) => kind),
    actorId: all(({ actorId }) => actorId),
    postId: all(({ postId }) => postId),
    commentId: all(({ commentId }) => commentId),
    zoneId: all(({ zoneId }) => zoneId),
    matchId: all(({ matchId }) => matchId),
  };
}

const WRITE_FROM_MODERATORS = `
  insert into notifications as n (user_id, kind)
  select t.id, :kind from users t
  where t.id = any (cast(:to as bigint[])) and t.deleted_at is null and t.demo_until is null order by t.id
  on conflict (user_id, kind, coalesce(post_id, 0)) where read_at is null
  do update set position = nextval('notification_positions'), happened_at = now()
  returning id, user_id`;

/** What the moderators say to people: nobody's name stands at it, and nobody can switch it off. */
export async function tellFromModerators(
  db: Knex,
  to: readonly string[],
  kind: (typeof ALWAYS_TOLD)[number],
): Promise<Announcement[]> {
  const { rows } = await db.raw(WRITE_FROM_MODERATORS, { to: [...new Set(to)], kind });
  return rows.map(({ id, user_id }: { id: string; user_id: string }) => ({ to: user_id, group: id }));
}

const IS_ABOUT = `notification_id = :id and actor_id = :actorId
  and ${ABOUT('notification_actors')} is not distinct from cast(:about as bigint)`;
const LEAVE = `delete from notification_actors where ${IS_ABOUT}`;
// What they did before that has not been read either, and stands again in its place.
const FALL_BACK = `
  update notification_actors set earlier = trim_array(earlier, 1),
    comment_id = case when zone_id is null then earlier[cardinality(earlier)] end,
    zone_id = case when zone_id is not null then earlier[cardinality(earlier)] end
  where ${IS_ABOUT} and cardinality(earlier) > 0`;
const FORGET_EARLIER = `
  update notification_actors set earlier = array_remove(earlier, cast(:about as bigint))
  where notification_id = :id and actor_id = :actorId`;

/** Takes back what was told and has not been read: the request was withdrawn, the star taken away. */
export async function takeBack(db: Knex, note: Note): Promise<Announcement[]> {
  const { to, kind, actorId, postId, commentId, zoneId } = note;
  // Held: who joins it at this moment would be taken away with it.
  const group = await db('notifications')
    .where({ user_id: to, kind, post_id: postId ?? null })
    .whereNull('read_at')
    .forUpdate()
    .first('id');
  if (!group) return [];
  const about = { id: group.id, actorId, about: commentId ?? zoneId ?? null };
  const fallen = await db.raw(FALL_BACK, about);
  if (fallen.rowCount === 0) {
    const left = await db.raw(LEAVE, about);
    if (left.rowCount === 0) {
      await db.raw(FORGET_EARLIER, about);
      return [];
    }
    await dropEmpty(db, to);
  }
  return [{ to, group: group.id }];
}

/** A group in which nobody is left was never said. Those that may be left so are held before anybody leaves them. */
export async function dropEmpty(db: Knex, userId: string): Promise<void> {
  await db('notifications')
    .where({ user_id: userId })
    .whereNotIn('kind', ALWAYS_TOLD)
    .whereNotExists(db('notification_actors').whereRaw('notification_id = notifications.id'))
    .delete();
}
