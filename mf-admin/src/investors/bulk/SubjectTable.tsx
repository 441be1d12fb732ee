import type { Campaign } from '@plaza/api-contract';
import { Table, type TableColumn, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import classes from '../Investors.module.css';
import { campaignWords } from '../words.ts';

type Result = Campaign['subjects'][number];

/** Which subject brought what: the next letter can be better. */
export function SubjectTable({ subjects }: Pick<Campaign, 'subjects'>) {
  const t = useWords(campaignWords);
  const letter = useCall('GET /investor/letter');
  const words = letter.status === 'ready' ? letter.answer.subjects : [];
  const columns: TableColumn<Result>[] = [
    {
      key: 'subject',
      title: t.subject,
      render: ({ row }) => words[row.subject] ?? String(row.subject + 1),
    },
    { key: 'sent', title: t.sent, numeric: true },
    { key: 'engaged', title: t.engaged, numeric: true },
    { key: 'bounced', title: t.bounced, numeric: true },
    { key: 'blocked', title: t.blocked, numeric: true, render: ({ row }) => row.blocked ?? 0 },
    { key: 'unsubscribed', title: t.unsubscribed, numeric: true },
  ];
  return (
    <details className={classes.subjects}>
      <summary>{t.subjects}</summary>
      <Table
        caption={t.subjects}
        captionHidden
        columns={columns}
        rows={subjects}
        rowKey={({ row }) => String(row.subject)}
      />
    </details>
  );
}
