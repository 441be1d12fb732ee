import type { FeedItem } from '@plaza/api-contract';
import { useEffect } from 'react';
import { useDesk } from '../desk/useDesk.ts';
import { NearEnd } from './NearEnd.tsx';
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
  const desk = useDesk();
  useEffect(() => desk.take(posts), [desk, posts]);
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
