import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { Media } from './Media.ts';
import { removeFilesJob } from './removeFilesJob.ts';
import { keysOf } from './storeOf.ts';
import { takeAway } from './takeAway.ts';

/**
 * Takes away all pictures and videos of somebody whose row goes next: with it nobody would find their files again. One
 * after the other, so that what is gone is gone, whatever becomes of the rest. Not within a transaction.
 */
export async function takeAwayAll(
  world: { db: Knex } & Pick<Plaza, 'config'>,
  ownerId: string,
): Promise<void> {
  for (const { id } of await Media.query(world.db).where({ owner_id: ownerId }).select('id'))
    await takeAway(world, id);
}

/** Within one: what has come meanwhile. Their files go after the commit. */
export async function letGoAll(db: Knex, ownerId: string): Promise<void> {
  const left = await Media.query(db).delete().where({ owner_id: ownerId }).returning('*');
  await removeFilesJob.queueAll(
    db,
    left.map((media) => ({ keys: keysOf(media) })),
  );
}
