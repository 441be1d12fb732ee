import type { RemoteStatus } from '@plaza/api-contract';
import { Badge, Button, Table, type TableColumn } from '@plaza/design-system';
import classes from '../Console.module.css';
import { formatBytes, formatMoment } from '../format.ts';

type PublishedVersion = RemoteStatus['versions'][number];

interface VersionTableProps {
  room: RemoteStatus;
  onActivate: (choice: { version: string }) => void;
}

/** Every version that was published, and the button that makes it live. */
export function VersionTable({ room, onActivate }: VersionTableProps) {
  const columns: TableColumn<PublishedVersion>[] = [
    {
      key: 'version',
      title: 'Version',
      render: ({ row }) => <code className={classes.version}>{row.version}</code>,
    },
    { key: 'createdAt', title: 'Published', render: ({ row }) => formatMoment(row.createdAt) },
    { key: 'createdBy', title: 'By' },
    { key: 'gitSha', title: 'Commit', render: ({ row }) => row.gitSha?.slice(0, 8) ?? 'none' },
    { key: 'bytes', title: 'Size', numeric: true, render: ({ row }) => formatBytes(row.bytes) },
    { key: 'health', title: 'Health', render: ({ row }) => healthWords(row.health) },
    {
      key: 'act',
      title: 'Use',
      render: ({ row }) =>
        row.version === room.active ? (
          <Badge tone="teal">Live</Badge>
        ) : (
          <Button
            variant="secondary"
            size="s"
            aria-label={`Activate ${row.version}`}
            onClick={() => onActivate({ version: row.version })}
          >
            Activate
          </Button>
        ),
    },
  ];
  return (
    <section className={classes.section} aria-labelledby="versions">
      <h2 className={classes.sectionTitle} id="versions">
        Versions
      </h2>
      <Table
        caption="Versions"
        captionHidden
        columns={columns}
        rows={room.versions}
        rowKey={({ row }) => row.version}
      />
    </section>
  );
}

function healthWords({ browsers, failing }: PublishedVersion['health']): string {
  if (browsers === 0) return 'quiet';
  return failing === 0 ? `well in ${browsers}` : `fails in ${failing} of ${browsers}`;
}
