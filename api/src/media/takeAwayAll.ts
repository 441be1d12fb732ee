import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { Media } from './Media.ts';
import { keysOf, storeOf } from './storeOf.ts';

/** Takes away all pictures and videos of somebody whose row goes next: with it nobody would find their files again. */
export async function takeAwayAll(
  { db, config }: { db: Knex } & Pick<Plaza, 'config'>,
  ownerId: string,
): Promise<void> {
  const all = await Media.query(db).where({ owner_id: ownerId }).forUpdate();
  for (const media of all) await storeOf(config).delete(keysOf(media));
  await Media.query(db).where({ owner_id: ownerId }).delete();
}
