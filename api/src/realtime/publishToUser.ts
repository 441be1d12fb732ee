import type { LoggedEventName, LoggedEvents } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared, preparedLast } from '../db/prepared.ts';
import { tellAfterCommit } from './tellAfterCommit.ts';

export type LoggedEvent = {
  [Name in LoggedEventName]: { type: Name; payload: LoggedEvents[Name] };
}[LoggedEventName];

/** An event and the person it is for. */
export interface AddressedEvent {
  to: string;
  event: LoggedEvent;
}

// The heads are taken in the order of the people's ids, or two that publish to the same people could wait for each other.
const PUBLISH_ALL = prepared(`
  with given as (
    select * from unnest($1::bigint[], $2::text[], $3::json[])
      with ordinality as given (user_id, type, payload, place)
  ), heads as (
    insert into hub_heads as head (user_id, seq)
    select user_id, count(*) from given group by user_id order by user_id
    on conflict (user_id) do update set seq = head.seq + excluded.seq
    returning user_id, seq
  )
  insert into hub_events (user_id, seq, type, payload)
  select user_id, seq + 1 - row_number() over (partition by user_id order by place desc), type, payload
  from given join heads using (user_id)`);

// The same for one event, which is what is published most: there is nothing to sort, to join and to number.
const PUBLISH_ONE = preparedLast(`
  with head as (
    insert into hub_heads as head (user_id, seq) values ($1, 1)
    on conflict (user_id) do update set seq = head.seq + 1
    returning seq
  )
  insert into hub_events (user_id, seq, type, payload) select $1, seq, $2, $3 from head`);

/**
 * Writes an event into a person's log, in the caller's transaction: no commit, no event. All devices of
 * the person get it after the commit, exactly once and in order, also those that are away just now.
 * For several people in one transaction `publishToUsers` takes all at once.
 */
export async function publishToUser(db: Knex, userId: string, event: LoggedEvent): Promise<void> {
  await publish(db, [{ to: userId, event }]);
}

/** The same for many, in one statement; who gets several gets them in this order. */
export async function publishToUsers(db: Knex, events: readonly AddressedEvent[]): Promise<void> {
  if (events.length > 0) await publish(db, events);
}

// Every head is taken once, in the order of the ids, as above.
const HOLD = prepared(`
  insert into hub_heads as head (user_id, seq)
  select user_id, 0 from unnest($1::bigint[]) as held (user_id) group by user_id order by user_id
  on conflict (user_id) do update set seq = head.seq`);

/** From here on nobody else writes into these logs until the transaction ends: what is counted now is true for them. */
export async function holdLogs(db: Knex, userIds: readonly string[]): Promise<void> {
  await HOLD(db, [userIds]);
}

async function publish(db: Knex, events: readonly AddressedEvent[]): Promise<void> {
  const [first, ...more] = events;
  if (first && more.length === 0) await writeOne(db, first);
  else await writeAll(db, events);
  tellAfterCommit(db, [...new Set(events.map(({ to }) => `event:${to}`))]);
}

async function writeOne(db: Knex, { to, event }: AddressedEvent): Promise<void> {
  await PUBLISH_ONE(db, [to, event.type, JSON.stringify(event.payload)]);
}

async function writeAll(db: Knex, events: readonly AddressedEvent[]): Promise<void> {
  const whom = events.map(({ to }) => to);
  const types = events.map(({ event }) => event.type);
  const payloads = events.map(({ event }) => JSON.stringify(event.payload));
  await PUBLISH_ALL(db, [whom, types, payloads]);
}
