import type { Comment } from '@plaza/api-contract';
import { COMMENTS_PAGE } from '@plaza/api-contract/values';
import { liveList, useLiveList, useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import { usePostStore } from '../store/usePostStore.tsx';
import { withComment } from './threads.ts';

const comments = liveList('GET /posts/:id/comments', {
  key: ({ id }) => id,
  page: (items) => ({
    items,
    next: items.length < COMMENTS_PAGE ? null : (items.at(-1)?.cursor ?? null),
  }),
  channel: {
    name: ({ params }) => `post-${params.id}`,
    on: { 'post-changed': (shown, { what }) => (what === 'comments' ? 'again' : shown) },
  },
});

/** The comments of a post, live for as long as they are on screen. */
export function useComments(post: string) {
  const { hub } = useShell();
  const store = usePostStore();
  const list = useLiveList(comments, { params: { id: post } });
  const change = (comment: Comment) => list.hear((items) => withComment(items, comment));

  const hearOwn = useEffectEvent(change);
  useEffect(() => {
    const listening = hub.listen(`post-${post}`, 'post-changed').subscribe({
      next: ({ payload }) => store.hear(payload),
      // A channel that may not be heard: the thread is still there to be read and written.
      error: () => undefined,
    });
    const forget = store.onComment((comment) => {
      if (comment.post_id === post) hearOwn(comment);
    });
    return () => {
      listening.unsubscribe();
      forget();
    };
  }, [hub, store, post]);

  return { ...list, change };
}
