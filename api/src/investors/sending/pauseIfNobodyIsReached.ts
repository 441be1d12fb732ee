import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';

/** So many one after the other are no whim of theirs: it is we who are not wanted. */
const IN_A_ROW = 3;

interface Tried {
  id: string;
  state: string;
}

/**
 * Servers say it of an address when their owner wants no mail, and of every address when our host is on a list. One is a
 * matter of its own line. After several in a row the mailing rests and says why, and those few wait behind the others, so
 * that it goes on where it can. Where nobody else is due there is nothing to rest for.
 */
export async function pauseIfNobodyIsReached(
  { db, clock }: { db: Knex; clock: Clock },
  campaignId: string,
  response: string,
): Promise<void> {
  const ofCampaign = () => db('deliveries').where({ campaign_id: campaignId });
  const row = await blockedInARow(ofCampaign());
  const rests = await db('campaigns')
    .where({ id: campaignId, state: 'paused' })
    .whereNotNull('trouble')
    .first('id');
  // What was under way as it came to rest waits with them.
  if (row.length < IN_A_ROW && !rests) return;
  const [due] = await ofCampaign()
    .where({ state: 'queued' })
    .where('next_at', '<=', clock.now())
    .max('next_at as last');
  if (!(due?.['last'] instanceof Date)) return;
  await ofCampaign()
    .whereIn('id', row)
    .update({
      state: 'queued',
      attempts: db.raw('attempts - 1'),
      next_at: new Date(due['last'].getTime() + 1),
    });
  await db('campaigns')
    .where({ id: campaignId, state: 'running' })
    .update({ state: 'paused', trouble: response });
}

/** Those that were tried last, back to the first that fared otherwise. */
async function blockedInARow(deliveries: Knex.QueryBuilder): Promise<string[]> {
  const tried: Tried[] = await deliveries
    .whereNotIn('state', ['queued', 'sending', 'skipped'])
    .orderBy([
      { column: 'changed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(IN_A_ROW)
    .select('id', 'state');
  const other = tried.findIndex(({ state }) => state !== 'blocked');
  return tried.slice(0, other === -1 ? undefined : other).map(({ id }) => id);
}
