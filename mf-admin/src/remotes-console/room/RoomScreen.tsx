import { ButtonLink, EmptyState, ErrorState, Screen, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import classes from '../Console.module.css';
import { RoomDetails } from './RoomDetails.tsx';
import { roomWords } from '../words.ts';

export function RoomScreen() {
  const t = useWords(roomWords);
  const { name = '' } = useParams();
  const status = useCall('GET /remotes/status');
  const room = status.status === 'ready' ? status.answer.rooms.find((each) => each.name === name) : undefined;
  return (
    <Screen width="wide" data-status={status.status}>
      <header className={classes.header}>
        <Link className={classes.back} to="/admin">
          <ArrowLeft aria-hidden="true" />
          {t.all}
        </Link>
        <h1>{name}</h1>
      </header>
      {status.status === 'loading' && <Skeleton shape="block" height="320px" label={t.loading} />}
      {status.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={status.retry} requestId={status.error.requestId}>
          {status.error.message}
        </ErrorState>
      )}
      {status.status === 'ready' && !room && (
        <EmptyState title={t.missing} action={<ButtonLink href="/admin">{t.see}</ButtonLink>}>
          {t.missingWords({ name })}
        </EmptyState>
      )}
      {room && <RoomDetails room={room} onChanged={status.refetch} />}
    </Screen>
  );
}
