import { Button, EmptyState, ErrorState, useWords, VisuallyHidden } from '@plaza/design-system';
import { liveList, useLastReady, useLiveList } from '@plaza/shell-contract';
import { CardRow } from '../person/CardRow.tsx';
import { MoreButton } from '../paging/MoreButton.tsx';
import { People, PeopleSkeleton } from '../person/People.tsx';
import { searchWords } from './words.ts';

const found = liveList('GET /search/people', { key: ({ id }) => id });

interface FoundPeopleProps {
  q: string;
  /** A person was followed to their profile: that is what was looked for. */
  onFollow(): void;
  /** Nobody is called so, and perhaps it was a word that was meant. */
  onLookInPosts(): void;
}

/** The people whose name or username is meant, those near to oneself first. */
export function FoundPeople({ q, onFollow, onLookInPosts }: FoundPeopleProps) {
  const t = useWords(searchWords);
  const asked = useLiveList(found, { query: { q } });
  // While the next letters are asked for, the people found last stay where they are.
  const shown = useLastReady(asked);
  if (shown.status === 'failed') {
    return (
      <ErrorState title={t.none} onRetry={shown.retry} requestId={shown.error.requestId}>
        {shown.error.message}
      </ErrorState>
    );
  }
  if (shown.status === 'loading') return <PeopleSkeleton />;
  const { items: people, hasMore } = shown;
  if (people.length === 0) {
    return (
      <EmptyState title={t.none} action={<Button onClick={onLookInPosts}>{t.inPosts}</Button>}>
        {t.noneHint({ q })}
      </EmptyState>
    );
  }
  const isReady = asked.status === 'ready';
  const count = people.length;
  return (
    <>
      <VisuallyHidden role="status">
        {isReady ? (hasMore ? t.foundMore({ count }) : t.foundCount({ count })) : ''}
      </VisuallyHidden>
      <People aria-label={t.found} aria-busy={!isReady} onClick={onFollow}>
        {people.map((person) => (
          <CardRow key={person.id} person={person} />
        ))}
      </People>
      {isReady && hasMore ? <MoreButton more={asked.more} onMore={() => void asked.loadMore()} /> : null}
    </>
  );
}
