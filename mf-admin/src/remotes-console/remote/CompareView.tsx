import type { CallAnswer, RemoteStatus } from '@plaza/api-contract';
import { EmptyState, ErrorState, Select, Skeleton, Table, useLocale, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useState } from 'react';
import classes from '../Console.module.css';
import { formatBytes } from '../format.ts';
import { viewWords } from './views.words.ts';

type Comparison = CallAnswer<'GET /remotes/:name/compare'>;

/** What a version changes: its files, its weight, and what it says of itself. */
export function CompareView({ remote: { name, active, previous, versions } }: { remote: RemoteStatus }) {
  const t = useWords(viewWords);
  const [other, setOther] = useState(active ?? versions[0]?.version ?? '');
  // After a rollback there is none before it: the newest of the others.
  const [one, setOne] = useState(
    previous ?? versions.find(({ version }) => version !== other)?.version ?? '',
  );
  const options = versions.map(({ version }) => ({ value: version, label: version }));
  if (versions.length < 2) return <EmptyState title={t.pickTwo} />;
  return (
    <>
      <div className={classes.pair}>
        <Select label={t.one} value={one} options={options} onChange={({ value }) => setOne(value)} />
        <Select label={t.other} value={other} options={options} onChange={({ value }) => setOther(value)} />
      </div>
      <Compared name={name} one={one} other={other} />
    </>
  );
}

function Compared({ name, one, other }: { name: string; one: string; other: string }) {
  const t = useWords(viewWords);
  const compared = useCall('GET /remotes/:name/compare', { params: { name }, query: { one, other } });
  if (compared.status === 'loading') return <Skeleton shape="block" height={160} label={t.loadingCompare} />;
  if (compared.status === 'failed') {
    return (
      <ErrorState title={t.failedCompare} onRetry={compared.retry} requestId={compared.error.requestId}>
        {compared.error.message}
      </ErrorState>
    );
  }
  return <Difference of={compared.answer} />;
}

function Difference({ of: { bytes, files, facts, sources = [] } }: { of: Comparison }) {
  const t = useWords(viewWords);
  const locale = useLocale();
  if (files.length + facts.length + sources.length === 0) return <p role="status">{t.same}</p>;
  const size = formatBytes(Math.abs(bytes), locale);
  const weight = bytes === 0 ? t.sameSize : bytes > 0 ? t.bigger({ size }) : t.smaller({ size });
  return (
    <>
      <p role="status" className={classes.line}>
        {weight}
      </p>
      {facts.length > 0 ? (
        <Table
          caption={t.facts}
          columns={[
            { key: 'name', title: t.fact },
            { key: 'one', title: t.one, render: ({ row }) => row.one ?? '–' },
            { key: 'other', title: t.other, render: ({ row }) => row.other ?? '–' },
          ]}
          rows={facts}
          rowKey={({ row }) => row.name}
        />
      ) : null}
      {files.length > 0 ? (
        <Table
          caption={t.files}
          columns={[
            {
              key: 'file',
              title: t.file,
              render: ({ row }) => <code className={classes.version}>{row.file}</code>,
            },
            { key: 'change', title: t.change, render: ({ row }) => t[row.change] },
            { key: 'size', title: t.size, numeric: true, render: ({ row }) => sizesOf(row, locale) },
          ]}
          rows={files.map((file, place) => ({ ...file, place }))}
          rowKey={({ row }) => String(row.place)}
        />
      ) : null}
      {sources.length > 0 ? (
        <Table
          caption={t.sources}
          columns={[
            {
              key: 'file',
              title: t.source,
              render: ({ row }) => <code className={classes.version}>{row.file}</code>,
            },
            { key: 'change', title: t.change, render: ({ row }) => t[row.change] },
          ]}
          rows={sources}
          rowKey={({ row }) => row.file}
        />
      ) : null}
    </>
  );
}

/** `48.1 kB → 40.2 kB`; of what is on one side alone, its size. */
function sizesOf(
  { one_bytes: one, other_bytes: other }: Comparison['files'][number],
  locale: string,
): string {
  const sizes = [one, other].flatMap((bytes) =>
    typeof bytes === 'number' ? formatBytes(bytes, locale) : [],
  );
  return sizes.join(' → ') || '–';
}
