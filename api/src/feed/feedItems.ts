import type { FeedItem, Media, SharedPost } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { MediaService } from '../media/openMedia.ts';
import { readMedia, readPosts } from './feedStatements.ts';
import type { PostRow } from './postRows.ts';
import { presentPost, presentShared } from './presentPost.ts';

type Present = Pick<MediaService, 'present'>;

/** Posts as a feed shows them: with their media, and with the posts that they pass on. */
export async function feedItems(
  mediaService: Present,
  db: Knex,
  me: string,
  rows: readonly PostRow[],
): Promise<FeedItem[]> {
  const sharedIds = [...new Set(rows.flatMap(({ shared_id }) => shared_id ?? []))];
  const shared = sharedIds.length > 0 ? await readPosts(db, [me, sharedIds]) : [];
  const media = await mediaOf(mediaService, db, me, [...rows, ...shared]);
  const sharedById = new Map<string, SharedPost>(
    shared.map((row) => [row.id, presentShared(row, media.get(row.id) ?? [])]),
  );
  return rows.map((row) =>
    presentPost(row, me, media.get(row.id) ?? [], sharedById.get(row.shared_id ?? '') ?? null),
  );
}

/** Of these posts, those that the viewer may read, in the order of the ids. */
export async function loadFeedItems(
  mediaService: Present,
  db: Knex,
  me: string,
  ids: readonly string[],
): Promise<FeedItem[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await readPosts(db, [me, ids])).map((row) => [row.id, row]));
  return feedItems(
    mediaService,
    db,
    me,
    ids.flatMap((id) => rows.get(id) ?? []),
  );
}

async function mediaOf(
  mediaService: Present,
  db: Knex,
  me: string,
  rows: readonly PostRow[],
): Promise<Map<string, Media[]>> {
  const media = new Map<string, Media[]>();
  const ids = rows.filter(({ media_count }) => media_count > 0).map(({ id }) => id);
  if (ids.length === 0) return media;
  for (const row of await readMedia(db, [ids])) {
    const present = mediaService.present(row, me);
    const others = media.get(row.post_id);
    if (others) others.push(present);
    else media.set(row.post_id, [present]);
  }
  return media;
}
