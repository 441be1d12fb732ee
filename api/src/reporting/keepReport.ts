import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { tellFromModerators } from '../notifications/notify.ts';
import { publishInOrder } from '../notifications/publishInOrder.ts';
import { findKeepers } from './findKeepers.ts';

type Report = CallAnswer<'GET /moderation/queue'>['items'][number]['reports'][number];

interface NewReport {
  kind: 'post' | 'comment' | 'person' | 'chat' | 'zone';
  reporter_id: string;
  about_id: string;
  post_id?: string | null;
  comment_id?: string | null;
  reason: Report['reason'];
  note: string;
  /** As it stands now: it may be changed once it is reported. */
  said: string;
}

/** Keeps a report and tells those who decide about it: one unread notice each, however many reports come meanwhile. */
export async function keepReport(db: Knex, report: NewReport): Promise<void> {
  await db('reports').insert(report);
  const keepers = (await findKeepers(db)).map(({ id }) => id).filter((id) => id !== report.reporter_id);
  await publishInOrder(db, await tellFromModerators(db, keepers, 'reported'));
}
