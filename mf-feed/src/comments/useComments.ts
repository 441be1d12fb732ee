import type { Comment } from '@plaza/api-contract';
import { COMMENTS_PAGE } from '@plaza/api-contract/values';
import { liveList, useLiveList, useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import type { CommentEntry, PostEntry } from '../store/postEntries.ts';
import { usePostStore } from '../store/usePostStore.tsx';

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
    // What was edited, counted or taken away before one could hear of it, or while the connection was gone.
    const joined = hub.listen(`post-${post}`, 'joined').subscribe({
      next: () => store.hear({ ID: post, what: 'edited', counts: null }),
      error: () => undefined,
    });
    const forget = store.onComment((comment) => {
      if (comment.post_id === post) hearOwn(comment);
    });
    return () => {
      listening.unsubscribe();
      joined.unsubscribe();
      forget();
    };
  }, [hub, store, post]);

  return { ...list, change };
}

/** A comment and the replies to it, oldest first. What waits for the server stands at the end of each. */
interface Thread {
  comment: Comment;
  replies: Comment[];
  waitingReplies: CommentEntry[];
}

/** Comments as they are read: replies below what they reply to. */
export function threads(comments: readonly Comment[], entries: readonly PostEntry[], post: string) {
  const waiting = entries.filter(
    (entry): entry is CommentEntry => entry.kind === 'comment' && entry.post === post,
  );
  const heads = comments.filter(({ parent_id }) => parent_id === null);
  return {
    threads: heads.map((comment): Thread => ({
      comment,
      replies: comments.filter(({ parent_id }) => parent_id === comment.id),
      waitingReplies: waiting.filter(({ parent }) => parent === comment.id),
    })),
    waiting: waiting.filter(({ parent }) => parent === null),
  };
}

/** A comment that is new or known anew, among the others. */
function withComment(comments: readonly Comment[], comment: Comment): Comment[] {
  const isKnown = comments.some(({ id }) => id === comment.id);
  return isKnown ? comments.map((one) => (one.id === comment.id ? comment : one)) : [...comments, comment];
}
