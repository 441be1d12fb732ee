import { seesPerson } from '../friends/visiblePeople.ts';
import { foldedPattern } from '../db/foldedPattern.ts';

/** More are not ranked: whoever sees a hundred names types another letter. */
export const MOST_RANKED = 100;
/** So many are looked at: a few of them may stand behind a wall. */
const MOST_FOUND = 150;
const MOST_WORDS = 4;

// What nobody may find is left out early by the columns of the row itself; the one rule, which also knows about
// walls, has the last word over the few that are left.
const LISTED =
  'not u.is_blocked and u.deleted_at is null and u.demo_until is null and u.joined_at is not null';
const LIKE_TYPED = 'similarity(u.sought, plaza_fold(:typed))';

/** People with a word that begins with each of the words, as :w0, :w1 and so on. */
export function peopleByBeginning(words: number): string {
  const begins = beginsWith(words);
  return ranked({
    friends: `select u.id from friends f join users u on u.id = f.friend_id
      where ${begins} and ${LISTED} limit ${MOST_FOUND}`,
    others: `(select u.id from users u where ${begins} and ${LISTED} order by u.id + 0 limit ${MOST_FOUND})`,
    likeness: LIKE_TYPED,
  });
}

/**
 * The same for a letter or two, as :w0. Every tenth name begins so: the first ones in the order of the alphabet are
 * as good as any, and an index has them in that order.
 */
export function peopleByLetters(): string {
  const first = (name: string) =>
    `(select u.id from users u where ${name} like ${foldedPattern(':w0')} || '%' and ${LISTED}
     order by ${name} using ~<~ limit ${MOST_FOUND})`;
  return ranked({
    // One by one: the index knows thousands who begin so. Offset 0 keeps the planner from going there.
    friends: `select f.friend_id as id from friends f cross join lateral (
        select from users u where u.id = f.friend_id and ${beginsWith(1)} and ${LISTED} offset 0
      ) u limit ${MOST_FOUND}`,
    others: `${first('plaza_fold(u.username::text)')} union ${first('plaza_fold(u.name)')}`,
    likeness: LIKE_TYPED,
  });
}

/** The ids of people who are written nearly so, or hold the text in the middle of a name. In no order. */
export const PEOPLE_NEARLY = `
  (select u.id from users u where u.sought like '%' || ${foldedPattern(':typed')} || '%' and ${LISTED} limit ${MOST_FOUND})
  union all
  (select u.id from users u where plaza_fold(:typed) <% u.sought and ${LISTED} limit ${MOST_FOUND})`;

/** People who were found by other means, as :ids. */
export function peopleAmong(): string {
  return ranked({
    friends: 'select friend_id as id from friends where friend_id = any(cast(:ids as bigint[]))',
    others: 'select distinct id from unnest(cast(:ids as bigint[])) as id',
    likeness: 'word_similarity(plaza_fold(:typed), u.sought)',
  });
}

/**
 * An own name whole, then friends, then their friends, then everybody; within each who fits best. One's friends are
 * looked through by themselves, so that none is lost among thousands who begin alike; and where they fill the list,
 * nobody else is looked for.
 */
function ranked({
  friends,
  others,
  likeness,
}: {
  friends: string;
  others: string;
  likeness: string;
}): string {
  return `
    with friends as materialized (select friend_id from friendships where user_id = :me),
    own as materialized (${friends}),
    found as materialized (
      select id from own
      union select u.id from users u where u.username = cast(:typed as citext)
      union select id from (${others}) others where (select count(*) from own) < ${MOST_RANKED}
    ),
    near as materialized (
      select distinct theirs.user_id from friendships theirs
      where theirs.user_id in (select id from found except select id from own)
        and theirs.friend_id in (select friend_id from friends)
    )
    select u.id from found join users u on u.id = found.id
    where ${seesPerson(':me', 'u')}
    order by
      u.username = cast(:typed as citext) desc,
      case when u.id in (select id from own) then 0
        when u.id in (select user_id from near) then 1 else 2 end,
      round(cast(${likeness} as numeric), 1) desc, u.username
    limit ${MOST_RANKED}`;
}

function beginsWith(words: number): string {
  return Array.from(
    { length: words },
    (_, at) => `u.sought like '% ' || ${foldedPattern(`:w${at}`)} || '%'`,
  ).join(' and ');
}

/** The words of a text as they were typed. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
