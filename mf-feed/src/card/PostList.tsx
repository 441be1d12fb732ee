import type { FeedItem } from '@plaza/api-contract';
import { FEED_PAGE } from '@plaza/api-contract/values';
import type { Page } from '@plaza/shell-contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePostStore } from '../store/usePostStore.tsx';
import { PostCard } from './PostCard.tsx';
import classes from './PostList.module.css';

export interface PostListProps {
  /** What the list is of. */
  label?: string;
  posts: readonly FeedItem[];
  look?: 'feed' | 'profile';
  /** The last post is near. */
  onNearEnd?: (() => void) | undefined;
}

/** Posts below each other, for lists of tens; a feed of thousands has its own. */
export function PostList({ label, posts, look = 'feed', onNearEnd }: PostListProps) {
  const store = usePostStore();
  useEffect(() => store.take(posts), [store, posts]);
  return (
    <>
      <div className={classes.list} role="feed" aria-label={label}>
        {posts.map((post, index) => (
          <PostCard
            key={post.ID}
            post={post}
            look={look}
            isFirst={index === 0}
            tabIndex={0}
            aria-posinset={index + 1}
            aria-setsize={onNearEnd ? -1 : posts.length}
          />
        ))}
      </div>
      {onNearEnd ? <NearEnd key={posts.length} onNear={onNearEnd} /> : null}
    </>
  );
}

/** Tells once when it comes near the screen. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        tell();
      },
      { rootMargin: '600px' },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={ref} className={classes.near} />;
}

/** For live lists of posts whose call answers a plain list: the next page begins after the last one's cursor. */
export const postPages = {
  key: ({ ID }: FeedItem) => ID,
  page: (items: FeedItem[]): Page<FeedItem> => ({
    items,
    next: items.length < FEED_PAGE ? null : (items.at(-1)?.cursor ?? null),
  }),
};
