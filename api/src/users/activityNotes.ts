import type { Knex } from 'knex';
import { inRounds } from '../db/inRounds.ts';
import { prepared } from '../db/prepared.ts';

const MINUTE_MS = 60_000;
const MOST_REMEMBERED = 20_000;
const MOST_AT_ONCE = 200;

interface Note {
  userId: string;
  at: Date;
}

// Several processes may each think that a minute is over: the rows know better. Each goes through the people in the
// order of their ids, or two could wait for each other, and past those whom somebody holds: the others do not wait.
const NOTE = prepared(`
  with note as (select * from unnest($1::bigint[], $2::timestamptz[]) as note (user_id, at)),
    free as (select id from users where id = any($1::bigint[]) order by id for key share skip locked)
  insert into user_activity as a (user_id, day, first_active, last_active)
  select user_id, (at at time zone 'utc')::date, at, at from note join free on free.id = user_id order by user_id
  on conflict (user_id, day) do update set last_active = excluded.last_active
  where a.last_active <= excluded.last_active - interval '1 minute'`);
const SEEN = prepared(`
  with note as (select * from unnest($1::bigint[], $2::timestamptz[]) as note (user_id, at)),
    free as (select id from users where id = any($1::bigint[]) order by id for no key update skip locked)
  update users u set last_active = note.at from free join note on note.user_id = free.id
  where u.id = free.id and (u.last_active is null or u.last_active < note.at)`);

/** Keeps when people were here, day by day: one write a minute for each at most, and one for all who come at once. */
export function activityNotes(db: Knex) {
  const notedMs = new Map<string, number>();
  const write = inRounds(MOST_AT_ONCE, async (notes: Note[]) => {
    // Twice in one round only where the clock was set; a row can be written once in a statement.
    const one = [...new Map(notes.map((note) => [note.userId, note])).values()];
    const values = [one.map(({ userId }) => userId), one.map(({ at }) => at)];
    await NOTE(db, values);
    await SEEN(db, values);
    return notes.map(() => undefined);
  });
  return async function noteActivity(userId: string, now: Date): Promise<void> {
    const lastMs = notedMs.get(userId);
    if (lastMs !== undefined && now.getTime() - lastMs < MINUTE_MS) return;
    if (notedMs.size >= MOST_REMEMBERED) notedMs.clear();
    notedMs.set(userId, now.getTime());
    await write({ userId, at: now });
  };
}
