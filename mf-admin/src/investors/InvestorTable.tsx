import type { Investor } from '@plaza/api-contract';
import { Badge, Table, type TableColumn, useIsMobile, useWords, Icon } from '@plaza/design-system';
import { Check, Mail } from 'lucide';
import { memo } from 'react';
import { InvestorRowActs } from './InvestorRowActs.tsx';
import classes from './Investors.module.css';
import type { useInvestorActs } from './useInvestorActs.ts';
import { investorsWords } from './words.ts';

interface InvestorTableProps {
  investors: readonly Investor[];
  acts: ReturnType<typeof useInvestorActs>;
  onDetails: (investor: Investor) => void;
  onRemove: (investor: Investor) => void;
}

/** The investors of a page. On a phone only their addresses and what can be done. */
export const InvestorTable = memo(function InvestorTable(props: InvestorTableProps) {
  const { investors, acts, onDetails, onRemove } = props;
  const t = useWords(investorsWords);
  const isMobile = useIsMobile();
  const columns: TableColumn<Investor>[] = [
    {
      key: 'email',
      title: t.email,
      render: ({ row }) => (
        <span className={classes.email}>
          {row.email}
          {row.is_suppressed ? <Badge tone="rose">{t.unsubscribed}</Badge> : null}
          {row.mail?.state === 'unknown' ? <Badge tone="rose">{t.inDoubt}</Badge> : null}
        </span>
      ),
    },
    { key: 'status', title: t.status, render: ({ row }) => <Status investor={row} /> },
    {
      key: 'creator',
      title: t.createdBy,
      render: ({ row }) => row.creator_username ?? row.creator ?? t.unknownCreator,
    },
    {
      key: 'actions',
      title: t.actions,
      render: ({ row }) => (
        <InvestorRowActs
          investor={row}
          acts={acts}
          onDetails={() => onDetails(row)}
          onRemove={() => onRemove(row)}
        />
      ),
    },
  ];
  return (
    <Table
      className={classes.table}
      caption={t.caption}
      captionHidden
      columns={isMobile ? columns.filter(({ key }) => key === 'email' || key === 'actions') : columns}
      rows={investors}
      rowKey={({ row }) => row.id}
    />
  );
});

/** Written to, or waiting for a letter. */
function Status({ investor: { status } }: { investor: Investor }) {
  const t = useWords(investorsWords);
  return (
    <span className={classes.status} data-status={status ? 'success' : 'pending'}>
      {status ? <Icon icon={Check} /> : <Icon icon={Mail} />}
      {status ? t.sent : t.hold}
    </span>
  );
}
