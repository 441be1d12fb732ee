import type { Knex } from 'knex';
import { seesPerson } from '../friends/visiblePeople.ts';

/** What somebody has written, given and whom they know: their part of "everything about you". */
export async function exportWords(db: Knex, userId: string): Promise<Record<string, unknown>> {
  const names = (table: string, mine: string, theirs: string) =>
    db(table)
      .join('users as u', 'u.id', `${table}.${theirs}`)
      .where({ [`${table}.${mine}`]: userId })
      .orderBy('u.username');
  const seenNames = (...about: Parameters<typeof names>) =>
    names(...about)
      .whereRaw(seesPerson(':userId', 'u'), { userId })
      .pluck('u.username');
  return {
    posts: await db('posts')
      .where({ author_id: userId })
      .whereNull('deleted_at')
      .orderBy('id')
      .select('id', 'context', 'sharing', 'created_at', 'edited_at'),
    comments: await db('comments')
      .where({ author_id: userId })
      .whereNull('deleted_at')
      .orderBy('id')
      .select('id', 'post_id', 'context', 'created_at', 'edited_at'),
    held_back: await db('held_words')
      .where({ author_id: userId })
      .orderBy('id')
      .select('id', 'kind', 'context', 'held_at', 'decision'),
    reactions: await db('reactions')
      .where({ user_id: userId })
      .orderBy('post_id')
      .select('post_id', 'stars', 'emoji', 'reacted_at'),
    friends: await seenNames('friendships', 'user_id', 'friend_id'),
    friend_requests: await seenNames('friend_requests', 'from_id', 'to_id'),
    blocked: await names('blocks', 'user_id', 'other_id').pluck('u.username'),
    muted: await seenNames('mutes', 'user_id', 'other_id'),
  };
}
