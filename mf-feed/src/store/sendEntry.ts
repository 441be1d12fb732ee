import type { ApiClient } from '@plaza/shell-contract';
import type { PostStore } from './PostStore.ts';
import type { PostEntry } from './postEntries.ts';

/** Brings an entry to the server, and what the server says about the post to the store. */
export async function sendEntry(api: ApiClient, store: PostStore, entry: PostEntry): Promise<void> {
  const params = { id: entry.post };
  switch (entry.kind) {
    case 'reaction':
      return store.count(entry.post, await api.call('PUT /posts/:id/reaction', { params, body: entry.own }));
    case 'share':
      return store.count(entry.post, {
        ...(await api.call('POST /posts/:id/share', { params })),
        is_shared: true,
      });
    case 'comment': {
      const waiting = store.entries.filter(
        ({ kind, post }) => kind === 'comment' && post === entry.post,
      ).length;
      const known = () => (store.post(entry.post)?.comment_count ?? 0) - waiting;
      const before = known();
      const body = { context: entry.context, parent_id: entry.parent, clientId: entry.id };
      const comment = await api.call('POST /posts/:id/comments', { params, body });
      // The hub may have told the new count already.
      if (known() === before) store.count(entry.post, { comment_count: before + 1 });
      store.hasComment(comment);
    }
  }
}
