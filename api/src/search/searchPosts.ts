import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';
import { noWall } from '../friends/visiblePeople.ts';
import { seesPost } from '../friends/visiblePosts.ts';

/** Among so many of the newest every common word is found in a moment. */
const NEWEST = 10_000;
/** So many with the words are looked at, until there are enough whose authors are there for who asks. */
const MOST_FOUND = 10_000;
const MOST_WORDS = 8;

export interface PostsAsked {
  me: string;
  /** All of them, the last perhaps only begun: see wordsIn. */
  words: readonly string[];
  /** Only posts older than this one. */
  before: string | null;
  most: number;
}

/**
 * The ids of posts that hold every word, newest first. The index of words knows no order: for a word that stands in
 * every third post it would bring hundreds of thousands. So the newest are read through first, and the index is
 * asked only when they were not enough, which is when the words are rare.
 */
export async function searchPosts(db: Knex, { me, words, before, most }: PostsAsked): Promise<string[]> {
  const values = [me, words, before, most];
  const newest = await amongNewest(db, values);
  const found = newest.length >= most ? newest : await byIndex(db, values);
  return found.map(({ id }) => id);
}

// $1 who asks, $2 the words, $3 the post above or null, $4 how many.
const BELOW = 'coalesce($3::bigint, 9223372036854775807)';
// Asked for once, not for each row.
// Folded first and quoted then: folding makes a quote of the Ukrainian apostrophe, which is a letter. What folds to nothing is no word.
const HOLDS = `words @@ (
  select to_tsquery('simple', string_agg('''' || replace(replace(folded, '\\', '\\\\'), '''', '''''') || '''', ' & ' order by place) || ':*')
  from (select plaza_fold(word) as folded, place from unnest($2::text[]) with ordinality as given (word, place)) as given
  where folded ~ '[[:alnum:]]')`;

/** Who asks may read them. The author is looked up for each: there are few, and a plan over all people is long. */
const readable = (found: string, newestFirst: string) => `
  select p.id from (${found}) p cross join lateral (select * from users where id = p.author_id limit 1) a
  where ${seesPost('$1', 'p', 'a')}
  order by ${newestFirst} limit $4`;

export const NEWEST_POSTS = readable(
  `select * from (
    select id, author_id, sharing, deleted_at, words from posts
    where deleted_at is null and id < ${BELOW} order by id desc limit ${NEWEST}
  ) newest where ${HOLDS}`,
  'p.id desc',
);

// What is for others is left out before the limit, or somebody who repeats a word in posts that nobody sees would hide
// everybody's posts with it.
const PERHAPS_SEEN = `
  (sharing = 1 or author_id = $1 or author_id in (select friend_id from friendships where user_id = $1))
  and ${noWall('$1', 'author_id')}`;

// The sums keep the planner from the index of ids, which it would walk backwards for the limit or read whole for the
// comparison.
export const INDEXED_POSTS = readable(
  `select id, id + 0 as place, author_id, sharing, deleted_at from posts
  where ${HOLDS} and deleted_at is null and id + 0 < ${BELOW} and ${PERHAPS_SEEN}
  order by place desc limit ${MOST_FOUND}`,
  'p.place desc',
);

const amongNewest = prepared<{ id: string }>(NEWEST_POSTS);
const byIndex = prepared<{ id: string }>(INDEXED_POSTS);

/** Every word. None for a text without letters. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
}
