import type { Knex } from 'knex';
import { takeBack } from '../notifications/notify.ts';
import type { Announcement } from '../notifications/publishInOrder.ts';

interface Renamed {
  authorId: string;
  postId: string;
  commentId?: string;
  /** The @names as they were, and as they are now. */
  before: readonly string[];
  now: readonly string[];
}

/** Whose name was taken out before they read of it were never named. */
export async function withdrawMentions(
  db: Knex,
  { authorId, postId, commentId, before, now }: Renamed,
): Promise<Announcement[]> {
  const gone = before.filter((name) => !now.includes(name));
  if (gone.length === 0) return [];
  const people: string[] = await db('users').whereIn('username', gone).orderBy('id').pluck('id');
  const note = { kind: 'mention', actorId: authorId, postId, ...(commentId && { commentId }) } as const;
  const announcements: Announcement[] = [];
  for (const to of people) announcements.push(...(await takeBack(db, { ...note, to })));
  return announcements;
}
