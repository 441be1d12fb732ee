import type { Knex } from 'knex';

/**
 * Who is online and must not hear of somebody, or does not want to: a wall stands between the two, or they have muted
 * them. For what is said to all at once, where no query asks for each.
 */
export async function onlineButDeafTo(db: Knex, personId: string): Promise<string[]> {
  const { rows } = await db.raw(
    `select distinct p.user_id as id from (
       select other_id as id from blocks where user_id = :personId
       union select user_id from blocks where other_id = :personId
       union select user_id from mutes where other_id = :personId) deaf
     join hub_presence p on p.user_id = deaf.id`,
    { personId },
  );
  return rows.map((row: { id: string }) => row.id);
}
