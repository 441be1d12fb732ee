import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { Media } from './Media.ts';
import { keysOf, storeOf } from './storeOf.ts';

/**
 * Takes away all pictures and videos of somebody whose row goes next: with it nobody would find their files again. One
 * after the other, so that what is gone is gone, whatever becomes of the rest.
 */
export async function takeAwayAll(
  { db, config }: { db: Knex } & Pick<Plaza, 'config'>,
  ownerId: string,
): Promise<void> {
  for (const { id } of await Media.query(db).where({ owner_id: ownerId }).select('id'))
    await db.transaction(async (one) => {
      const media = await Media.query(one).findById(id).forUpdate();
      if (!media) return;
      await storeOf(config).delete(keysOf(media));
      await media.$query(one).delete();
    });
}
