import type { BounceKind } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import type { Plaza } from '../../plaza.ts';
import { readBounceAddress } from '../sending/addresses.ts';
import { responseKept, suppress } from '../sending/noteOutcome.ts';
import { tellProgress } from '../sending/tellProgress.ts';
import { type Returned, readReturned } from './readReturned.ts';

/** Notes what came back, a returned mail or what a provider read of one. False where it is of no letter of ours, or tells of no failure. */
export async function noteReturned(
  { config, clock, db: pool }: Pick<Plaza, 'config' | 'clock' | 'db'>,
  came: string | Returned,
): Promise<boolean> {
  const returned = typeof came === 'string' ? readReturned(came) : came;
  if (!returned) return false;
  const { addresses, kind, response } = returned;
  const deliveryId = addresses.map((address) => readBounceAddress(config, address)).find(Boolean);
  if (!deliveryId) return false;
  return pool.transaction((db) => takeBounce({ db, clock }, { deliveryId, kind, response }));
}

const SOFT_DAYS = 30;
const MOST_SOFT = 3;

interface Bounce {
  deliveryId: string;
  kind: BounceKind;
  response: string;
}

/** What came back after a mail had left. Dead addresses, complaints and the third soft one in a month end all mail to them. */
async function takeBounce(
  { db, clock }: { db: Knex; clock: Clock },
  { deliveryId, kind, response }: Bounce,
): Promise<boolean> {
  const delivery = await db('deliveries').where({ id: deliveryId }).forUpdate().first();
  if (!delivery) return false;
  const now = clock.now();
  // It was sent, whatever was known before: it came back.
  await db('deliveries')
    .where({ id: deliveryId })
    .update({ state: kind, response: responseKept(db, response.slice(0, 500)), changed_at: now });
  await tellProgress(db, delivery.campaign_id);
  // The address lives: who mends what their server holds against us may write to it again.
  if (kind === 'blocked') return true;
  if (kind !== 'soft') return suppress({ db, clock }, deliveryId, kind);
  const since = new Date(now.getTime() - SOFT_DAYS * 86_400_000);
  const soft = await db('deliveries')
    .where({ email_hash: delivery.email_hash, state: 'soft' })
    .where('changed_at', '>', since)
    .pluck('id');
  if (soft.length >= MOST_SOFT) await suppress({ db, clock }, deliveryId, 'soft');
  return true;
}
