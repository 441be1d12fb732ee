import type { Knex } from 'knex';
import { type RecordedAct, recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { notInDoubt, over, suppressed, unknownCampaign, unknownDelivery } from '../investors.errors.ts';
import { isSuppressed } from './noteOutcome.ts';
import { queueRun } from './runCampaignJob.ts';

interface Keeper {
  db: Knex;
  clock: Clock;
}

type Wanted = 'paused' | 'running' | 'stopped';
const ACTS: Record<Wanted, RecordedAct['act']> = {
  paused: 'outreach.paused',
  running: 'outreach.resumed',
  stopped: 'outreach.stopped',
};

/** Pauses a mailing, lets it go on, or stops it for good. A mail that is on its way at that moment still arrives. */
export async function steerCampaign(
  { db, clock }: Keeper,
  me: Member,
  id: string,
  state: Wanted,
): Promise<void> {
  const campaign = found(await db('campaigns').where({ id }).forUpdate().first(), unknownCampaign);
  permit(['running', 'paused'].includes(campaign.state), over);
  if (campaign.state === state) return;
  const now = clock.now();
  await db('campaigns')
    .where({ id })
    .update({
      state,
      ...(state === 'stopped' ? { ended_at: now } : {}),
      ...(state === 'running' ? { trouble: null } : {}),
    });
  if (state === 'running') await queueRun(db, id);
  if (state === 'stopped') {
    await db('deliveries')
      .where({ campaign_id: id, state: 'queued' })
      .update({ state: 'skipped', changed_at: now });
  }
  await recordAct({ db, clock }, { by: me, act: ACTS[state], about: { kind: 'campaign', id } });
}

/** A person says what became of a mail of which nobody knew: it counts as sent, or it is sent again. */
export async function settleDelivery(
  { db, clock }: Keeper,
  me: Member,
  id: string,
  as: 'sent' | 'again',
): Promise<'sent' | 'queued'> {
  // Before the letter, as whoever takes them off the list: two ways round would wait for each other.
  await db('investors')
    .where('id', db('deliveries').where({ id }).select('investor_id'))
    .forNoKeyUpdate()
    .first('id');
  const delivery = found(await db('deliveries').where({ id }).forUpdate().first(), unknownDelivery);
  permit(delivery.state === 'unknown', notInDoubt);
  // It may have arrived, and they have said since that they want no other.
  permit(as === 'sent' || !(await isSuppressed(db, delivery.email_hash)), suppressed);
  const now = clock.now();
  const state = as === 'sent' ? 'sent' : 'queued';
  await db('deliveries').where({ id }).update({ state, next_at: now, changed_at: now });
  if (as === 'sent') {
    await db('investors').where({ id: delivery.investor_id }).update({ status: true });
  } else {
    // The mailing may be over: for this one mail it goes on.
    await db('campaigns')
      .where({ id: delivery.campaign_id })
      .whereIn('state', ['done', 'stopped'])
      .update({ state: 'running', ended_at: null });
    await queueRun(db, delivery.campaign_id);
  }
  const about = { kind: 'campaign', id: delivery.campaign_id } as const;
  await recordAct({ db, clock }, { by: me, act: 'outreach.settled', about, details: { as } });
  return state;
}
