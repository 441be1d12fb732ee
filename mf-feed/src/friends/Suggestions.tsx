import type { PersonCard } from '@plaza/api-contract';
import { ErrorState, IconButton, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CardRow } from '../person/CardRow.tsx';
import { People } from '../person/People.tsx';
import { PeopleSkeleton } from '../person/PeopleSkeleton.tsx';
import { friendsWords } from './words.ts';

interface SuggestionsProps {
  /** What stands here when there is nobody to suggest. */
  empty: ReactNode;
}

/** People one may know, because friends know them. Whoever is waved away does not come again. */
export function Suggestions({ empty }: SuggestionsProps) {
  const t = useWords(friendsWords);
  const { api, toast } = useShell();
  const suggested = useCall('GET /friends/suggestions');
  const [gone, setGone] = useState<readonly string[]>([]);

  const dismiss = async ({ username, name }: PersonCard) => {
    setGone((before) => [...before, username]);
    try {
      await api.call('DELETE /friends/suggestions/:username', { params: { username } });
      toast({ message: t.dismissed({ name }) });
    } catch (error) {
      setGone((before) => before.filter((one) => one !== username));
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
  const people = suggested.answer.filter(({ username }) => !gone.includes(username));
  if (people.length === 0) return empty;
  return (
    <People aria-label={t.known}>
      {people.map((person) => (
        <CardRow key={person.id} person={person}>
          <IconButton label={t.dismiss(person)} onClick={() => void dismiss(person)}>
            <X />
          </IconButton>
        </CardRow>
      ))}
    </People>
  );
}
