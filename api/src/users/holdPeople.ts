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
