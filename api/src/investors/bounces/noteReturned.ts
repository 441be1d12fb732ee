import type { Plaza } from '../../plaza.ts';
import { readBounceAddress } from '../sending/addresses.ts';
import { type Returned, readReturned } from './readReturned.ts';
import { takeBounce } from './takeBounce.ts';

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
