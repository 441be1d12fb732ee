import type { Knex } from 'knex';
import { beginWithNext } from './sendWithCommit.ts';

/**
 * A transaction that begins in one message with what it looks at first. It must write nothing before that is answered:
 * should its beginning fail, as nothing does, what went with it runs all the same.
 */
export async function lookFirst<Result>(
  db: Knex,
  act: (inner: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await db.client.acquireConnection();
  try {
    beginWithNext(connection);
    return await db.transaction(act, { connection });
  } finally {
    await db.client.releaseConnection(connection);
  }
}
