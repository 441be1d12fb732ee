import { EmptyState, ErrorState, Rich, Skeleton, useWords } from '@plaza/design-system';
import { useLiveValue } from '@plaza/shell-contract';
import { AdminFrame } from '../../frame/AdminFrame.tsx';
import { useWhileSeen } from '../../frame/useWhileSeen.ts';
import { HEALTH_MS, remotesStatus } from '../remotesStatus.ts';
import { RemoteTable } from './RemoteTable.tsx';
import { consoleWords, listWords } from '../words.ts';

export function RemoteListScreen() {
  const t = useWords(listWords);
  const { remotes } = useWords(consoleWords);
  const status = useLiveValue(remotesStatus);
  useWhileSeen(status.refetch, HEALTH_MS);
  return (
    <AdminFrame title={remotes} line={t.line} status={status.status}>
      {status.status === 'loading' && <Skeleton shape="block" height="320px" label={t.loading} />}
      {status.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={status.retry} requestId={status.error.requestId}>
          {status.error.message}
        </ErrorState>
      )}
      {status.status === 'ready' && status.value.remotes.length === 0 && (
        <EmptyState title={t.nothing}>
          <Rich text={t.nothingWords} parts={{ code: (words) => <code>{words}</code> }} />
        </EmptyState>
      )}
      {status.status === 'ready' && status.value.remotes.length > 0 && (
        <RemoteTable remotes={status.value.remotes} />
      )}
    </AdminFrame>
  );
}
