import type { CallInput } from '@plaza/api-contract';
import { ErrorState, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { useNews, useReset } from '../news/useNews.ts';
import { CardRow } from '../person/CardRow.tsx';
import { MoreButton } from '../paging/MoreButton.tsx';
import { People } from '../person/People.tsx';
import { PeopleSkeleton } from '../person/PeopleSkeleton.tsx';
import { usePages } from '../paging/usePages.ts';
import { friendsWords } from './words.ts';

interface FriendListProps {
  /** Whose; one's own without it. */
  username?: string;
  label: string;
  /** What stands here when there are none. */
  empty: ReactNode;
}

/** Friends by name, page by page. */
export function FriendList({ username, label, empty }: FriendListProps) {
  const t = useWords(friendsWords);
  const input = username === undefined ? undefined : { params: { username } };
  const { first, items, hasMore, more, loadMore } = usePages<'GET /friends' | 'GET /friends/of/:username'>(
    username === undefined ? 'GET /friends' : 'GET /friends/of/:username',
    // Which of the two is called decides what it takes; the compiler sees only both.
    input as CallInput<'GET /friends/of/:username'>,
  );
  useReset(first.refetch);
  useNews('friendship', (news) => {
    // Whoever is on screen changes in place, so that no row leaves under a pointer.
    const isNew = news.friendship === 'friends' && !items.some((one) => one.username === news.username);
    if (isNew || first.status === 'loading') first.refetch();
  });

  if (first.status === 'loading') return <PeopleSkeleton />;
  if (first.status === 'failed') {
    return (
      <ErrorState title={t.friendsFailed} onRetry={first.retry} requestId={first.error.requestId}>
        {first.error.message}
      </ErrorState>
    );
  }
  if (items.length === 0) return empty;
  return (
    <>
      <People aria-label={label}>
        {items.map((person) => (
          <CardRow key={person.id} person={person} />
        ))}
      </People>
      {hasMore ? <MoreButton more={more} onMore={() => void loadMore()} /> : null}
    </>
  );
}
