import { EmptyState, ErrorState, Skeleton } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { PersonRow } from './PersonRow.tsx';
import classes from './SearchScreen.module.css';

/** The people whose name or username contains what was asked for. */
export function FoundPeople({ username }: { username: string }) {
  const found = useCall('GET /chat/search/:username', { params: { username } });
  if (found.status === 'loading') return <Skeleton shape="block" height="216px" label="Loading..." />;
  if (found.status === 'failed') {
    return (
      <ErrorState title="User not found" onRetry={found.retry} requestId={found.error.requestId}>
        {found.error.message}
      </ErrorState>
    );
  }
  if (found.answer.length === 0) {
    return (
      <EmptyState title="User not found">
        Nobody here is called “{username}”. A part of the name is enough.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.people} aria-label="People found">
      {found.answer.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </ul>
  );
}
