import type { LoggedEventName, LoggedEvents } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared, preparedLast } from '../db/prepared.ts';
import { isAnyHere, tellAfterCommit, type Written } from './tellAfterCommit.ts';

export type LoggedEvent = {
  [Name in LoggedEventName]: { type: Name; payload: LoggedEvents[Name] };
}[LoggedEventName];

/** An event and the person it is for. */
export interface AddressedEvent {
  to: string;
  event: LoggedEvent;
}

interface WrittenRow {
  user_id: string;
  seq: string;
  created_at: Date;
}

// The heads are taken in the order of the people's ids, or two that publish to the same people could wait for each other.
const PUBLISH_ALL = `
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
  from given join heads using (user_id)`;

// The same for one event, which is what is published most: there is nothing to sort, to join and to number.
const PUBLISH_ONE = `
  with head as (
    insert into hub_heads as head (user_id, seq) values ($1, 1)
    on conflict (user_id) do update set seq = head.seq + 1
    returning seq
  )
  insert into hub_events (user_id, seq, type, payload) select $1, seq, $2, $3 from head`;

const publishes = (text: string) => ({
  quietly: preparedLast(text),
  /** Answers the numbers. That costs as much again as the writing, where nobody here waits for them. */
  andAnswers: preparedLast<WrittenRow>(`${text} returning user_id, seq, created_at`),
});
const [publishOne, publishAll] = [publishes(PUBLISH_ONE), publishes(PUBLISH_ALL)];

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
  const given = events.map(({ to, event }) => ({
    to,
    type: event.type,
    json: JSON.stringify(event.payload),
  }));
  let rows: readonly WrittenRow[] | undefined;
  const [first, ...more] = given;
  const isOne = first && more.length === 0;
  const publishing = isOne ? publishOne : publishAll;
  const values = isOne ? [first.to, first.type, first.json] : listsOf(given);
  const people = given.map(({ to }) => to);
  if (isAnyHere(db, people)) await publishing.andAnswers(db, values, (written) => (rows = written));
  else await publishing.quietly(db, values);
  const notices = [...new Set(events.map(({ to }) => `event:${to}`))];
  tellAfterCommit(db, notices, () => rows && writtenAs(given, rows));
}

interface Given {
  to: string;
  type: string;
  json: string;
}

function listsOf(given: readonly Given[]): string[][] {
  return [given.map(({ to }) => to), given.map(({ type }) => type), given.map(({ json }) => json)];
}

/** As it would be read from the log: the numbers of each person rise in the order in which the events were given. */
function writtenAs(given: readonly Given[], rows: readonly WrittenRow[]): Written {
  const givenTo = byPerson(given, ({ to }) => to);
  const rowsOf = byPerson(rows, ({ user_id }) => user_id);
  return (userId) => {
    const places = (rowsOf.get(userId) ?? []).toSorted((one, other) => Number(one.seq) - Number(other.seq));
    return (givenTo.get(userId) ?? []).flatMap(({ type, json }, at) => {
      const place = places[at];
      if (!place) return [];
      const { seq, created_at } = place;
      return { seq: Number(seq), at: created_at.toISOString(), type, payload: JSON.parse(json) };
    });
  };
}

function byPerson<Item>(items: readonly Item[], personOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(personOf(item));
    if (group) group.push(item);
    else groups.set(personOf(item), [item]);
  }
  return groups;
}
