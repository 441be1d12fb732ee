import type { Notification } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notMuted, seesPerson } from '../friends/visiblePeople.ts';
import { seesPost } from '../friends/visiblePosts.ts';
import { presentNotification, type NotificationRow } from './presentNotification.ts';

const FACES = 3;
const NEWEST_FIRST = 'order by k.happened_at desc, k.actor_id';

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

// Of what several did, the words, stars and feeling are those of the one who stands first: never of somebody who is
// not shown, or who has taken them back.
const LIST = (which: string) => `
  select n.id, n.kind, n.post_id, n.position, n.happened_at, n.read_at,
    faces.actors, faces.count as actor_count, c.id as comment_id, r.stars, r.emoji,
    left(coalesce(c.context, p.context, z.name, g.title), 160) as excerpt, z.slug as zone, m.id as match
  from notifications n
  left join posts p on p.id = n.post_id
  cross join lateral (
    select count(*)::int as count, (array_agg(json_build_object('id', cast(u.id as text), 'name', u.name,
      'username', u.username, 'profile', u.picture) ${NEWEST_FIRST}))[1:${FACES}] as actors,
      (array_agg(k.actor_id ${NEWEST_FIRST}))[1] as first_id, (array_agg(k.comment_id ${NEWEST_FIRST}))[1] as comment_id,
      (array_agg(k.zone_id ${NEWEST_FIRST}))[1] as zone_id, (array_agg(k.match_id ${NEWEST_FIRST}))[1] as match_id
    from notification_actors k join users u on u.id = k.actor_id
    where k.notification_id = n.id and ${seesPerson(':me', 'u')} and ${notMuted(':me', 'u.id')}) faces
  left join comments c on c.id = faces.comment_id and c.deleted_at is null
  left join made_zones z on z.id = faces.zone_id
  left join matches m on m.id = faces.match_id
  left join games g on g.id = m.game_id
  left join reactions r on n.kind = 'reaction' and r.post_id = n.post_id and r.user_id = faces.first_id
  where n.user_id = :me and ${which} and ${shownTo(':me')}
  order by n.position desc limit cast(:most as int)`;

const PAGE = LIST('(cast(:before as bigint) is null or n.position < cast(:before as bigint))');
const ONE = LIST('n.id = cast(:id as bigint)');

/** The groups below a position, newest first. */
export async function listNotifications(
  db: Knex,
  me: string,
  before: string | null,
  most: number,
): Promise<Notification[]> {
  const { rows } = await db.raw(PAGE, { me, before, most });
  return rows.map((row: NotificationRow) => presentNotification(row));
}

export async function findNotification(db: Knex, me: string, id: string): Promise<Notification | null> {
  const { rows } = await db.raw(ONE, { me, id, most: 1 });
  return rows[0] ? presentNotification(rows[0]) : null;
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
