import type { Slice } from '../http/slice.ts';
import { countShare } from './counts.ts';
import { findPost } from './findPost.ts';
import { react } from './react.ts';
import { writingLimit } from './writingLimit.ts';

/** What one does to a post without a word: stars, a feeling, sharing it, hiding it. */
export const answersRoutes: Slice = (on, plaza) => {
  const { clock } = plaza;
  const limit = writingLimit(plaza);

  on('PUT /posts/:id/reaction', async ({ session: { member }, input: { params, body }, db }) => {
    await limit(db, 'react', member);
    const post = await findPost(db, member.id, params.id);
    return react(db, member, post, body);
  });

  on('POST /posts/:id/share', async ({ session: { member }, input: { params }, db }) => {
    await limit(db, 'react', member);
    await findPost(db, member.id, params.id);
    return countShare(db, member, params.id);
  });

  on('PUT /posts/:id/hidden', async ({ session: { member }, input: { params }, db }) => {
    await findPost(db, member.id, params.id);
    const row = { user_id: member.id, post_id: params.id, hidden_at: clock.now() };
    await db('hidden_posts').insert(row).onConflict().ignore();
    return { ID: params.id, is_hidden: true };
  });

  on('DELETE /posts/:id/hidden', async ({ session: { member }, input: { params }, db }) => {
    await findPost(db, member.id, params.id);
    await db('hidden_posts').where({ user_id: member.id, post_id: params.id }).delete();
    return { ID: params.id, is_hidden: false };
  });
};
