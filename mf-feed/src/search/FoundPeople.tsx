import { EmptyState, ErrorState, useWords, VisuallyHidden } from '@plaza/design-system';
import { CardRow } from '../person/CardRow.tsx';
import { MoreButton } from '../paging/MoreButton.tsx';
import { People } from '../person/People.tsx';
import { PeopleSkeleton } from '../person/PeopleSkeleton.tsx';
import { usePages } from '../paging/usePages.ts';
import { useKept } from './useKept.ts';
import { searchWords } from './words.ts';

interface FoundPeopleProps {
  q: string;
  /** A person was followed to their profile: that is what was looked for. */
  onFollow(): void;
}

/** The people whose name or username is meant, those near to oneself first. */
export function FoundPeople({ q, onFollow }: FoundPeopleProps) {
  const t = useWords(searchWords);
  const { first, items, hasMore, more, loadMore } = usePages('GET /search/people', { query: { q } });
  // While the next letters are asked for, the people found last stay where they are.
  const kept = useKept(first);
  if (first.status === 'failed') {
    return (
      <ErrorState title={t.none} onRetry={first.retry} requestId={first.error.requestId}>
        {first.error.message}
      </ErrorState>
    );
  }
  const people = first.status === 'ready' ? items : kept?.items;
  if (!people) return <PeopleSkeleton />;
  if (people.length === 0) return <EmptyState title={t.none}>{t.noneHint({ q })}</EmptyState>;
  const isReady = first.status === 'ready';
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
      {isReady && hasMore ? <MoreButton more={more} onMore={() => void loadMore()} /> : null}
    </>
  );
}
