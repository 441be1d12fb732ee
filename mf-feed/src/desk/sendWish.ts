import type { ApiClient } from '@plaza/shell-contract';
import type { Desk } from './Desk.ts';
import type { Wish } from './wishes.ts';

/** Brings a wish to the server, and what the server says about the post to the desk. */
export async function sendWish(api: ApiClient, desk: Desk, wish: Wish): Promise<void> {
  const params = { id: wish.post };
  switch (wish.kind) {
    case 'reaction':
      return desk.count(wish.post, await api.call('PUT /posts/:id/reaction', { params, body: wish.own }));
    case 'share':
      return desk.count(wish.post, {
        ...(await api.call('POST /posts/:id/share', { params })),
        is_shared: true,
      });
    case 'comment': {
      const waiting = desk.wishes.filter(({ kind, post }) => kind === 'comment' && post === wish.post).length;
      const known = () => (desk.post(wish.post)?.comment_count ?? 0) - waiting;
      const before = known();
      const body = { context: wish.context, parent_id: wish.parent, clientId: wish.id };
      const comment = await api.call('POST /posts/:id/comments', { params, body });
      // The hub may have told the new count already.
      if (known() === before) desk.count(wish.post, { comment_count: before + 1 });
      desk.hasComment(comment);
    }
  }
}
