import type { Knex } from 'knex';

const KEPT_DAYS = 7;

export interface KeptEvent {
  seq: number;
  type: string;
  payload: unknown;
  at: string;
}

export async function eventsAfter(db: Knex, userId: string, seq: number, most: number): Promise<KeptEvent[]> {
  const { rows } = await db.raw(
    'select seq, type, payload, created_at from hub_events where user_id = ? and seq > ? order by seq limit ?',
    [userId, seq, most],
  );
  return rows.map((row: { seq: string; type: string; payload: unknown; created_at: Date }) => ({
    seq: Number(row.seq),
    type: row.type,
    payload: row.payload,
    at: row.created_at.toISOString(),
  }));
}

/** Where a client goes on that has everything up to `last`. With `reset` the log has a hole before that point. */
export async function findStart(
  db: Knex,
  userId: string,
  last: number | null,
): Promise<{ position: number; reset: boolean }> {
  const { rows } = await db.raw(
    `select seq as head, (select min(seq) from hub_events where user_id = hub_heads.user_id) as oldest
     from hub_heads where user_id = ?`,
    [userId],
  );
  const head = Number(rows[0]?.head ?? 0);
  if (last === null) return { position: head, reset: false };
  const oldest = Number(rows[0]?.oldest ?? head + 1);
  // Ahead of the log is who met a database that has since been restored from a backup.
  const reset = last > head || last < oldest - 1;
  return { position: reset ? head : last, reset };
}

export async function dropOldEvents(db: Knex): Promise<void> {
  await db.raw(`delete from hub_events where created_at < now() - make_interval(days => ?)`, [KEPT_DAYS]);
}
