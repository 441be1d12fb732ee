import { seesPerson } from '../friends/visiblePeople.ts';

/** More are not ranked: whoever sees a hundred names types another letter. */
export const MOST_RANKED = 100;
/** So many are looked at: a few of them may stand behind a wall. */
const MOST_FOUND = 150;
const MOST_WORDS = 4;

// What nobody may find is left out early by the columns of the row itself; the one rule, which also knows about
// walls, has the last word over the few that are left.
const LISTED =
  'not u.is_blocked and u.deleted_at is null and u.demo_until is null and u.joined_at is not null';

/**
 * People with a word that begins with each of the words, as :w0, :w1 and so on. One's friends are looked through as
 * well, so that none is lost among thousands who begin alike.
 */
export function peopleByBeginning(words: number): string {
  const begins = beginsWith(words);
  return ranked(
    `(${friendsWho(begins)})
     union (select u.id from users u where ${begins} and ${LISTED} order by u.id + 0 limit ${MOST_FOUND})`,
    'similarity(u.sought, plaza_fold(:typed))',
  );
}

/**
 * The same for a letter or two, as :w0. Every tenth name begins so: the first ones in the order of the alphabet are
 * as good as any, and an index has them in that order.
 */
export function peopleByLetters(): string {
  const first = (name: string) =>
    `select u.id from users u where ${name} like plaza_fold(:w0) || '%' and ${LISTED}
     order by ${name} using ~<~ limit ${MOST_FOUND}`;
  return ranked(
    `(${friendsWho(beginsWith(1))})
     union (${first('plaza_fold(u.username::text)')})
     union (${first('plaza_fold(u.name)')})`,
    'similarity(u.sought, plaza_fold(:typed))',
  );
}

/** The ids of people who are written nearly so, or hold the text in the middle of a name. In no order. */
export const PEOPLE_NEARLY = `
  (select u.id from users u where u.sought like '%' || plaza_fold(:escaped) || '%' and ${LISTED} limit ${MOST_FOUND})
  union all
  (select u.id from users u where plaza_fold(:typed) <% u.sought and ${LISTED} limit ${MOST_FOUND})`;

/** People who were found by other means, as :ids. */
export function peopleAmong(): string {
  return ranked(
    'select distinct id from unnest(cast(:ids as bigint[])) as id',
    'word_similarity(plaza_fold(:typed), u.sought)',
  );
}

/** An own name whole, then friends, then their friends, then everybody; within each who fits best. */
function ranked(found: string, likeness: string): string {
  return `
    with friends as materialized (select friend_id from friendships where user_id = :me),
    found as materialized (${found}),
    near as materialized (
      select distinct theirs.user_id from friendships theirs
      where theirs.user_id in (select id from found) and theirs.friend_id in (select friend_id from friends)
    )
    select u.id from found join users u on u.id = found.id
    where ${seesPerson(':me', 'u')}
    order by
      u.username = cast(:typed as citext) desc,
      case when u.id in (select friend_id from friends) then 0
        when u.id in (select user_id from near) then 1 else 2 end,
      round(cast(${likeness} as numeric), 1) desc, u.username
    limit ${MOST_RANKED}`;
}

function friendsWho(begins: string): string {
  return `select u.id from friends f join users u on u.id = f.friend_id where ${begins} limit ${MOST_FOUND}`;
}

function beginsWith(words: number): string {
  return Array.from({ length: words }, (_, at) => `u.sought like '% ' || plaza_fold(:w${at}) || '%'`).join(
    ' and ',
  );
}

/** The words of a text, ready to stand in a pattern. */
export function wordsOf(text: string): string[] {
  return escapePattern(text).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
