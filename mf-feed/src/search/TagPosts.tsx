import { EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { MoreButton } from '../paging/MoreButton.tsx';
import { PostList } from '../post/PostList.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { usePostPages } from '../paging/usePostPages.ts';
import { searchWords } from './words.ts';

/** The posts that have a tag, newest first. */
export function TagPosts({ tag }: { tag: string }) {
  const t = useWords(searchWords);
  const { first, posts, hasMore, more, loadMore } = usePostPages('GET /contents/tag/:tag', {
    params: { tag },
  });
  if (first.status === 'loading') return <PostSkeleton />;
  if (first.status === 'failed') {
    return (
      <ErrorState title={t.postsFailed} onRetry={first.retry} requestId={first.error.requestId}>
        {first.error.message}
      </ErrorState>
    );
  }
  if (posts.length === 0) return <EmptyState title={t.noPosts}>{t.noTagHint({ tag })}</EmptyState>;
  return (
    <>
      <PostList posts={posts} onNearEnd={() => void loadMore()} />
      {hasMore ? <MoreButton more={more} onMore={() => void loadMore()} /> : null}
    </>
  );
}
