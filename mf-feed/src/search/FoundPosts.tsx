import { EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { MoreButton } from '../paging/MoreButton.tsx';
import { usePages } from '../paging/usePages.ts';
import { PostList } from '../post/PostList.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { searchWords } from './words.ts';

/** The posts that say it. */
export function FoundPosts({ q }: { q: string }) {
  const t = useWords(searchWords);
  const { first, items, hasMore, more, loadMore } = usePages('GET /search/posts', { query: { q } });
  if (first.status === 'loading') return <PostSkeleton />;
  if (first.status === 'failed') {
    return (
      <ErrorState title={t.postsFailed} onRetry={first.retry} requestId={first.error.requestId}>
        {first.error.message}
      </ErrorState>
    );
  }
  if (items.length === 0) return <EmptyState title={t.noPosts}>{t.noPostsHint({ q })}</EmptyState>;
  return (
    <>
      <PostList posts={items} />
      {hasMore ? <MoreButton more={more} onMore={() => void loadMore()} /> : null}
    </>
  );
}
