import type { Knex } from 'knex';

/** Two people who are friends already. */
export async function befriend(db: Knex, one: { id: string }, other: { id: string }): Promise<void> {
  await db('friendships').insert([
    { user_id: one.id, friend_id: other.id },
    { user_id: other.id, friend_id: one.id },
  ]);
}
