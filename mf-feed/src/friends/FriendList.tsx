import type { PersonCard } from '@plaza/api-contract';
import { ErrorState, useWords } from '@plaza/design-system';
import { liveList, type ListSource, useLiveList } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
import { CardRow } from '../person/CardRow.tsx';
import { MoreButton } from '../paging/MoreButton.tsx';
import { People, PeopleSkeleton } from '../person/People.tsx';
import { friendsWords } from './words.ts';

const friendship: NonNullable<ListSource<PersonCard>['on']>['friendship'] = (
  people,
  event,
  { isOnScreen },
) => {
  const isListed = people.some(({ username }) => username === event.username);
  if (event.friendship === 'friends') return isListed ? people : 'again';
  // Whoever is on screen changes in place, so that no row leaves under a pointer.
  return isOnScreen ? people : people.filter(({ username }) => username !== event.username);
};
const own = liveList('GET /friends', { key: ({ id }) => id, on: { friendship } });
const ofSomebody = liveList('GET /friends/of/:username', { key: ({ id }) => id, on: { friendship } });

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
  // Which of the two is called decides what it takes.
  const list = useLiveList(
    (username === undefined ? own : ofSomebody) as ListSource<PersonCard, typeof input>,
    input,
  );
  if (list.status === 'loading') return <PeopleSkeleton />;
  if (list.status === 'failed') {
    return (
      <ErrorState title={t.friendsFailed} onRetry={list.retry} requestId={list.error.requestId}>
        {list.error.message}
      </ErrorState>
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      <People aria-label={label}>
        {list.items.map((person) => (
          <CardRow key={person.id} person={person} />
        ))}
      </People>
      {list.hasMore ? <MoreButton more={list.more} onMore={() => void list.loadMore()} /> : null}
    </>
  );
}
