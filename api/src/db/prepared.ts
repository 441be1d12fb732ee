import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

interface Result<Row> {
  rows: Row[];
  rowCount: number | null;
}

/**
 * A statement that PostgreSQL parses and plans once for each connection: for lists that everybody asks for all the
 * time. Written with $1, $2; runs on the pool or in a transaction.
 */
export function prepared<Row>(text: string): (db: Knex, values: readonly unknown[]) => Promise<Row[]> {
  const run = named<Row>(text);
  return async (db, values) => (await run(db, values)).rows;
}

/** The same for a statement that only writes: answers how many rows. */
export function preparedWrite(text: string): (db: Knex, values: readonly unknown[]) => Promise<number> {
  const run = named(text);
  return async (db, values) => (await run(db, values)).rowCount ?? 0;
}

function named<Row>(text: string): (db: Knex, values: readonly unknown[]) => Promise<Result<Row>> {
  // Named by what it says: two builds behind one connection pooler must not take each other's.
  const name = `plaza_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  return async (db, values) => {
    const connection = await db.client.acquireConnection();
    try {
      return await connection.query({ name, text, values });
    } finally {
      await db.client.releaseConnection(connection);
    }
  };
}
