import type { Profile } from '@plaza/api-contract';
import { Button, EmptyState, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { profileWords } from './words.ts';

interface BlockedHereProps {
  person: Profile;
  onChanged(): void;
}

/** In place of the posts of somebody one has blocked. */
export function BlockedHere({ person, onChanged }: BlockedHereProps) {
  const t = useWords(profileWords);
  const { api, toast } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const { name, username } = person;

  const unblock = async () => {
    setIsBusy(true);
    try {
      await api.call('DELETE /people/:username/block', { params: { username } });
      toast({ tone: 'good', message: t.unblocked({ name }) });
      onChanged();
    } catch (error) {
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
    setIsBusy(false);
  };

  return (
    <EmptyState
      title={t.isBlocked({ name })}
      action={
        <Button variant="secondary" busy={isBusy} onClick={() => void unblock()}>
          {t.unblock}
        </Button>
      }
    >
      {t.isBlockedHint}
    </EmptyState>
  );
}
