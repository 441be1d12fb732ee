import type { Knex } from 'knex';
import { seesPost } from '../friends/visiblePosts.ts';
import { escapePattern } from './peopleStatements.ts';

const MOST_TAGS = 40;
const MOST_SHOWN = 10;
/** Of the tags that begin so no more are looked at. */
const MOST_LOOKED_AT = 2_000;
/** Nor do the tags of which nothing is shown have more posts: whoever has built a wall may have written any number. */
const MOST_PASSED = 10_000;
/** Counting ends here: what has so many posts has many. */
export const MOST_COUNTED = 50;

export interface FoundTag {
  tag: string;
  posts: number;
}

/** Tags that begin so, of posts that who asks may read; those of most posts first. */
export async function searchTags(db: Knex, me: string, text: string): Promise<FoundTag[]> {
  const beginning = text.trim().replace(/^#/, '').toLowerCase();
  if (beginning === '') return [];
  const { rows } = await db.raw(tagsByBeginning, { me, pattern: `${escapePattern(beginning)}%` });
  return rows;
}

const countedOf = (tag: string) => `(
  select count(*)::int as posts from (
    select from post_tags t join posts p on p.id = t.post_id join users a on a.id = p.author_id
    where t.tag = ${tag} and ${seesPost(':me', 'p', 'a')} limit ${MOST_COUNTED}
  ) seen)`;

// Jumps from tag to tag in the index: a tag of a hundred thousand posts is one step like every other.
const nextTag = (jump: string, among: string) => `(
  select t.tag from post_tags t where ${among} and t.tag like :pattern and t.tag ~>~ ${jump}.tag
  order by t.tag using ~<~ limit 1)`;

/** How many posts were looked at for nothing. */
const passedOf = (tag: string) => `(
  select cast(case when counted.posts = 0 then (select count(*) from post_tags t where t.tag = ${tag}) else 0 end as int) as posts)`;

// Those of public posts by themselves: of the others somebody can have any number, and nobody sees them. Of those behind
// a wall of who asks, and of who was shut out a moment ago, as many are passed over as cost little.
export const tagsByBeginning = `
  with recursive open_tags as (
    select '' as tag, 0 as posts, 0 as found, 0 as place, 0 as passed
    union all
    select next.tag, counted.posts, found + cast(counted.posts > 0 as int), place + 1, open_tags.passed + passed.posts
    from open_tags cross join lateral ${nextTag('open_tags', 't.is_public')} next
    cross join lateral ${countedOf('next.tag')} counted
    cross join lateral ${passedOf('next.tag')} passed
    where found < ${MOST_TAGS} and place < ${MOST_LOOKED_AT} and open_tags.passed < ${MOST_PASSED}
  ), all_tags as (
    select '' as tag, 0 as place
    union all
    select next.tag, place + 1 from all_tags cross join lateral ${nextTag('all_tags', 'true')} next
    where place < ${MOST_TAGS}
  )
  select tag, posts from (
    select tag, posts from open_tags
    union all
    select own.tag, counted.posts from (select tag from all_tags except select tag from open_tags) own
    cross join lateral ${countedOf('own.tag')} counted
  ) tags
  where posts > 0 order by posts desc, tag limit ${MOST_SHOWN}`;
