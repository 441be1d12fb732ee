import type { RemoteStatus } from '@plaza/api-contract';
import { Badge, Table, type TableColumn } from '@plaza/design-system';
import { Link } from 'react-router-dom';
import classes from '../Console.module.css';
import { RoomStateDot } from '../RoomStateDot.tsx';

const columns: TableColumn<RemoteStatus>[] = [
  {
    key: 'name',
    title: 'Room',
    render: ({ row }) => (
      <Link className={classes.room} to={`/admin/remotes/${row.name}`}>
        {row.name}
      </Link>
    ),
  },
  { key: 'state', title: 'State', render: ({ row }) => <RoomStateDot room={row} /> },
  { key: 'active', title: 'Live', render: ({ row }) => <Version of={row.active} /> },
  { key: 'previous', title: 'Before', render: ({ row }) => <Version of={row.previous} /> },
  {
    key: 'canary',
    title: 'Trying',
    render: ({ row }) =>
      row.canary ? (
        <span className={classes.canary}>
          <Version of={row.canary.version} /> <Badge tone="amber">{row.canary.percent} %</Badge>
        </span>
      ) : (
        <Version of={null} />
      ),
  },
];

export function RoomTable({ rooms }: { rooms: RemoteStatus[] }) {
  return (
    <Table caption="Remotes" captionHidden columns={columns} rows={rooms} rowKey={({ row }) => row.name} />
  );
}

function Version({ of }: { of: string | null }) {
  return of === null ? (
    <span className={classes.faint}>none</span>
  ) : (
    <code className={classes.version}>{of}</code>
  );
}
