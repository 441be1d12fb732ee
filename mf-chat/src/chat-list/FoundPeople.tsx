import { Button, EmptyState, ErrorState, Skeleton } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { ArrowLeft } from 'lucide-react';
import classes from './ChatListScreen.module.css';
import { PersonRow } from './PersonRow.tsx';

interface FoundPeopleProps {
  username: string;
  onBack: () => void;
}

/** Who answers to the name. */
export function FoundPeople({ username, onBack }: FoundPeopleProps) {
  const found = useCall('GET /chat/search/:username', { params: { username } });
  return (
    <section className={classes.found} data-status={found.status} aria-label={`People called ${username}`}>
      <Button className={classes.back} variant="ghost" size="s" icon={<ArrowLeft />} onClick={onBack}>
        Back to chats
      </Button>
      {found.status === 'loading' && <Skeleton shape="block" height="200px" label="Looking for people" />}
      {found.status === 'failed' && (
        <ErrorState title="Could not search" onRetry={found.retry} requestId={found.error.requestId}>
          {found.error.message}
        </ErrorState>
      )}
      {found.status === 'ready' && found.answer.length === 0 && (
        <EmptyState title="No user found">Nobody here answers to “{username}”.</EmptyState>
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
