import type { Comment } from '@plaza/api-contract';
import { COMMENTS_PAGE } from '@plaza/api-contract/values';
import { type ApiClient, useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const isOnItsWay = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const arrive = (show: () => void) => {
      if (leaving.signal.aborted) return;
      isOnItsWay.current = false;
      show();
    };
    isOnItsWay.current = true;
    loadComments(api, post, round.atLeast, leaving.signal).then(
      (loaded) =>
        arrive(() => {
          setComments(loaded.all);
          setNext(loaded.next);
          setLoading({ status: 'ready' });
        }),
      (error: unknown) => arrive(() => setLoading({ status: 'failed', why: messageOf(error) })),
    );
    return () => leaving.abort();
  }, [api, post, round]);

  const ask = (atLeast: number) => setRound(({ number }) => ({ number: number + 1, atLeast }));
  const change = (comment: Comment) => {
    setComments((all) => withComment(all, comment));
    // An answer that is on its way was asked for before this.
    if (isOnItsWay.current) ask(comments.length);
  };

  const again = useEffectEvent(() => ask(comments.length));
  const hearOwn = useEffectEvent(change);
  useEffect(() => {
    const hearing = [
      hub.listen(`post-${post}`, 'post-changed').subscribe({
        next({ payload }) {
          desk.hear(payload);
          if (payload.what === 'comments') again();
        },
        // A channel that may not be heard: the thread is still there to be read and written.
        error: () => undefined,
      }),
      // Once one listens, and whenever something may have been missed.
      hub.listen(`post-${post}`, 'joined').subscribe({ next: () => again(), error: () => undefined }),
    ];
    const forget = desk.onComment((comment) => {
      if (comment.post_id === post) hearOwn(comment);
    });
    return () => {
      for (const one of hearing) one.unsubscribe();
      forget();
    };
  }, [hub, desk, post]);

  return {
    comments,
    loading,
    hasMore: next !== null,
    more: () => ask(comments.length + 1),
    retry() {
      setLoading({ status: 'loading' });
      ask(0);
    },
    change,
    reload: () => ask(comments.length),
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
