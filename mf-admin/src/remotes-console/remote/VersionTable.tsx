import type { RemoteStatus } from '@plaza/api-contract';
import {
  Badge,
  Button,
  Table,
  type TableColumn,
  useIsMobile,
  useLocale,
  useWords,
} from '@plaza/design-system';
import classes from '../Console.module.css';
import { adminMoment } from '../../format/adminDate.ts';
import { formatBytes } from '../format.ts';
import { consoleWords, remoteWords } from '../words.ts';
import { actWords } from '../acts/words.ts';

type PublishedVersion = RemoteStatus['versions'][number];

interface VersionTableProps {
  remote: RemoteStatus;
  onActivate: (choice: { version: string }) => void;
}

/** Every version that was published, and the button that makes it live. */
export function VersionTable({ remote, onActivate }: VersionTableProps) {
  const t = useWords(remoteWords);
  const acts = useWords(actWords);
  const { live, none } = useWords(consoleWords);
  const locale = useLocale();
  const isMobile = useIsMobile();
  const columns: TableColumn<PublishedVersion>[] = [
    {
      key: 'version',
      title: t.version,
      render: ({ row }) => <code className={classes.version}>{row.version}</code>,
    },
    { key: 'createdAt', title: t.published, render: ({ row }) => adminMoment(row.createdAt, { isMobile }) },
    { key: 'createdBy', title: t.by },
    { key: 'gitSha', title: t.commit, render: ({ row }) => row.gitSha?.slice(0, 8) ?? none },
    { key: 'bytes', title: t.size, numeric: true, render: ({ row }) => formatBytes(row.bytes, locale) },
    { key: 'health', title: t.health, render: ({ row }) => sayHealth(row.health, t) },
    {
      key: 'act',
      title: t.use,
      render: ({ row }) =>
        row.version === remote.active ? (
          <Badge tone="teal">{live}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="s"
            aria-label={acts.activateOne({ version: row.version })}
            onClick={() => onActivate({ version: row.version })}
          >
            {acts.activate}
          </Button>
        ),
    },
  ];
  return (
    <section className={classes.section} aria-labelledby="versions">
      <h2 className={classes.sectionTitle} id="versions">
        {t.versions}
      </h2>
      <Table
        caption={t.versions}
        captionHidden
        columns={columns}
        rows={remote.versions}
        rowKey={({ row }) => row.version}
      />
    </section>
  );
}

function sayHealth({ browsers, failing }: PublishedVersion['health'], t: typeof remoteWords.now): string {
  if (browsers === 0) return t.quiet;
  return failing === 0 ? t.wellIn({ count: browsers }) : t.failsIn({ failing, count: browsers });
}
