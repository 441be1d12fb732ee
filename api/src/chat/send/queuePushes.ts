import type { Knex } from 'knex';
import type { EntryRow } from '../rows.ts';
import { pushMessageJob } from './pushMessageJob.ts';
import { type Hearer, wantsToHear } from './tellMembers.ts';

/** A message that was told of. */
export interface Told {
  entry: EntryRow;
  hearers: readonly Hearer[];
  preview: string | null;
}

/** Queues a push for everybody in these chats who wants to be told, and has a browser for it. */
export async function queuePushes(db: Knex, told: readonly Told[]): Promise<void> {
  const pushes = told.flatMap(({ entry, hearers, preview }) =>
    hearers
      .filter((hearer) => hearer.has_browser && wantsToHear(entry, hearer))
      .map(({ user_id: userId }) => ({ userId, chatId: entry.conversation_id, seq: entry.seq, preview })),
  );
  await pushMessageJob.queueAll(db, pushes);
}
