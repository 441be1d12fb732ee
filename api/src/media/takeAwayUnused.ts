import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { Media } from './Media.ts';
import { keysOf, storeOf } from './storeOf.ts';

/** Takes away a medium that belongs to nothing, files first: without its row nobody would find them again. */
export async function takeAwayUnused(
  { db, config }: { db: Knex } & Pick<Plaza, 'config'>,
  id: string,
  looseBy?: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const unused = await Media.query(transaction)
      .findById(id)
      .whereNull('attached_at')
      .modify((query) => void (looseBy && query.where('loose_since', '<=', looseBy)))
      .forUpdate();
    if (!unused) return;
    await storeOf(config).delete(keysOf(unused));
    await Media.query(transaction).deleteById(id);
  });
}
