import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/**
 * A statement that PostgreSQL parses and plans once for each connection: for lists that everybody asks for all the
 * time. Written with $1, $2; runs on the pool or in a transaction.
 */
export function prepared<Row>(text: string): (db: Knex, values: readonly unknown[]) => Promise<Row[]> {
  // Named by what it says: two builds behind one connection pooler must not take each other's.
  const name = `plaza_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
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
