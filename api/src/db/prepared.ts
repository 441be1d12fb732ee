import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isTransaction } from './afterCommit.ts';
import { sendWithCommit } from './sendWithCommit.ts';

/**
 * A statement that PostgreSQL parses and plans once for each connection: for lists that everybody asks for all the
 * time. Written with $1, $2; runs on the pool or in a transaction.
 */
export function prepared<Row>(text: string): (db: Knex, values: readonly unknown[]) => Promise<Row[]> {
  const name = nameOf(text);
  return async (db, values) => {
    const connection = await db.client.acquireConnection();
    try {
      const { rows } = await connection.query({ name, text, values });
      return rows;
    } finally {
      await db.client.releaseConnection(connection);
    }
  };
}

/**
 * The same with the end of the transaction, in one message with its commit; outside of one, at once. `committed` is told
 * what it answered where it holds from then on; not where something else was said before the commit.
 */
export function preparedLast<Row>(
  text: string,
): (db: Knex, values: readonly unknown[], committed?: (rows: readonly Row[]) => void) => Promise<void> {
  const run = prepared<Row>(text);
  const name = nameOf(text);
  return async (db, values, committed = () => undefined) => {
    if (!isTransaction(db)) return committed(await run(db, values));
    // The rows of this very statement.
    const tell = (rows: readonly unknown[]) => committed(rows as readonly Row[]);
    await sendWithCommit(db, { name, text, values, committed: tell });
  };
}

/** Named by what it says: two builds behind one connection pooler must not take each other's. */
function nameOf(text: string): string {
  return `plaza_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}
