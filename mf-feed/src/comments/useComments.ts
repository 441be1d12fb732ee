import type { Comment } from '@plaza/api-contract';
import { COMMENTS_PAGE } from '@plaza/api-contract/values';
import { type ApiClient, useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/useDesk.ts';
import { withComment } from './threads.ts';

type Loading = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; why: string };

/** The comments of a post, live for as long as they are on screen. */
export function useComments(post: string) {
  const { api, hub } = useShell();
  const desk = useDesk();
  const [comments, setComments] = useState<readonly Comment[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  const [round, setRound] = useState({ number: 0, atLeast: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    loadComments(api, post, round.atLeast, leaving.signal).then(
      (loaded) => {
        setComments(loaded.all);
        setNext(loaded.next);
        setLoading({ status: 'ready' });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoading({ status: 'failed', why: messageOf(error) });
      },
    );
    return () => leaving.abort();
  }, [api, post, round]);

  const count = comments.length;
  useEffect(() => {
    const again = () => setRound(({ number }) => ({ number: number + 1, atLeast: count }));
    const hearing = [
      hub.listen(`post-${post}`, 'post-changed').subscribe({
        next({ payload }) {
          desk.hear(payload);
          if (payload.what === 'comments') again();
        },
        // A channel that may not be heard: the thread is still there to be read and written.
        error: () => undefined,
      }),
      hub.sync().subscribe({ next: again }),
    ];
    const forget = desk.onComment((comment) => {
      if (comment.post_id === post) setComments((all) => withComment(all, comment));
    });
    return () => {
      for (const one of hearing) one.unsubscribe();
      forget();
    };
  }, [hub, desk, post, count]);

  return {
    comments,
    loading,
    hasMore: next !== null,
    more: () => setRound(({ number }) => ({ number: number + 1, atLeast: comments.length + 1 })),
    retry() {
      setLoading({ status: 'loading' });
      setRound(({ number }) => ({ number: number + 1, atLeast: 0 }));
    },
    change: (comment: Comment) => setComments((all) => withComment(all, comment)),
    reload: () => setRound(({ number }) => ({ number: number + 1, atLeast: comments.length })),
  };
}

/** From the beginning, and at least as many as before: what has changed may be any of them. */
async function loadComments(api: ApiClient, post: string, atLeast: number, signal: AbortSignal) {
  const all: Comment[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.call('GET /posts/:id/comments', {
      params: { id: post },
      ...(cursor !== undefined && { query: { cursor } }),
      signal,
    });
    all.push(...page);
    cursor = page.length < COMMENTS_PAGE ? undefined : page.at(-1)?.cursor;
  } while (cursor !== undefined && all.length < atLeast);
  return { all, next: cursor ?? null };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
