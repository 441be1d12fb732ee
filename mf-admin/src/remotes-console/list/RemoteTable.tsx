import type { RemoteStatus } from '@plaza/api-contract';
import { Badge, Table, type TableColumn, useWords } from '@plaza/design-system';
import { Link } from 'react-router-dom';
import classes from '../Console.module.css';
import { RemoteStateDot } from '../RemoteStateDot.tsx';
import { consoleWords } from '../words.ts';

export function RemoteTable({ remotes }: { remotes: RemoteStatus[] }) {
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
