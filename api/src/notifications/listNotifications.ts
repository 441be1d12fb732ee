import { MOST_ACTORS_COUNTED, type Notification, type NotificationEvent } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notMuted, seesPerson } from '../friends/visiblePeople.ts';
import { seesPost } from '../friends/visiblePosts.ts';
import { zoneStanding } from '../friends/visibleZones.ts';
import { presentNotification, type NotificationRow } from './presentNotification.ts';

const FACES = 3;
const NEWEST_FIRST = `order by coalesce(k.actor_id = cast(:first as bigint), false) desc, k.happened_at desc, k.actor_id`;

/**
 * Done by somebody whom the reader sees and wants to hear of, to something that is still there for the reader.
 * Moderators speak without a name; of a report hears who may decide about it.
 */
const shownTo = (me: string) => `
  (n.kind in ('reviewed', 'decided') or (n.kind in ('reported', 'appealed') and exists (select from users k where k.id = ${me}
      and (k.is_admin or k.role = 'moderator')))
    or exists (select from notification_actors k join users u on u.id = k.actor_id
    where k.notification_id = n.id and ${seesPerson(me, 'u')} and ${notMuted(me, 'u.id')}))
  and (n.post_id is null or exists (select from posts p join users a on a.id = p.author_id
    where p.id = n.post_id and ${seesPost(me, 'p', 'a')}))`;

/** So many of those who did something are gathered, the newest. */
const MOST_GATHERED = 200;
/** Of who comes behind them it is only counted how many there are. */
const MOST_LOOKED_AT = 2_000;

const GATHERED = (me: string) => `
  select k.actor_id, k.happened_at, k.comment_id, k.zone_id, k.match_id, u.name, u.username, u.picture
  from notification_actors k join users u on u.id = k.actor_id
  where k.notification_id = n.id and ${seesPerson(me, 'u')} and ${notMuted(me, 'u.id')}`;
// One after the other, so that it ends there; and not everybody is looked at where the reader sees few.
const COUNTED = (me: string) => `(select count(*) from (
  select from (
    select newest.actor_id from notification_actors newest where newest.notification_id = n.id
    order by newest.happened_at desc, newest.actor_id limit ${MOST_LOOKED_AT}) k
  cross join lateral (
    select from users u where u.id = k.actor_id and ${seesPerson(me, 'u')} and ${notMuted(me, 'u.id')} limit 1) seen
  limit ${MOST_ACTORS_COUNTED}) as counted)`;
// Where it has counted as far as it may, or where somebody stands behind those it has looked at.
const HAS_MORE = `case when faces.count < ${MOST_GATHERED} then false when faces.count >= ${MOST_ACTORS_COUNTED} then true
  else exists (select from notification_actors k where k.notification_id = n.id offset ${MOST_LOOKED_AT}) end`;

/** A zone that was told of may have become private since: then it is there for its owner and those who were let in alone. */
const isThere = (zone: string, me: string) => `${zoneStanding(me, zone, 'now()')} <> 'none'`;

// Of what several did, the words, stars and feeling are those of the one who stands first: never of somebody who is
// not shown, or who has taken them back.
const LIST = ({ me, from }: { me: string; from: string }) => `
  select n.id, n.kind, n.post_id, n.position, n.happened_at, n.read_at,
    faces.actors, faces.count as actor_count, ${HAS_MORE} as has_more_actors, c.id as comment_id, r.stars, r.emoji,
    left(coalesce(c.context, p.context, z.name, g.title), 160) as excerpt, z.slug as zone, m.id as match
  from ${from}
  left join posts p on p.id = n.post_id
  cross join lateral (
    select cast(case when count(*) < ${MOST_GATHERED} then count(*) else greatest(count(*), ${COUNTED(me)}) end as int) as count,
      (array_agg(json_build_object('id', cast(k.actor_id as text), 'name', k.name,
      'username', k.username, 'profile', k.picture) ${NEWEST_FIRST}))[1:${FACES}] as actors,
      (array_agg(k.actor_id ${NEWEST_FIRST}))[1] as first_id, (array_agg(k.comment_id ${NEWEST_FIRST}))[1] as comment_id,
      (array_agg(k.zone_id ${NEWEST_FIRST}))[1] as zone_id, (array_agg(k.match_id ${NEWEST_FIRST}))[1] as match_id
    from (
      (${GATHERED(me)} order by k.happened_at desc, k.actor_id limit ${MOST_GATHERED})
      union
      ${GATHERED(me)} and k.actor_id = cast(:first as bigint)
    ) k) faces
  left join comments c on c.id = faces.comment_id and c.deleted_at is null
  left join made_zones z on z.id = faces.zone_id and ${isThere('z', me)}
  left join matches m on m.id = faces.match_id
  left join games g on g.id = m.game_id
  left join reactions r on n.kind = 'reaction' and r.post_id = n.post_id and r.user_id = faces.first_id
  where n.user_id = ${me} and ${shownTo(me)}`;

