import type { LoggedEventName, LoggedEvents } from '@plaza/api-contract';
import type { Knex } from 'knex';

export type LoggedEvent = {
  [Name in LoggedEventName]: { type: Name; payload: LoggedEvents[Name] };
}[LoggedEventName];

const PUBLISH = `
  with head as (
    insert into hub_heads as head (user_id, seq) values (:userId, 1)
    on conflict (user_id) do update set seq = head.seq + 1
    returning seq
  ), kept as (
    insert into hub_events (user_id, seq, type, payload)
    select :userId, seq, :type, :payload::json from head
    returning seq
  )
  select seq, pg_notify('plaza_hub', 'event:' || :userId) from kept`;

/**
 * Writes an event into a person's log, in the caller's transaction: no commit, no event. All devices of
 * the person get it after the commit, exactly once and in order, also those that are away just now.
 * For several people in one transaction, go in the order of their ids, or two of them may wait for each other.
 */
export async function publishToUser(
  db: Knex,
  userId: string,
  { type, payload }: LoggedEvent,
): Promise<number> {
  const { rows } = await db.raw(PUBLISH, { userId, type, payload: JSON.stringify(payload) });
  return Number(rows[0].seq);
}
