import { type MessageStore } from './MessageStore.ts';
import { type PostgresQuery } from './postgresBackplane.ts';

/** Keeps two processes that start together from making the table twice. Any number that is always the same. */
const LOCK = 7_442_501;
const KEEP = "interval '1 minute'";
const PRUNE_EVERY = 500;

/** Messages in a table that is made when missing, unlogged because a minute later nobody asks for them. */
export function postgresStore(query: PostgresQuery, table = 'signalr_message'): MessageStore {
  const name = `"${table.replaceAll('"', '""')}"`;
  let ready: Promise<unknown> | null = null;
  let saves = 0;

  const create = (): Promise<unknown> =>
    query(
      `DO $$ BEGIN
         PERFORM pg_advisory_xact_lock(${LOCK});
         CREATE UNLOGGED TABLE IF NOT EXISTS ${name} (
           id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
           body text NOT NULL,
           saved_at timestamptz NOT NULL DEFAULT now()
         );
       END $$`,
      [],
    );

  return {
    async save(payloads) {
      ready ??= create().catch((error: unknown) => {
        ready = null;
        throw error;
      });
      await ready;
      saves += 1;
      if (saves % PRUNE_EVERY === 0) await query(`DELETE FROM ${name} WHERE saved_at < now() - ${KEEP}`, []);
      const { rows } = await query(
        `INSERT INTO ${name} (body)
         SELECT body FROM unnest($1::text[]) WITH ORDINALITY AS given (body, place) ORDER BY place
         RETURNING id::text AS id`,
        [payloads],
      );
      return rows.map((row) => field(row, 'id'));
    },
    async load(ids) {
      const { rows } = await query(`SELECT id::text AS id, body FROM ${name} WHERE id = ANY ($1::bigint[])`, [
        ids,
      ]);
      return new Map(rows.map((row) => [field(row, 'id'), field(row, 'body')]));
    },
  };
}

function field(row: unknown, key: 'id' | 'body'): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, key) : undefined;
  return String(value);
}
