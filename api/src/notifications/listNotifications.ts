import type { Notification } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notMuted, seesPerson } from '../friends/visiblePeople.ts';
import { seesPost } from '../feed/visiblePosts.ts';
import { presentNotification, type NotificationRow } from './presentNotification.ts';

const FACES = 3;

/** Done by somebody whom the reader sees and wants to hear of, to something that is still there for the reader. */
const SHOWN = `
  exists (select from notification_actors k join users u on u.id = k.actor_id
    where k.notification_id = n.id and ${seesPerson(':me', 'u')} and ${notMuted(':me', 'u.id')})
  and (n.post_id is null or exists (select from posts p join users a on a.id = p.author_id
    where p.id = n.post_id and ${seesPost(':me', 'p', 'a')}))`;

const LIST = (which: string) => `
  select n.*, faces.actors, faces.count as actor_count,
    left(coalesce(c.context, p.context), 160) as excerpt
  from notifications n
  left join posts p on p.id = n.post_id
  left join comments c on c.id = n.comment_id and c.deleted_at is null
  cross join lateral (
    select count(*)::int as count, (array_agg(json_build_object('id', cast(u.id as text), 'name', u.name,
      'username', u.username, 'profile', u.picture) order by k.happened_at desc, k.actor_id))[1:${FACES}] as actors
    from notification_actors k join users u on u.id = k.actor_id
    where k.notification_id = n.id and ${seesPerson(':me', 'u')} and ${notMuted(':me', 'u.id')}) faces
  where n.user_id = :me and ${which} and ${SHOWN}
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

export async function countUnread(db: Knex, me: string): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::int as count from (
       select from notifications n where n.user_id = :me and n.read_at is null and ${SHOWN} limit ${MOST_COUNTED}
     ) as unread`,
    { me },
  );
  return rows[0].count;
}
