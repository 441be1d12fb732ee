import { EmptyState, ErrorState, Skeleton } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import classes from '../Console.module.css';
import { RoomTable } from './RoomTable.tsx';

export function RoomListScreen() {
  const status = useCall('GET /remotes/status');
  return (
    <div className={classes.console} data-status={status.status}>
      <header className={classes.header}>
        <h1>Remotes</h1>
        <p className={classes.line}>What is live, how it does, and the way back.</p>
      </header>
      {status.status === 'loading' && <Skeleton shape="block" height="320px" label="Loading remotes" />}
      {status.status === 'failed' && (
        <ErrorState
          title="The remotes did not load"
          onRetry={status.retry}
          requestId={status.error.requestId}
        >
          {status.error.message}
        </ErrorState>
      )}
      {status.status === 'ready' && status.answer.rooms.length === 0 && (
        <EmptyState title="Nothing is deployed">
          <code>npm run deploy -- all</code> brings the rooms in.
        </EmptyState>
      )}
      {status.status === 'ready' && status.answer.rooms.length > 0 && (
        <RoomTable rooms={status.answer.rooms} />
      )}
    </div>
  );
}
