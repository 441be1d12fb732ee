import { Client } from 'pg';

/** Ample for a machine with much else to do: who refuses a connection says so at once all the same. */
const WAIT_MS = 30_000;

/** One question on a connection of its own. */
export async function askServer(
  url: string,
  sql: string,
  waitMs = WAIT_MS,
): Promise<Record<string, unknown>[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  });
  // A connection that breaks after the answer must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
