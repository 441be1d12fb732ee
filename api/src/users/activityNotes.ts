import type { Knex } from 'knex';

const MINUTE_MS = 60_000;
const MOST_REMEMBERED = 20_000;

// Several processes may each think that a minute is over: the rows know better.
const NOTE = `
  insert into user_activity as a (user_id, day, first_active, last_active)
  values (:userId, cast(:now as timestamptz) at time zone 'utc', :now, :now)
  on conflict (user_id, day) do update set last_active = excluded.last_active
  where a.last_active <= excluded.last_active - interval '1 minute'`;

/** Keeps when people were here, day by day: one write a minute for each at most. */
export function activityNotes(db: Knex) {
  const notedMs = new Map<string, number>();
  return async function noteActivity(userId: string, now: Date): Promise<void> {
    const lastMs = notedMs.get(userId);
    if (lastMs !== undefined && now.getTime() - lastMs < MINUTE_MS) return;
    if (notedMs.size >= MOST_REMEMBERED) notedMs.clear();
    notedMs.set(userId, now.getTime());
    await db.raw(NOTE, { userId, now });
    await db('users')
      .where({ id: userId })
      .where((one) => one.whereNull('last_active').orWhere('last_active', '<', now))
      .update({ last_active: now });
  };
}
