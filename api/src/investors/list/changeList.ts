import type { Knex } from 'knex';
import { forgetDetails } from '../../audit/forgetDetails.ts';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { changed, taken, unknownInvestor } from '../investors.errors.ts';
import { InvestorRow } from './InvestorRow.ts';

interface Keeper {
  db: Knex;
  clock: Clock;
}

export interface NewInvestor {
  name: string;
  email: string;
  note: string;
}

/** SQL: whether a mail to this address has left, or may have: such a person is not written to anew. */
export const WRITTEN_TO = `exists (
  select from deliveries d where d.email_hash = investor_hash(?::citext) and d.state in ('sent', 'complaint'))`;

export async function addInvestor(
  { db, clock }: Keeper,
  me: Member,
  { name, email, note }: NewInvestor,
): Promise<void> {
  const [added] = await db('investors')
    .insert({
      name: name.trim(),
      email,
      note: note.trim(),
      // Taken off the list and added again, they were written to all the same.
      status: db.raw(WRITTEN_TO, [email]),
      creator_id: me.id,
      created_at: clock.now(),
    })
    .onConflict('email')
    .ignore()
    .returning('id');
  if (!added) throw taken({ fields: { 'body.email': taken.declared.sentence } });
  const about = { kind: 'investor', id: added.id } as const;
  await recordAct({ db, clock }, { by: me, act: 'investor.added', about, details: { email } });
}

/** Makes somebody engaged, if they were written to: the list itself knows that, not who asks. */
export async function markReviewed(
  { db, clock }: Keeper,
  me: Member,
  { email, action }: { email: string; action?: boolean | 'true' | 'false' | undefined },
): Promise<void> {
  const investor = found(await InvestorRow.query(db).findOne({ email }).forUpdate(), unknownInvestor);
  permit(action === undefined || String(action) === String(investor.status), changed);
  if (investor.action === investor.status) return;
  await InvestorRow.query(db).findById(investor.id).patch({ action: investor.status });
  const about = { kind: 'investor', id: investor.id } as const;
  await recordAct({ db, clock }, { by: me, act: 'investor.engaged', about });
}

/** Takes somebody off the list; queued mail to them is not sent. */
export async function removeInvestor({ db, clock }: Keeper, me: Member, email: string): Promise<void> {
  const { id } = found(await InvestorRow.query(db).findOne({ email }).forUpdate(), unknownInvestor);
  await db('deliveries')
    .where({ investor_id: id, state: 'queued' })
    .update({ state: 'skipped', changed_at: clock.now() });
  // Servers name the address in what they say.
  await db('deliveries').where({ investor_id: id }).update({ response: null });
  await InvestorRow.query(db).deleteById(id);
  await forgetDetails(db, { kind: 'investor', id });
  await recordAct({ db, clock }, { by: me, act: 'investor.removed', about: { kind: 'investor', id } });
}
