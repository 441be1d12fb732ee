import type { Knex } from 'knex';

// Of a pair of which both are forgotten, one is enough: what is dropped for them is dropped for both.
const STILL_IN_CHATS = `
  select u.id from users u
  where u.forgotten_at is not null and u.deleted_at < :goneBy and (
    exists (
      select from conversation_members m join conversations c on c.id = m.conversation_id
      where m.user_id = u.id and m.left_at is null and c.kind = 'group')
    or exists (
      select from conversations c join users o on o.id = c.user_hi
      where c.user_lo = u.id and o.forgotten_at is not null and o.deleted_at < :goneBy))
  order by u.id limit :most`;

/**
 * Who was forgotten by a process of an earlier release, which took nobody out of their chats. It may be at work beside
 * this one for as long as an upgrade takes, so this is asked again and again.
 */
export async function forgottenInChats(
  db: Knex,
  { goneBy, most }: { goneBy: Date; most: number },
): Promise<string[]> {
  const { rows } = await db.raw(STILL_IN_CHATS, { goneBy, most });
  return rows.map(({ id }: { id: string }) => id);
}
