import { notMuted, seesWordsOf } from '../friends/visiblePeople.ts';
import { notHidden } from './postRows.ts';

/** Who has more friends than this finds a page among the newest posts of all, nearly always. */
const MANY_FRIENDS = 600;
const NEWEST = 3000;

interface Wanted {
  /** Which part of all posts: the SQL for an id. */
  within(id: string): string;
  most: number;
  /** One's own as well. */
  own: boolean;
}

/**
 * The ids of the newest posts of $1 and their friends, as the query `found`. Joined and sorted as one would write it
 * down, the planner walks all posts backwards, which takes seconds for who has a few quiet friends. Here the newest
 * of each friend are read from the index of authors and nothing else; only who has many friends looks first among
 * the newest posts of all, and asks each friend when that was not enough. So it is quick in every shape.
 */
export function friendsPosts({ within, most, own }: Wanted): string {
  return `people as materialized (
    select f.friend_id as id from friendships f cross join lateral (
      -- Offset 0 keeps it from becoming a join, for which all users would be read.
      select from users a where a.id = f.friend_id and ${seesWordsOf('$1', 'a')} offset 0
    ) seen
    where f.user_id = $1 and ${notMuted('$1', 'f.friend_id')}
    ${own ? 'union all select $1::bigint' : ''}
  ), newest as materialized (
    select n.id from (
      select p.id, p.author_id, p.deleted_at from posts p
      where ${within('p.id')} and (select count(*) from people) > ${MANY_FRIENDS}
      order by p.id desc limit ${NEWEST}
    ) n
    where n.deleted_at is null and (n.author_id in (select id from people)) is true and ${notHidden('n.id')}
    order by n.id desc limit ${most}
  ), each_one as (
    select theirs.id from people cross join lateral (
      select p.id from posts p
      where p.author_id = people.id and p.deleted_at is null and ${within('p.id')} and ${notHidden('p.id')}
      order by p.id desc limit ${most}
    ) theirs
    where (select count(*) from newest) < ${most}
    order by theirs.id desc limit ${most}
  ), found as (
    select id from newest where (select count(*) from newest) = ${most}
    union all select id from each_one
  )`;
}
