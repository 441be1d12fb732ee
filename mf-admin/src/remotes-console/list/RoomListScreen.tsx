import { EmptyState, ErrorState, Rich, Screen, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import classes from '../Console.module.css';
import { RoomTable } from './RoomTable.tsx';
import { consoleWords, listWords } from '../words.ts';

export function RoomListScreen() {
  const t = useWords(listWords);
  const { remotes } = useWords(consoleWords);
  const status = useCall('GET /remotes/status');
  return (
    <Screen width="wide" data-status={status.status}>
      <header className={classes.header}>
        <h1>{remotes}</h1>
        <p className={classes.line}>{t.line}</p>
      </header>
      {status.status === 'loading' && <Skeleton shape="block" height="320px" label={t.loading} />}
      {status.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={status.retry} requestId={status.error.requestId}>
          {status.error.message}
        </ErrorState>
      )}
      {status.status === 'ready' && status.answer.rooms.length === 0 && (
        <EmptyState title={t.nothing}>
          <Rich text={t.nothingWords} parts={{ code: (words) => <code>{words}</code> }} />
        </EmptyState>
      )}
      {status.status === 'ready' && status.answer.rooms.length > 0 && (
        <RoomTable rooms={status.answer.rooms} />
      )}
    </Screen>
  );
}
