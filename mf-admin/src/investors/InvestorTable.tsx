import type { Investor } from '@plaza/api-contract';
import { Badge, Table, type TableColumn, useIsMobile, useWords, Icon } from '@plaza/design-system';
import { Check, Mail } from 'lucide';
import { memo } from 'react';
import { InvestorRowActs } from './InvestorRowActs.tsx';
import classes from './Investors.module.css';
import type { useInvestorActs } from './useInvestorActs.ts';
import { deliveryWords, investorsWords } from './words.ts';

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
          <Letter investor={row} />
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
        <InvestorRowActs investor={row} acts={acts} onDetails={onDetails} onRemove={onRemove} />
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

/** What went otherwise with the letter to somebody; what the mail server said of it is in their details. */
function Letter({ investor: { is_suppressed, suppressed, mail } }: { investor: Investor }) {
  const t = useWords(investorsWords);
  const states = useWords(deliveryWords);
  if (is_suppressed) {
    const reason = suppressed?.reason ?? 'unsubscribed';
    return <Badge tone="rose">{reason === 'unsubscribed' ? t.unsubscribed : states[reason]}</Badge>;
  }
  if (mail?.state === 'unknown' || mail?.state === 'soft')
    return <Badge tone="rose">{states[mail.state]}</Badge>;
  return mail?.state === 'queued' && mail.response ? <Badge tone="amber">{t.triedAgain}</Badge> : null;
}

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
