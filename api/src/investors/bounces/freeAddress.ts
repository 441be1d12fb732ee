import type { Knex } from 'knex';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { found } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { notSuppressed, unknownInvestor } from '../investors.errors.ts';
import { InvestorRow } from '../list/InvestorRow.ts';

/**
 * Lets mail go to an address again: somebody said that it lives, or that they want it. The audit keeps who did it, what
 * had stood against it, and why. Whoever unsubscribes again, or whose address is dead after all, is left out anew.
 */
export async function freeAddress(
  { db, clock }: { db: Knex; clock: Clock },
  me: Member,
  { email, why }: { email: string; why: string },
): Promise<void> {
  const { id } = found(await InvestorRow.query(db).findOne({ email }).forUpdate(), unknownInvestor);
  const freed: { reason: string }[] = await db('mail_suppressions')
    .where({ email_hash: db.raw('investor_hash(?::citext)', [email]) })
    .delete()
    .returning('reason');
  const { reason } = found(freed[0], notSuppressed);
  const about = { kind: 'investor', id } as const;
  await recordAct({ db, clock }, { by: me, act: 'investor.freed', about, details: { was: reason, why } });
}
