import type { DeliveryState } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import type { Claimed } from './claimNext.ts';
import type { Outcome } from './deliver.ts';
import { pauseIfNobodyIsReached } from './pauseIfNobodyIsReached.ts';

const MINUTE_MS = 60_000;
/** A minute, five, half an hour, three hours: then it is given up for now. */
const WAITS_MS = [1, 5, 30, 180].map((minutes) => minutes * MINUTE_MS);
const AWAY_SECONDS = 30;

/** Writes down what became of a mail. From `sending` it goes on to exactly one of these. */
export async function noteOutcome(
  { db, clock }: { db: Knex; clock: Clock },
  {
    id,
    campaign_id,
    investor_id,
    attempts,
  }: Pick<Claimed, 'id' | 'campaign_id' | 'investor_id' | 'attempts'>,
  { kind, response }: Outcome,
): Promise<void> {
  const now = clock.now();
  // Of a mailing that was stopped meanwhile nothing waits, and nothing for who has said meanwhile that they want no more.
  const isOver = async () =>
    (await db('campaigns').where({ id: campaign_id, state: 'stopped' }).first('id')) !== undefined ||
    (await isSuppressed(db, db('deliveries').where({ id }).select('email_hash')));
  const note = async (wanted: DeliveryState, more: object = {}) => {
    const state = wanted === 'queued' && (await isOver()) ? 'skipped' : wanted;
    // Who took too long may have been taken for lost; what really was is the better word.
    await db('deliveries')
      .where({ id })
      .whereIn('state', ['sending', 'unknown'])
      .update({ state, response: responseKept(db, response), changed_at: now, ...more });
  };
  switch (kind) {
    case 'sent':
      // Before the letter, as whoever takes them off the list: two ways round would wait for each other.
      await db('investors').where({ id: investor_id }).update({ status: true });
      await note('sent');
      // It leaves again.
      await db('campaigns')
        .where({ id: campaign_id, state: 'running' })
        .whereNotNull('trouble')
        .update({ trouble: null });
      return;
    case 'hard':
      await note('hard');
      await suppress({ db, clock }, id, 'hard');
      return;
    case 'soft': {
      const wait = WAITS_MS[attempts - 1];
      await (wait === undefined ? note('soft') : note('queued', { next_at: new Date(now.getTime() + wait) }));
      return;
    }
    case 'blocked':
      // Two that are noted at once must each see the other.
      await db('campaigns').where({ id: campaign_id }).forUpdate().first('id');
      await note('blocked');
      await pauseIfNobodyIsReached({ db, clock }, campaign_id, response);
      return;
    case 'away':
      // It was never said, so it does not count.
      await note('queued', { attempts: attempts - 1 });
      await db('campaigns')
        .where({ id: campaign_id })
        .update({
          trouble: response,
          next_send_at: db.raw(`clock_timestamp() + interval '${AWAY_SECONDS} seconds'`),
        });
      return;
    case 'refused':
      // Behind the others: when it goes on, those who are wanted are not stopped by it again.
      await note('queued', { attempts: attempts - 1, next_at: now });
      await db('campaigns')
        .where({ id: campaign_id, state: 'running' })
        .update({ state: 'paused', trouble: response });
      return;
    case 'unknown':
      await note('unknown');
  }
}

/** SQL: what a server said, which mostly names the address; nothing of whom was taken off the list meanwhile. */
export function responseKept(db: Knex, response: string): Knex.Raw {
  return db.raw('case when investor_id is not null then cast(? as text) end', [response]);
}

/** From now on nothing is sent to the address of this mail, and what waits for it is taken back. */
export async function suppress(
  { db, clock }: { db: Knex; clock: Clock },
  deliveryId: string,
  reason: 'unsubscribed' | 'hard' | 'soft' | 'complaint',
): Promise<boolean> {
  const delivery = await db('deliveries').where({ id: deliveryId }).first('email_hash');
  if (!delivery) return false;
  const { email_hash } = delivery;
  await db('mail_suppressions')
    .insert({ email_hash, reason, at: clock.now() })
    .onConflict('email_hash')
    .ignore();
  await db('deliveries')
    .where({ email_hash, state: 'queued' })
    .update({ state: 'skipped', changed_at: clock.now() });
  return true;
}

/** Whether nothing is sent any more to the address of this hash: they want no mail, or it is dead. */
export async function isSuppressed(db: Knex, hash: Buffer | Knex.Raw | Knex.QueryBuilder): Promise<boolean> {
  return (await db('mail_suppressions').where('email_hash', hash).first('reason')) !== undefined;
}
