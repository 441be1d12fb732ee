import type { Knex } from 'knex';

/** Of a post or a comment that stays, what was reported is there for all to read. */
const GONE = `not (:keepsPosts and (comment_id is not null or (kind = 'post' and post_id is not null)))`;

/**
 * Takes from moderators the name and the words of somebody who is forgotten, also what they wrote when they reported
 * others. That there was a report, and what was decided, stays. Asked after their posts are gone.
 */
export async function forgetReported(db: Knex, about: { id: string; keepsPosts: boolean }): Promise<void> {
  for (const table of ['reports', 'decisions'])
    await db.raw(`update ${table} set said = '' where about_id = :id and said <> '' and ${GONE}`, about);
  await db('reports').where({ reporter_id: about.id }).whereNot('note', '').update({ note: '' });
  await db('decisions').where({ about_id: about.id }).whereNotNull('appeal').update({ appeal: null });
}
