import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { noWall } from '../../friends/visiblePeople.ts';

interface BlobRow {
  id: string;
  bytes: string;
}

// Until the next look a message that has disappeared still holds its files; few have an end, and fewer have just met it.
// In a group what somebody behind a wall brought is hidden, as their words are.
const SEEN = prepared<BlobRow>(`
  select b.id, b.bytes from chat_blobs b
  join conversations c on c.id = b.conversation_id
  join conversation_members m on m.conversation_id = c.id and m.user_id = $2 and m.left_at is null
  join users v on v.id = m.user_id and not v.is_blocked and v.deleted_at is null
  where b.id = $1 and b.stored_at is not null
    and not exists (select from chat_entries e where e.expires_at <= $3 and e.deleted_at is null
      and e.conversation_id = b.conversation_id and b.id = any (e.blobs))
    and (c.kind = 'pair' or ${noWall('$2', 'b.owner_id')})`);

/** An encrypted file, for somebody who belongs to its chat now. */
export async function blobSeen(
  db: Knex,
  id: string,
  viewerId: string,
  now: Date,
): Promise<BlobRow | undefined> {
  const [row] = await SEEN(db, [id, viewerId, now]);
  return row;
}