const PAGE = `${LIST({ me: ':me', from: 'notifications n' })}
  and (cast(:before as bigint) is null or n.position < cast(:before as bigint))
  order by n.position desc limit cast(:most as int)`;
const SOME = LIST({
  me: 'w.me',
  from: 'unnest(cast(:users as bigint[]), cast(:ids as bigint[])) as w (me, id) join notifications n on n.id = w.id',
});

/** The groups below a position, newest first. */
export async function listNotifications(
  db: Knex,
  me: string,
  before: string | null,
  most: number,
): Promise<Notification[]> {
  const { rows } = await db.raw(PAGE, { me, before, most, first: null });
  return rows.map((row: NotificationRow) => presentNotification(row));
}

/** One group; in the words of this person where they are shown in it, else of the newest. */
export async function findNotification(
  db: Knex,
  me: string,
  id: string,
  first: string | null = null,
): Promise<Notification | null> {
  return (await findNotifications(db, [{ to: me, id }], first)).get(id) ?? null;
}

/** Those of these groups that are shown to whom they are for, by their ids. */
export async function findNotifications(
  db: Knex,
  groups: readonly { to: string; id: string }[],
  first: string | null = null,
): Promise<Map<string, Notification>> {
  if (groups.length === 0) return new Map();
  const asked = new Map(groups.map(({ to, id }) => [id, to]));
  const { rows } = await db.raw(SOME, { users: [...asked.values()], ids: [...asked.keys()], first });
  return new Map(rows.map((row: NotificationRow) => [row.id, presentNotification(row)]));
}

/** So many are asked whether they may ring: who waits behind them is in the list all the same. */
const MOST_RINGING = 20;

/** Takes up who of a group is shown to the reader and has done something of which no bell has rung, the newest first. */
export async function takeNewActors(db: Knex, me: string, id: string): Promise<string[]> {
  const { rows } = await db.raw(
    `with fresh as (
       select k.actor_id, k.happened_at from notification_actors k join users u on u.id = k.actor_id
       where k.notification_id = :id and not k.is_rung and ${seesPerson(':me', 'u')} and ${notMuted(':me', 'u.id')}
       order by k.happened_at desc, k.actor_id limit ${MOST_RINGING} for update of k
     ), taken as (
       update notification_actors set is_rung = true
       where notification_id = :id and actor_id in (select actor_id from fresh)
     )
     select cast(actor_id as text) as id from fresh order by happened_at desc, actor_id`,
    { me, id },
  );
  return rows.map((row: { id: string }) => row.id);
}

/** More than this is "more than this": nobody counts further. */
const MOST_COUNTED = 999;
/** So many people in one question. */
const COUNTED_AT_ONCE = 50;

export async function countUnread(db: Knex, me: string): Promise<number> {
  return (await countUnreadOf(db, [me])).get(me) ?? 0;
}

/** The same for many: while their logs are held, each question makes everybody wait. */
export async function countUnreadOf(db: Knex, userIds: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < userIds.length; at += COUNTED_AT_ONCE) {
    const { rows } = await db.raw(
      `select w.id, (select count(*)::int from (
         select from notifications n where n.user_id = w.id and n.read_at is null and ${shownTo('w.id')}
         limit ${MOST_COUNTED}) as unread) as count
       from unnest(cast(:some as bigint[])) as w (id)`,
      { some: userIds.slice(at, at + COUNTED_AT_ONCE) },
    );
    for (const { id, count } of rows) counts.set(id, count);
  }
  return counts;
}

/** Bells that rang while nobody was there: each with what its group shows now, or with nothing. */
export async function asToldNow(
  db: Knex,
  kept: readonly { userId: string; payload: NotificationEvent }[],
): Promise<NotificationEvent[]> {
  const groups = kept.flatMap(({ userId, payload: { notification } }) =>
    notification ? { to: userId, id: notification.id } : [],
  );
  const found = await findNotifications(db, groups);
  return kept.map(({ payload: { unread, notification } }) => ({
    unread,
    notification: notification && (found.get(notification.id) ?? null),
  }));
}
