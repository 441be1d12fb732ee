import { type Backplane, postgresBackplane, postgresStore, redisBackplane } from '@plaza/signalr-server';
import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { noticeSilence } from './noticeSilence.ts';

const LONGEST_RETRY_MS = 2_000;

/** How the hubs of several processes hear each other: through Redis where there is one, else through the database. */
export function hubBackplane(
  { config, db }: Pick<Plaza, 'config' | 'db'>,
  silence: Parameters<typeof noticeSilence>[1] = {},
): {
  backplane: Backplane;
  release(): void;
} {
  if (!config.redisUrl) {
    const query = pgQuery(db);
    const connect = () => db.client.acquireRawConnection();
    return {
      backplane: postgresBackplane({ connect, query, store: postgresStore(query) }),
      release: () => undefined,
    };
  }
  const open = (url: string) =>
    new Redis(url, {
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(times * 100, LONGEST_RETRY_MS),
    });
  const [publisher, subscriber] = [open(config.redisUrl), open(config.redisUrl)];
  // The subscriber's troubles are told by the backplane; these are the same ones.
  publisher.on('error', () => undefined);
  // Also of the one that speaks: what is said into a dead connection waits for as long as the system believes in it.
  const stopBeating = [publisher, subscriber].map((client) => noticeSilence(client, silence));
  return {
    backplane: redisBackplane({ publisher, subscriber, prefix: 'plaza' }),
    release() {
      for (const stop of stopBeating) stop();
      for (const client of [publisher, subscriber]) client.disconnect();
    },
  };
}

/** The pool for statements written with $1, as the backplane writes them. */
function pgQuery(db: Knex) {
  return async (sql: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    const connection = await db.client.acquireConnection();
    try {
      return await connection.query(sql, values);
    } finally {
      await db.client.releaseConnection(connection);
    }
  };
}
