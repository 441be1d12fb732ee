import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { keepReport } from '../../reporting/keepReport.ts';

interface NewReport {
  kind: 'post' | 'comment' | 'person';
  reporter_id: string;
  about_id: string;
  post_id: string | null;
  comment_id: string | null;
  reason: CallInput<'POST /posts/:id/report'>['body']['reason'];
  note?: string | undefined;
  /** As it stands now: it may be changed once it is reported. */
  said: string;
}

/** Keeps a report. Whoever reports the same again has said it already. */
export async function fileReport(db: Knex, { note = '', ...report }: NewReport): Promise<void> {
  const { kind, reporter_id, about_id, post_id, comment_id } = report;
  // Sent twice at once, the second waits here for the first.
  await takeTurn(db, 'report', reporter_id);
  const earlier = await db('reports')
    .where({ kind, reporter_id, about_id, post_id, comment_id })
    .whereNull('settled_at')
    .first('id');
  if (!earlier) await keepReport(db, { ...report, note });
}
