import type { Knex } from 'knex';

// What another person is called by now is theirs; the same in other letters is one's own.
const EARLIER = `
  select details -> 'username' ->> 'from' as username from audit_log a
  where act = 'person.edited' and about_kind = 'person' and about_id = :id
    and details -> 'username' ->> 'from' is not null
    and not exists (select from users u
      where u.username = (a.details -> 'username' ->> 'from')::citext and u.id <> cast(:id as bigint))`;

/** The IDs that somebody had before the present one, as long as the audit log still says them. */
export async function earlierNames(db: Knex, id: string): Promise<string[]> {
  const { rows } = await db.raw(EARLIER, { id });
  return rows.map(({ username }: { username: string }) => username);
}
