import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { Media } from './Media.ts';
import { keysOf, storeOf } from './storeOf.ts';

/** Which of several states of a medium may go: asked while its row is held. */
type Which = (found: Media) => boolean;

/**
 * Takes away a medium that nobody is to have any more, files first: without its row nobody would find them again. From the
 * first step on it is there for nobody, and no transaction stands open while the files go: a bucket that hangs would hold
 * a connection, and a rollback would leave what has no files to somebody who puts it into a post.
 */
export async function takeAway(
  { db, config }: { db: Knex } & Pick<Plaza, 'config'>,
  id: string,
  mayGo: Which = () => true,
): Promise<void> {
  const going = await db.transaction(async (transaction) => {
    const media = await Media.query(transaction).findById(id).forUpdate();
    if (!media || !mayGo(media)) return undefined;
    await media.$query(transaction).patch({ stored_at: null });
    return media;
  });
  if (!going) return;
  await storeOf(config).delete(keysOf(going));
  // Whoever was still storing it has it back: what they stored after this needs its row.
  await Media.query(db).findById(id).whereNull('stored_at').delete();
}
