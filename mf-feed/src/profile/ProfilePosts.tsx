import { Button, EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { liveList, type ListSource, useLiveList, useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent } from 'react';
import type { FeedItem } from '@plaza/api-contract';
import { MoreButton } from '../paging/MoreButton.tsx';
import { PostList, postPages } from '../card/PostList.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import classes from './ProfileFaces.module.css';
import { profileWords } from './words.ts';

const own = liveList('GET /content', postPages);
const ofSomebody = liveList('GET /content/:username', postPages);

/** What somebody has put up, newest first; without a person it is one's own. */
export function ProfilePosts({ person }: { person?: { name: string; username: string } }) {
  const t = useWords(profileWords);
  const { openComposer } = useShell();
  const input = person && { params: { username: person.username } };
  // Which of the two is called decides what it takes.
  const list = useLiveList((person ? ofSomebody : own) as ListSource<FeedItem, typeof input>, input);
  useOwnNewPost(() => {
    if (!person) list.refetch();
  });
  return (
    <section className={classes.posts} aria-label={t.postsTitle} data-status={list.status}>
      {list.status === 'loading' && <PostSkeleton />}
      {list.status === 'failed' && (
        <ErrorState title={t.postsFailed} onRetry={list.retry} requestId={list.error.requestId}>
          {list.error.message}
        </ErrorState>
      )}
      {list.status === 'ready' && list.items.length === 0 && (
        <EmptyState
          title={t.noPosts}
          action={person ? undefined : <Button onClick={openComposer}>{t.write}</Button>}
        >
          {person ? t.noPostsOf({ name: person.name }) : t.noPostsOwn}
        </EmptyState>
      )}
      {list.items.length > 0 && (
        <PostList posts={list.items} look="profile" onNearEnd={() => void list.loadMore()} />
      )}
      {list.hasMore ? <MoreButton more={list.more} onMore={() => void list.loadMore()} /> : null}
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
