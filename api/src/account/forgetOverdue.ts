import { forgottenInChats } from '../chat/groups/forgottenInChats.ts';
import type { Plaza } from '../plaza.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';

/** So long the job itself has tried, before somebody should look why. */
const GRACE_MS = 3_600_000;
const MOST_AT_ONCE = 500;

/** An erasure never ends undone: who should be forgotten by now is begun again, and whoever runs the server hears of it. */
export async function forgetOverdue({ db, clock, log }: Pick<Plaza, 'db' | 'clock' | 'log'>): Promise<void> {
  const goneBy = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000 - GRACE_MS);
  const overdue: string[] = await db('users')
    .whereNull('forgotten_at')
    .where('deleted_at', '<', goneBy)
    .orderBy('deleted_at')
    .limit(MOST_AT_ONCE)
    .pluck('id');
  if (overdue.length > 0)
    log.error({ people: overdue.length }, 'people who left are not yet forgotten; it is tried again');
  // Nobody needs to look at these: they are not late, an earlier release did less.
  const inChats = await forgottenInChats(db, { goneBy, most: MOST_AT_ONCE });
  for (const userId of [...overdue, ...inChats])
    await forgetPersonJob.queue(db, { userId }, { key: `forget ${userId}` });
}
