import type { Knex } from 'knex';

/** Where the record says who did it. */
const RECORD = { remote_events: 'actor', remote_versions: 'created_by' } as const;

// What another person is called by now is theirs.
const EARLIER = `
  select details -> 'username' ->> 'from' as username from audit_log a
  where act = 'person.edited' and about_kind = 'person' and about_id = :id
    and details -> 'username' ->> 'from' is not null
    and not exists (select from users u where u.username = (a.details -> 'username' ->> 'from')::citext)`;

/**
 * Takes the name of an administrator who is forgotten out of the record: what they did stays, by somebody who left. It
 * knows people by their ID alone, so those that they had before are looked up, while the audit log still says them.
 */
export async function forgetDeployer(
  db: Knex,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const { rows } = await db.raw(EARLIER, { id });
  const earlier: string[] = rows.map((row: { username: string }) => row.username);
  for (const [table, column] of Object.entries(RECORD))
    await db(table)
      .whereIn(column, [username, ...earlier])
      .update({ [column]: `left-${id}` });
}
