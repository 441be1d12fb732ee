import type { PersonCard } from '@plaza/api-contract';
import { ErrorState, Icon, IconButton, meanOneThing, useWords } from '@plaza/design-system';
import { liveList, useLiveList, useShell } from '@plaza/shell-contract';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { CardRow } from '../person/CardRow.tsx';
import { People, PeopleSkeleton } from '../person/People.tsx';
import { friendsWords } from './words.ts';

const suggestions = liveList('GET /friends/suggestions', { key: ({ id }) => id });

interface SuggestionsProps {
  /** What stands here when there is nobody to suggest. */
  empty: ReactNode;
}

/** People one may know, because friends know them. Whoever is waved away does not come again. */
export function Suggestions({ empty }: SuggestionsProps) {
  const t = useWords(friendsWords);
  const { api, toast } = useShell();
  const suggested = useLiveList(suggestions);
  const dismiss = async ({ username, name }: PersonCard) => {
    const send = async () => {
      await api.call('DELETE /friends/suggestions/:username', { params: { username } });
    };
    try {
      await suggested.change((people) => people.filter((one) => one.username !== username), send);
      toast({ message: t.dismissed({ name }) });
    } catch (error) {
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
  };

  if (suggested.status === 'loading') return <PeopleSkeleton />;
  if (suggested.status === 'failed') {
    return (
      <ErrorState title={t.knownFailed} onRetry={suggested.retry} requestId={suggested.error.requestId}>
        {suggested.error.message}
      </ErrorState>
    );
  }
  const people = suggested.items;
  if (people.length === 0) return empty;
  return (
    <People aria-label={t.known}>
      {people.map((person) => (
        <CardRow key={person.id} person={person}>
          <IconButton label={t.dismiss(person)} onClick={meanOneThing(() => void dismiss(person))}>
            <Icon icon={X} />
          </IconButton>
        </CardRow>
      ))}
    </People>
  );
}
