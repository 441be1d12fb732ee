import type { FeedItem } from '@plaza/api-contract';
import { EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { liveList, type LiveListState, useLiveList } from '@plaza/shell-contract';
import { MoreButton } from '../paging/MoreButton.tsx';
import { PostList, postPages } from '../card/PostList.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { searchWords } from './words.ts';

const found = liveList('GET /search/posts', { key: ({ ID }) => ID });
const tagged = liveList('GET /contents/tag/:tag', postPages);

/** The posts that say it. */
export function FoundPosts({ q }: { q: string }) {
  const t = useWords(searchWords);
  return <Posts list={useLiveList(found, { query: { q } })} none={t.noPostsHint({ q })} />;
}

/** The posts that have a tag, newest first. They come by themselves as one scrolls. */
export function TagPosts({ tag }: { tag: string }) {
  const t = useWords(searchWords);
  return <Posts list={useLiveList(tagged, { params: { tag } })} none={t.noTagHint({ tag })} isFeed />;
}

interface PostsProps {
  list: LiveListState<FeedItem>;
  /** What is said when there are none. */
  none: string;
  isFeed?: boolean;
}

function Posts({ list, none, isFeed = false }: PostsProps) {
  const t = useWords(searchWords);
  const loadMore = () => void list.loadMore();
  if (list.status === 'loading') return <PostSkeleton />;
  if (list.status === 'failed') {
    return (
      <ErrorState title={t.postsFailed} onRetry={list.retry} requestId={list.error.requestId}>
        {list.error.message}
      </ErrorState>
    );
  }
  if (list.items.length === 0) return <EmptyState title={t.noPosts}>{none}</EmptyState>;
  return (
    <>
      <PostList posts={list.items} onNearEnd={isFeed ? loadMore : undefined} />
      {list.hasMore ? <MoreButton more={list.more} onMore={loadMore} /> : null}
    </>
  );
}
