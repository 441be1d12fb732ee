import { Client } from 'pg';

/** One question on a connection of its own. */
export async function askServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 10_000 });
  // A connection that breaks after the answer must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
