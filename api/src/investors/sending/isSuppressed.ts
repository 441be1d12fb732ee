import type { Knex } from 'knex';

/** Whether nothing is sent any more to the address of this hash: they want no mail, or it is dead. */
export async function isSuppressed(db: Knex, hash: Buffer | Knex.Raw | Knex.QueryBuilder): Promise<boolean> {
  return (await db('mail_suppressions').where('email_hash', hash).first('reason')) !== undefined;
}
