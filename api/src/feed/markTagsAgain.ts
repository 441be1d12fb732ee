import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { marking } from './markTags.ts';

/** So many posts in one statement, counted by their ids. */
const AT_ONCE = 500;
const HOUR_MS = 3_600_000;

// The bounds of both: from those of one the database does not conclude those of the other.
const MARK = marking('p.id > :after and p.id <= :upTo and t.post_id > :after and t.post_id <= :upTo');

/**
 * Notes anew which tags everybody may find: during an upgrade a server of the release before takes posts away and
 * brings them back, and people too, and knows nothing of that. Each hour of the newest posts, and of as many older ones in
 * turn, so that an hour costs the same however many there are.
 */
export async function markTagsAgain(
  { db, clock }: Pick<Plaza, 'db' | 'clock'>,
  { posts = 50_000 } = {},
): Promise<void> {
  const last = await db('posts').max({ id: 'id' }).first();
  const newest = Number(last?.id ?? 0);
  if (newest === 0) return;
  await mark(db, { after: newest - posts, upTo: newest });
  const hour = Math.floor(clock.now().getTime() / HOUR_MS);
  const turn = posts * (hour % Math.ceil(newest / posts));
  await mark(db, { after: turn, upTo: Math.min(turn + posts, newest - posts) });
}

async function mark(db: Knex, { after, upTo }: { after: number; upTo: number }): Promise<void> {
  for (let from = Math.max(after, 0); from < upTo; from += AT_ONCE)
    await db.raw(MARK, { after: from, upTo: Math.min(from + AT_ONCE, upTo) });
}
