import type { Knex } from 'knex';
import { noWall } from './visiblePeople.ts';

/** Whether two people are in a chat together, or were: both are expressions for an id. */
export function sharesChat(viewer: string, personId: string): string {
  return `exists (
    select from conversation_members mine join conversation_members theirs using (conversation_id)
    where mine.user_id = ${viewer} and mine.left_at is null and theirs.user_id = ${personId})`;
}

/** Everybody who is in a chat with somebody. */
export async function partnersOf(db: Knex, userId: string): Promise<string[]> {
  const { rows } = await db.raw(
    `select distinct theirs.user_id as id
     from conversation_members mine join conversation_members theirs using (conversation_id)
     where mine.user_id = :userId and mine.left_at is null and theirs.left_at is null and theirs.user_id <> :userId`,
    { userId },
  );
  return rows.map((row: { id: string }) => row.id);
}

// Both have taken the chat on, and no wall stands between them.
const PAIRED = `
  select mine.user_id, theirs.user_id as partner_id from conversations c
  join conversation_members mine on mine.conversation_id = c.id and mine.is_accepted
  join conversation_members theirs on theirs.conversation_id = c.id and theirs.user_id <> mine.user_id
    and theirs.is_accepted
  where c.kind = 'pair' and c.last_seq > 0 and mine.user_id = any(:userIds)
    and ${noWall('mine.user_id', 'theirs.user_id')}`;

/** Those whom each of these people talks to, two by two. Who has nobody is not in it. */
export async function pairPartnersOfEach(
  db: Knex,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.raw(PAIRED, { userIds: [...userIds] });
  const partners = new Map<string, string[]>();
  for (const { user_id, partner_id } of rows as { user_id: string; partner_id: string }[])
    partners.set(user_id, [...(partners.get(user_id) ?? []), partner_id]);
  return partners;
}
