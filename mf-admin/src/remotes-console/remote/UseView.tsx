import type { BrowserError, VersionUse } from '@plaza/api-contract';
import {
  Badge,
  EmptyState,
  ErrorState,
  Skeleton,
  Table,
  type TableColumn,
  useIsMobile,
  useLocale,
  useWords,
} from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { adminMoment } from '../../format/adminDate.ts';
import { LINE_HEIGHT, LINE_WIDTH, toPath } from '../../live/toPath.ts';
import { useWhileSeen } from '../../frame/useWhileSeen.ts';
import classes from '../Console.module.css';
import { HEALTH_MS } from '../remotesStatus.ts';
import { consoleWords } from '../words.ts';
import { viewWords } from './views.words.ts';

/** How long each version takes to load, how often it fails, and with which words. It moves while somebody looks. */
export function UseView({ name, active }: { name: string; active: string | null }) {
  const t = useWords(viewWords);
  const use = useCall('GET /remotes/:name/use', { params: { name } });
  useWhileSeen(use.refetch, HEALTH_MS);
  if (use.status === 'loading') return <Skeleton shape="block" height={280} label={t.loadingUse} />;
  if (use.status === 'failed') {
    return (
      <ErrorState title={t.failedUse} onRetry={use.retry} requestId={use.error.requestId}>
        {use.error.message}
      </ErrorState>
    );
  }
  const { versions, errors } = use.answer;
  return (
    <>
      {versions.length === 0 ? (
        <EmptyState title={t.noUse} />
      ) : (
        <VersionsInUse versions={versions} active={active} />
      )}
      {errors.length === 0 ? <p className={classes.line}>{t.noErrors}</p> : <Faults errors={errors} />}
    </>
  );
}

function VersionsInUse({ versions, active }: { versions: readonly VersionUse[]; active: string | null }) {
  const t = useWords(viewWords);
  const { live } = useWords(consoleWords);
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  const columns: TableColumn<VersionUse>[] = [
    {
      key: 'version',
      title: t.version,
      render: ({ row }) => (
        <span className={classes.versionInUse}>
          <code className={classes.version}>{row.version}</code>
          {row.version === active ? <Badge tone="teal">{live}</Badge> : null}
        </span>
      ),
    },
    { key: 'loads', title: t.loads, numeric: true, render: ({ row }) => number.format(row.loads) },
    { key: 'failures', title: t.failures, numeric: true, render: ({ row }) => number.format(row.failures) },
    {
      key: 'rate',
      title: t.rate,
      numeric: true,
      render: ({ row }) => (
        <span className={classes.rate} data-bad={rateOf(row) >= 5 || undefined}>
          {number.format(rateOf(row))} %
        </span>
      ),
    },
    {
      key: 'p75_ms',
      title: t.p75,
      numeric: true,
      render: ({ row }) => (row.p75_ms === null ? '–' : t.ms({ count: number.format(row.p75_ms) })),
    },
    { key: 'line', title: t.courseTitle, render: ({ row }) => <Course of={row} /> },
  ];
  return <Table caption={t.useTitle} columns={columns} rows={versions} rowKey={({ row }) => row.version} />;
}

function rateOf({ loads, failures }: VersionUse): number {
  return failures === 0 ? 0 : (failures / Math.max(loads, failures)) * 100;
}

function Course({ of: { version, line } }: { of: VersionUse }) {
  const t = useWords(viewWords);
  const known = line.filter((one) => one !== null);
  return (
    <svg
      className={classes.course}
      data-bad={known.some((one) => one >= 5) || undefined}
      viewBox={`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`}
      role="img"
      aria-label={t.course({ version, last: known.at(-1) ?? 0, high: Math.max(0, ...known) })}
    >
      <path d={toPath(line)} />
    </svg>
  );
}

function Faults({ errors }: { errors: readonly BrowserError[] }) {
  const t = useWords(viewWords);
  const number = new Intl.NumberFormat(useLocale());
  const isMobile = useIsMobile();
  const columns: TableColumn<BrowserError>[] = [
    {
      key: 'reason',
      title: t.fault,
      render: ({ row }) => (
        <span className={classes.fault}>
          <code className={classes.version}>{row.reason || t.noReason}</code>
          {row.at ? <code className={classes.source}>{row.at}</code> : null}
        </span>
      ),
    },
    {
      key: 'phase',
      title: t.phase,
      render: ({ row }) => <span className={classes.brief}>{t[row.phase]}</span>,
    },
    {
      key: 'version',
      title: t.version,
      render: ({ row }) => (
        <code className={`${classes.version} ${classes.faultVersion}`}>{row.version}</code>
      ),
    },
    { key: 'times', title: t.times, numeric: true, render: ({ row }) => number.format(row.times) },
    {
      key: 'last_at',
      title: t.lastSeen,
      render: ({ row }) => <time className={classes.brief}>{adminMoment(row.last_at, { isMobile })}</time>,
    },
  ];
  return <Table caption={t.errorsTitle} columns={columns} rows={errors} rowKey={({ row }) => row.id} />;
}
