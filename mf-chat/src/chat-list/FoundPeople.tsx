import { Button, EmptyState, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { ArrowLeft } from 'lucide-react';
import classes from './FoundPeople.module.css';
import { PersonRow } from './PersonRow.tsx';
import { chatListWords } from './words.ts';

interface FoundPeopleProps {
  username: string;
  onBack: () => void;
}

/** Who answers to the name. */
export function FoundPeople({ username, onBack }: FoundPeopleProps) {
  const t = useWords(chatListWords);
  const found = useCall('GET /chat/search/:username', { params: { username } });
  return (
    <section className={classes.found} data-status={found.status} aria-label={t.called({ username })}>
      <Button className={classes.back} variant="ghost" size="s" icon={<ArrowLeft />} onClick={onBack}>
        {t.back}
      </Button>
      {found.status === 'loading' && <Skeleton shape="block" height="200px" label={t.looking} />}
      {found.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={found.retry} requestId={found.error.requestId}>
          {found.error.message}
        </ErrorState>
      )}
      {found.status === 'ready' && found.answer.length === 0 && (
        <EmptyState title={t.nobody}>{t.nobodyWords({ username })}</EmptyState>
      )}
      {found.status === 'ready' && found.answer.length > 0 && (
        <ul className={classes.people}>
          {found.answer.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
}
