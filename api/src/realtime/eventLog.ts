import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';

const KEPT_DAYS = 7;
/** So long a page may take from its first look to its first connection; one that took longer knows by itself. */
const FIRST_LOOK_SECONDS = 30;

export interface KeptEvent {
  seq: number;
  type: string;
  payload: unknown;
  at: string;
}

/** An event that is read later than it came. */
interface LateEvent extends KeptEvent {
  /** Whoever was there has heard it by now. */
  isOld: boolean;
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
  is_old: boolean;
  /** So many were looked at behind this place. */
  found: number;
}

/** Some of what comes behind a place. */
export interface KeptPart<Kept = KeptEvent> {
  events: Kept[];
  /** There may be more behind these. */
  hasMore: boolean;
}

/** And an event. What is sent at once to one client must not be more than may wait for it, however long letters are. */
const MOST_BYTES = 1024 ** 2;

/** Who was there has just heard it: what was true then is still told to who was on the way. */
const FRESH_SECONDS = 5;

const BEFORE = 'rows between unbounded preceding and 1 preceding';
// Weighed first as it is stored, which need not be read; that may be far less than it says.
const EVENTS = prepared<EventRow>(`
  select w.place::int, e.seq, e.type, e.payload, e.created_at, e.found::int,
    e.created_at < clock_timestamp() - interval '${FRESH_SECONDS} seconds' as is_old
  from unnest($1::bigint[], $2::bigint[]) with ordinality as w (user_id, after, place)
  cross join lateral (
    select * from (
      select *, sum(octet_length(payload::text)) over (order by seq ${BEFORE}) as said from (
        select seq, type, payload, created_at, count(*) over () as found,
          sum(pg_column_size(payload)) over (order by seq ${BEFORE}) as stored
        from (
          select seq, type, payload, created_at from hub_events
          where user_id = w.user_id and seq > w.after order by seq limit $3) as next) as weighed
      where coalesce(stored, 0) < ${MOST_BYTES}) as read
    where coalesce(said, 0) < ${MOST_BYTES}) as e
  order by w.place, e.seq`);

/** What comes in the log behind each of these places; so many at most behind each, and not too much. */
export async function eventsAfter(
  db: Knex,
  places: readonly LogPlace[],
  most: number,
): Promise<KeptPart<LateEvent>[]> {
  const rows = await EVENTS(db, [places.map(({ userId }) => userId), places.map(({ after }) => after), most]);
  const parts = places.map((): KeptPart<LateEvent> => ({ events: [], hasMore: false }));
  for (const { place, seq, type, payload, created_at, is_old, found } of rows) {
    const part = parts[place - 1];
    if (!part) continue;
    part.events.push({ seq: Number(seq), type, payload, at: created_at.toISOString(), isOld: is_old });
    part.hasMore = found >= most || part.events.length < found;
  }
  return parts;
}

/** How far the log of a person goes, from where on it is kept, and whether its last event came just now. */
export interface LogEnds {
  head: number;
  oldest: number;
  isFresh: boolean;
}

const ENDS = prepared<{ head: string; oldest: string; is_fresh: boolean }>(`
  select coalesce(h.seq, 0) as head,
    coalesce((select min(seq) from hub_events where user_id = w.user_id), h.seq + 1, 1) as oldest,
    exists (select from hub_events where user_id = w.user_id and seq = h.seq
      and created_at > now() - interval '${FIRST_LOOK_SECONDS} seconds') as is_fresh
  from unnest($1::bigint[]) with ordinality as w (user_id, place)
  left join hub_heads h on h.user_id = w.user_id
  order by w.place`);

export async function endsOf(db: Knex, userIds: readonly string[]): Promise<LogEnds[]> {
  const rows = await ENDS(db, [userIds]);
  return rows.map(({ head, oldest, is_fresh }) => ({
    head: Number(head),
    oldest: Number(oldest),
    isFresh: is_fresh,
  }));
}

/** A page that began to look at things so many milliseconds ago. */
export interface FirstLook {
  userId: string;
  agoMs: number;
}

/** So long before it said that it looked: what is true may be seen a moment later, and clocks are not in step. */
const BEFORE_LOOK_MS = 2_000;

const BEFORE_LOOKS = prepared<{ last: string }>(`
  select coalesce(
    (select seq from hub_events
      where user_id = w.user_id and created_at < clock_timestamp() - (w.ago_ms + ${BEFORE_LOOK_MS}) * interval '1 ms'
      order by seq desc limit 1),
    (select min(seq) - 1 from hub_events where user_id = w.user_id),
    (select seq from hub_heads where user_id = w.user_id), 0) as last
  from unnest($1::bigint[], $2::bigint[]) with ordinality as w (user_id, ago_ms, place)
  order by w.place`);

/** The last event before each of these first looks: what came after it they may not have seen. */
export async function lastBefore(db: Knex, looks: readonly FirstLook[]): Promise<number[]> {
  const rows = await BEFORE_LOOKS(db, [looks.map(({ userId }) => userId), looks.map(({ agoMs }) => agoMs)]);
  return rows.map(({ last }) => Number(last));
}

/**
 * Where a client goes on that has everything up to `last`. With `reset` the log has a hole before that point; or the
 * client begins now, and may have looked at the rest just before the last event.
 */
export function startAfter(
  { head, oldest, isFresh }: LogEnds,
  last: number | null,
): { position: number; reset: boolean } {
  if (last === null) return { position: head, reset: isFresh };
  // Ahead of the log is who met a database that has since been restored from a backup.
  const reset = last > head || last < oldest - 1;
  return { position: reset ? head : last, reset };
}

const BEHIND = prepared<{ user_id: string }>(`
  select distinct w.user_id from unnest($1::bigint[], $2::bigint[]) as w (user_id, after)
  join hub_heads h on h.user_id = w.user_id where h.seq > w.after`);

/** Those of these people in whose log something comes behind these places. */
export async function behind(db: Knex, places: readonly LogPlace[]): Promise<string[]> {
  if (places.length === 0) return [];
  const rows = await BEHIND(db, [places.map(({ userId }) => userId), places.map(({ after }) => after)]);
  return rows.map(({ user_id }) => user_id);
}

const OVER = `now() - interval '${KEPT_DAYS} days'`;
/** In one statement, which is over in a moment. */
const DROPPED = { people: 200, events: 50 };
// Of each of so many people, and so many events at most. Their log begins with what is oldest.
const DROP_OLD = prepared<{ last: string | null; dropped: number }>(`
  with people as (
    select user_id from hub_heads where user_id > $1 order by user_id limit ${DROPPED.people}
  ), dropped as (
    delete from hub_events where ctid = any (array(
      select old.ctid from people
      cross join lateral (
        select created_at from hub_events where user_id = people.user_id order by seq limit 1) as oldest
      cross join lateral (
        select ctid, created_at from hub_events where user_id = people.user_id order by seq
        limit ${DROPPED.events}) as old
      where oldest.created_at < ${OVER} and old.created_at < ${OVER}))
    returning 1
  )
  select (select max(user_id) from people) as last, (select count(*)::int from dropped) as dropped`);

export async function dropOldEvents(db: Knex): Promise<void> {
  let done = '0';
  for (;;) {
    const [some] = await DROP_OLD(db, [done]);
    if (!some?.last) return;
    // Whose log is long has more of it.
    if (some.dropped === 0) done = some.last;
  }
}
