import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';

/** Anybody may be a guest for a day, from as many networks as they can rent: all guests together keep no more than this. */
const MOST_BYTES = 4 * 1024 ** 3;

/**
 * How much more the guests of the demo may bring, all together: pictures, videos and files of chats, with those on their
 * way. Endless for members. From here to the commit it stays so.
 */
export async function guestsBytesLeft(db: Knex, ownerId: string): Promise<number> {
  const isGuest = await db('users').where({ id: ownerId }).whereNotNull('demo_until').first('id');
  if (!isGuest) return Infinity;
  // Guests who bring something at the same time must see each other.
  await takeTurn(db, 'guests');
  const { rows } = await db.raw(
    `select coalesce(sum(kept.bytes), 0)::float8 as bytes
     from users u cross join lateral (
       select (file->>'bytes')::float8 as bytes from media m, jsonb_array_elements(m.files) file
         where m.owner_id = u.id
       union all select bytes from chat_blobs where owner_id = u.id
       union all select bytes from chat_uploads where owner_id = u.id
     ) kept
     where u.demo_until is not null`,
  );
  return MOST_BYTES - rows[0].bytes;
}
