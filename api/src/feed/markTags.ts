import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';

/** So many posts in one statement: somebody may have written for years. */
const AT_ONCE = 200;

/** Whether everybody may find a tag of post `p` by person `a`. What a guest of a day writes is for nobody else. */
export const IS_PUBLIC = `(p.sharing = 1 and p.deleted_at is null and a.demo_until is null and not a.is_blocked
  and (a.deleted_at is null or a.keeps_posts))`;

/** Notes anew of the tags `t` of which posts `p` whether everybody may find them. */
export const marking = (which: string): string => `
  update post_tags t set is_public = ${IS_PUBLIC} from posts p join users a on a.id = p.author_id
  where t.post_id = p.id and ${which} and t.is_public <> ${IS_PUBLIC}`;

const MARK = marking('p.id = any(cast(:ids as bigint[]))');

/** Notes anew of the tags of these posts whether everybody may find them. */
export async function markTags(db: Knex, ids: readonly string[]): Promise<void> {
  await db.raw(MARK, { ids });
}

/** The same for all posts of somebody who was shut out, has left, or is here again. */
export const markTagsJob = defineJob({
  name: 'feed.mark-tags',
  attempts: UNTIL_DONE,
  payload: z.object({ userId: z.string() }),
  async run({ userId }, { db }) {
    for (let after = '0'; ;) {
      const ids: string[] = await db('posts')
        .where({ author_id: userId })
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .pluck('id');
      await markTags(db, ids);
      const last = ids.at(-1);
      if (ids.length < AT_ONCE || last === undefined) return;
      after = last;
    }
  },
});

export async function queueMarkTags(db: Knex, userId: string): Promise<void> {
  await markTagsJob.queue(db, { userId }, { key: `feed.mark-tags ${userId}` });
}
