import type { RemoteStatus } from '@plaza/api-contract';
import {
  Badge,
  EmptyState,
  ErrorState,
  Rich,
  Skeleton,
  Table,
  type TableColumn,
  useWords,
} from '@plaza/design-system';
import { useLiveValue } from '@plaza/shell-contract';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../frame/AdminFrame.tsx';
import { useWhileSeen } from '../../frame/useWhileSeen.ts';
import classes from '../Console.module.css';
import { HEALTH_MS, remotesStatus } from '../remotesStatus.ts';
import { RemoteStateDot } from '../RemoteStateDot.tsx';
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

function RemoteTable({ remotes }: { remotes: RemoteStatus[] }) {
  const t = useWords(consoleWords);
  const columns: TableColumn<RemoteStatus>[] = [
    {
      key: 'name',
      title: t.remote,
      render: ({ row }) => (
        <Link className={classes.remote} to={`/admin/remotes/${row.name}`}>
          {row.name}
        </Link>
      ),
    },
    { key: 'state', title: t.state, render: ({ row }) => <RemoteStateDot remote={row} /> },
    { key: 'active', title: t.live, render: ({ row }) => <Version of={row.active} none={t.none} /> },
    { key: 'previous', title: t.before, render: ({ row }) => <Version of={row.previous} none={t.none} /> },
    {
      key: 'canary',
      title: t.trying,
      render: ({ row }) =>
        row.canary ? (
          <span className={classes.canary}>
            <Version of={row.canary.version} none={t.none} />{' '}
            <Badge tone="amber">{row.canary.percent} %</Badge>
          </span>
        ) : (
          <Version of={null} none={t.none} />
        ),
    },
  ];
  return (
    <Table
      caption={t.remotes}
      captionHidden
      columns={columns}
      rows={remotes}
      rowKey={({ row }) => row.name}
    />
  );
}

function Version({ of, none }: { of: string | null; none: string }) {
  return of === null ? (
    <span className={classes.faint}>{none}</span>
  ) : (
    <code className={classes.version}>{of}</code>
  );
}
