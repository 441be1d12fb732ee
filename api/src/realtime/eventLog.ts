import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';

const KEPT_DAYS = 7;

export interface KeptEvent {
  seq: number;
  type: string;
  payload: unknown;
  at: string;
}

/** Somewhere in the log of a person: behind the event of this number. */
export interface LogPlace {
  userId: string;
  after: number;
}

interface EventRow {
  place: number;
  seq: string;
  type: string;
  payload: unknown;
  created_at: Date;
}

const EVENTS = prepared<EventRow>(`
  select w.place::int, e.seq, e.type, e.payload, e.created_at
  from unnest($1::bigint[], $2::bigint[]) with ordinality as w (user_id, after, place)
  cross join lateral (
    select seq, type, payload, created_at from hub_events
    where user_id = w.user_id and seq > w.after order by seq limit $3) as e
  order by w.place, e.seq`);

/** What comes in the log behind each of these places; so many at most behind each. */
export async function eventsAfter(
  db: Knex,
  places: readonly LogPlace[],
  most: number,
): Promise<KeptEvent[][]> {
  const rows = await EVENTS(db, [places.map(({ userId }) => userId), places.map(({ after }) => after), most]);
  const found = places.map((): KeptEvent[] => []);
  for (const { place, seq, type, payload, created_at } of rows)
    found[place - 1]?.push({ seq: Number(seq), type, payload, at: created_at.toISOString() });
  return found;
}

/** How far the log of a person goes, and from where on it is kept. */
export interface LogEnds {
  head: number;
  oldest: number;
}

const ENDS = prepared<{ head: string; oldest: string }>(`
  select coalesce(h.seq, 0) as head,
    coalesce((select min(seq) from hub_events where user_id = w.user_id), h.seq + 1, 1) as oldest
  from unnest($1::bigint[]) with ordinality as w (user_id, place)
  left join hub_heads h on h.user_id = w.user_id
  order by w.place`);

export async function endsOf(db: Knex, userIds: readonly string[]): Promise<LogEnds[]> {
  const rows = await ENDS(db, [userIds]);
  return rows.map(({ head, oldest }) => ({ head: Number(head), oldest: Number(oldest) }));
}

/** Where a client goes on that has everything up to `last`. With `reset` the log has a hole before that point. */
export function startAfter(
  { head, oldest }: LogEnds,
  last: number | null,
): { position: number; reset: boolean } {
  if (last === null) return { position: head, reset: false };
  // Ahead of the log is who met a database that has since been restored from a backup.
  const reset = last > head || last < oldest - 1;
  return { position: reset ? head : last, reset };
}

export async function dropOldEvents(db: Knex): Promise<void> {
  await db.raw(`delete from hub_events where created_at < now() - make_interval(days => ?)`, [KEPT_DAYS]);
}
