import type { Knex } from 'knex';
import { seesPost } from '../friends/visiblePosts.ts';
import { escapePattern } from './peopleStatements.ts';

const MOST_TAGS = 40;
const MOST_SHOWN = 10;
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

// Jumps from tag to tag in the index: a tag of a hundred thousand posts is one step like every other.
export const tagsByBeginning = `
  with recursive jump as (
    (select tag, 1 as place from post_tags where tag like :pattern order by tag using ~<~ limit 1)
    union all
    select (select t.tag from post_tags t where t.tag like :pattern and t.tag ~>~ jump.tag
      order by t.tag using ~<~ limit 1), place + 1
    from jump where jump.tag is not null and place < ${MOST_TAGS}
  )
  select jump.tag, counted.posts from jump cross join lateral (
    select count(*)::int as posts from (
      select from post_tags t join posts p on p.id = t.post_id join users a on a.id = p.author_id
      where t.tag = jump.tag and ${seesPost(':me', 'p', 'a')} limit ${MOST_COUNTED}
    ) seen
  ) counted
  where jump.tag is not null and counted.posts > 0
  order by counted.posts desc, jump.tag limit ${MOST_SHOWN}`;
