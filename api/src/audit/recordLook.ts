import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { type RecordedAct, recordAct } from './recordAct.ts';

/** Paging and typing are one look. */
const SAME_LOOK_MINUTES = 10;

/** Notes that somebody looked at what is not theirs. The same look again within ten minutes is the same look. */
export async function recordLook(
  { db, clock }: { db: Knex; clock: Clock },
  look: RecordedAct & { by: { id: string } },
): Promise<void> {
  const since = new Date(clock.now().getTime() - SAME_LOOK_MINUTES * 60_000);
  const { by, act, about } = look;
  const before = await db('audit_log')
    .where({ actor_id: by.id, act, about_kind: about.kind, about_id: about.id })
    .where('at', '>', since)
    .first('seq');
  if (!before) await db.transaction((transaction) => recordAct({ db: transaction, clock }, look));
}
