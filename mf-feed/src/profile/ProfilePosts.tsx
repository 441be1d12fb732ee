import { Button, EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import type { CallInput } from '@plaza/api-contract';
import { MoreButton } from '../paging/MoreButton.tsx';
import { usePostPages } from '../paging/usePostPages.ts';
import { PostList } from '../post/PostList.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import classes from './ProfileFaces.module.css';

import { profileWords } from './words.ts';

/** What somebody has put up, newest first; without a person it is one's own. */
export function ProfilePosts({ person }: { person?: { name: string; username: string } }) {
  const t = useWords(profileWords);
  const { openComposer } = useShell();
  const params = person && { username: person.username };
  const { first, posts, hasMore, more, loadMore } = usePostPages<'GET /content' | 'GET /content/:username'>(
    params ? 'GET /content/:username' : 'GET /content',
    // Which of the two is called decides what it takes; the compiler sees only both.
    (params ? { params } : {}) as CallInput<'GET /content/:username'>,
  );
  useOwnNewPost(() => {
    if (!person) first.refetch();
  });
  return (
    <section className={classes.posts} aria-label={t.postsTitle} data-status={first.status}>
      {first.status === 'loading' && <PostSkeleton />}
      {first.status === 'failed' && (
        <ErrorState title={t.postsFailed} onRetry={first.retry} requestId={first.error.requestId}>
          {first.error.message}
        </ErrorState>
      )}
      {first.status === 'ready' && posts.length === 0 && (
        <EmptyState
          title={t.noPosts}
          action={person ? undefined : <Button onClick={openComposer}>{t.write}</Button>}
        >
          {person ? t.noPostsOf({ name: person.name }) : t.noPostsOwn}
        </EmptyState>
      )}
      {posts.length > 0 && <PostList posts={posts} look="profile" onNearEnd={() => void loadMore()} />}
      {hasMore ? <MoreButton more={more} onMore={() => void loadMore()} /> : null}
    </section>
  );
}

/** Somebody has just put up something of their own, perhaps from the popup above this screen. */
function useOwnNewPost(hear: () => void): void {
  const { bus } = useShell();
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listening = bus.on('feed.posted').subscribe({ next: () => heard() });
    return () => listening.unsubscribe();
  }, [bus]);
}
