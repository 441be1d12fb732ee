import type { Knex } from 'knex';
import { publishToChannel } from '../../realtime/publishToChannel.ts';

/** Whoever writes to investors listens here. */
const CHANNEL = 'outreach-all';

/** Says that the numbers of a mailing are others now. */
export async function tellProgress(db: Knex, campaignId: string): Promise<void> {
  await publishToChannel(db, CHANNEL, 'campaign-changed', { id: campaignId });
}
