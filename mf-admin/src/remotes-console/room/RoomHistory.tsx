import type { RemoteStatus } from '@plaza/api-contract';
import { Table, type TableColumn } from '@plaza/design-system';
import classes from '../Console.module.css';
import { formatMoment } from '../format.ts';

type RemoteEvent = RemoteStatus['events'][number];

const columns: TableColumn<RemoteEvent>[] = [
  { key: 'at', title: 'When', render: ({ row }) => formatMoment(row.at) },
  { key: 'kind', title: 'What', render: ({ row }) => words[row.kind] ?? row.kind },
  {
    key: 'from',
    title: 'From',
    render: ({ row }) => <code className={classes.version}>{row.from ?? 'none'}</code>,
  },
  {
    key: 'to',
    title: 'To',
    render: ({ row }) => <code className={classes.version}>{row.to ?? 'none'}</code>,
  },
  { key: 'actor', title: 'Who' },
  { key: 'reason', title: 'Why', render: ({ row }) => row.reason ?? 'not said' },
];

// The api may know kinds that this version has no words for: they are shown as they are.
const words: Partial<Record<string, string>> = {
  published: 'Published',
  activated: 'Activated',
  canary: 'Tried on some',
  'rolled-back': 'Rolled back',
  'auto-rolled-back': 'Rolled back by itself',
  killed: 'Switched off',
  revived: 'Switched on',
  token: 'Deploy token minted',
};

/** All that was ever done to the room, as the api wrote it down. */
export function RoomHistory({ events }: { events: RemoteEvent[] }) {
  return (
    <section className={classes.section} aria-labelledby="history">
      <h2 className={classes.sectionTitle} id="history">
        History
      </h2>
      <Table
        caption="History"
        captionHidden
        columns={columns}
        rows={events}
        rowKey={({ row }) => `${row.at} ${row.kind} ${row.to}`}
      />
    </section>
  );
}
