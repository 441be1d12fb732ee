import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import classes from '../Console.module.css';
import { RoomDetails } from './RoomDetails.tsx';

export function RoomScreen() {
  const { name = '' } = useParams();
  const status = useCall('GET /remotes/status');
  const room = status.status === 'ready' ? status.answer.rooms.find((each) => each.name === name) : undefined;
  return (
    <div className={classes.console} data-status={status.status}>
      <header className={classes.header}>
        <Link className={classes.back} to="/admin">
          <ArrowLeft aria-hidden="true" />
          All remotes
        </Link>
        <h1>{name}</h1>
      </header>
      {status.status === 'loading' && <Skeleton shape="block" height="320px" label="Loading the room" />}
      {status.status === 'failed' && (
        <ErrorState title="The room did not load" onRetry={status.retry} requestId={status.error.requestId}>
          {status.error.message}
        </ErrorState>
      )}
      {status.status === 'ready' && !room && (
        <EmptyState title="No such room" action={<ButtonLink href="/admin">See all remotes</ButtonLink>}>
          Nobody has deployed a room called {name}.
        </EmptyState>
      )}
      {room && <RoomDetails room={room} onChanged={status.refetch} />}
    </div>
  );
}
