import type { RemoteStatus } from '@plaza/api-contract';
import { Table, type TableColumn, useIsMobile, useWords } from '@plaza/design-system';
import classes from '../Console.module.css';
import { adminMoment } from '../../format/adminDate.ts';
import { consoleWords, eventWords, remoteWords } from '../words.ts';

type RemoteEvent = RemoteStatus['events'][number];

/** All that was ever done to the remote, as the api wrote it down. */
export function RemoteHistory({ events }: { events: RemoteEvent[] }) {
  const t = useWords(remoteWords);
  const { none } = useWords(consoleWords);
  // The api may know kinds that this version has no words for: they are shown as they are.
  const kinds: Readonly<Record<string, string>> = useWords(eventWords);
  const isMobile = useIsMobile();
  const version = (of: string | null) => <code className={classes.version}>{of ?? none}</code>;
  const columns: TableColumn<RemoteEvent>[] = [
    { key: 'at', title: t.when, render: ({ row }) => adminMoment(row.at, { isMobile }) },
    { key: 'kind', title: t.what, render: ({ row }) => kinds[row.kind] ?? row.kind },
    { key: 'from', title: t.from, render: ({ row }) => version(row.from) },
    { key: 'to', title: t.to, render: ({ row }) => version(row.to) },
    { key: 'actor', title: t.who },
    { key: 'reason', title: t.why, render: ({ row }) => row.reason ?? t.notSaid },
  ];
  return (
    <section className={classes.section} aria-labelledby="history">
      <h2 className={classes.sectionTitle} id="history">
        {t.history}
      </h2>
      <Table
        caption={t.history}
        captionHidden
        columns={columns}
        rows={events}
        rowKey={({ row }) => `${row.at} ${row.kind} ${row.to}`}
      />
    </section>
  );
}
