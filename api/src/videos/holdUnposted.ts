import type { Knex } from 'knex';
import { Media } from '../media/Media.ts';
import { MemberVideo } from './MemberVideo.ts';

/**
 * A video that is no post yet, as nobody changes it from here on. Its file is held before it, as by whoever takes the file
 * away: two ways round would wait for each other.
 */
export async function holdUnposted(db: Knex, id: string): Promise<MemberVideo | undefined> {
  const seen = await MemberVideo.query(db).findById(id).whereNull('post_id');
  if (seen?.media_id) await Media.query(db).findById(seen.media_id).forUpdate();
  return seen && MemberVideo.query(db).findById(id).whereNull('post_id').forUpdate();
}
