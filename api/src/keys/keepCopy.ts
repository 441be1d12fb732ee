import type { NewKeyCopy } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { noKeys, tooManyCopies } from './keys.errors.ts';
import { presentKeys } from './ownKeys.ts';

const MOST_COPIES = 30;

/** Keeps a copy of the present root key, in the place of the one of this way. */
export async function keepCopy(db: Knex, userId: string, copy: NewKeyCopy, now: Date): Promise<void> {
  await holdPeople(db, [userId]);
  const { root } = found(await presentKeys(db, userId), noKeys);
  const { way, ref = '', salt = null, rounds = null, wrapped } = copy;
  await db('key_copies')
    .insert({ user_id: userId, root, way, ref, salt, rounds, wrapped, is_stale: false, created_at: now })
    .onConflict(['user_id', 'root', 'way', 'ref'])
    .merge();
  const [row] = await db('key_copies').where({ user_id: userId }).count({ count: '*' });
  permit(Number(row?.['count']) <= MOST_COPIES, tooManyCopies);
}
