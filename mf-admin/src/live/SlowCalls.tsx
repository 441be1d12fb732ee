import type { CallAnswer } from '@plaza/api-contract';
import { Table, type TableColumn, useLocale, useWords } from '@plaza/design-system';
import classes from './Live.module.css';
import { liveWords } from './words.ts';

type SlowCall = CallAnswer<'GET /live'>['slow'][number];

/** Which calls made people wait. */
export function SlowCalls({ calls }: { calls: readonly SlowCall[] }) {
  const t = useWords(liveWords);
  const number = new Intl.NumberFormat(useLocale());
  if (calls.length === 0) return <p className={classes.quiet}>{t.noSlow}</p>;
  const columns: TableColumn<SlowCall>[] = [
    { key: 'call', title: t.call, render: ({ row }) => <code className={classes.call}>{row.call}</code> },
    { key: 'count', title: t.count, numeric: true, render: ({ row }) => number.format(row.count) },
    {
      key: 'p95_ms',
      title: t.p95,
      numeric: true,
      render: ({ row }) => t.ms({ count: number.format(row.p95_ms) }),
    },
    {
      key: 'errors',
      title: t.faults,
      numeric: true,
      render: ({ row }) => <span data-bad={row.errors > 0 || undefined}>{number.format(row.errors)}</span>,
    },
  ];
  return (
    <Table
      className={classes.table}
      caption={t.slow}
      columns={columns}
      rows={calls}
      rowKey={({ row }) => row.call}
    />
  );
}
