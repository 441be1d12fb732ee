import type { Knex } from 'knex';

/**
 * Groups whose owners all deleted their accounts before such groups were passed on: nobody can let people in or name them.
 * As now, whoever has been in longest owns them, and of those who are still here before those who are gone.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update conversation_members m set role = 'owner'
    from (
      select distinct on (m.conversation_id) m.conversation_id, m.user_id from conversation_members m
      join conversations c on c.id = m.conversation_id and c.kind = 'group'
      join users u on u.id = m.user_id
      where m.left_at is null and not exists (
        select from conversation_members o join users owner on owner.id = o.user_id
        where o.conversation_id = c.id and o.role = 'owner' and o.left_at is null and owner.deleted_at is null)
      order by m.conversation_id, u.deleted_at is not null, m.joined_at, m.user_id
    ) heir
    where m.conversation_id = heir.conversation_id and m.user_id = heir.user_id and m.role <> 'owner'`);
}

/** An older process knows owners too. */
export async function down(): Promise<void> {}
