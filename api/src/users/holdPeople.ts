import type { Knex } from 'knex';

/**
 * From here to the commit nobody else holds one of these people: two who ask for the last place at once must not both
 * find it free. They are taken in the order of their ids, or two who need the same could wait for each other. Rows that
 * only name a person, such as notes to friends, do not wait for it.
 */
export async function holdPeople(db: Knex, ids: readonly string[]): Promise<void> {
  await db('users')
    .whereIn('id', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
}

/**
 * From here to the commit these people are there under these names: whoever forgets one of them waits. Who is gone by now
 * is missing.
 */
export async function keepPeople(db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows: { id: string; username: string }[] = await db('users')
    .whereIn('id', [...ids])
    .orderBy('id')
    .forKeyShare()
    .select('id', 'username');
  return new Map(rows.map(({ id, username }) => [id, username]));
}
