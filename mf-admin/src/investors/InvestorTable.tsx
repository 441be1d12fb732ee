import type { Investor } from '@plaza/api-contract';
import { Badge, Icon, Table, type TableColumn, useIsMobile, useWords } from '@plaza/design-system';
import { Check, Mail } from 'lucide';
import { memo, useMemo } from 'react';
import { useRowPlaces } from '../table/useRowPlaces.ts';
import { InvestorRowActs } from './InvestorRowActs.tsx';
import classes from './Investors.module.css';
import type { useInvestorActs } from './useInvestorActs.ts';
import { deliveryWords, investorsWords } from './words.ts';

interface InvestorTableProps {
  investors: readonly Investor[];
  acts: ReturnType<typeof useInvestorActs>;
  onDetails: (investor: Investor) => void;
  onRemove: (investor: Investor) => void;
  onAgain: (investor: Investor) => void;
}

/** The investors of a page. On a phone only their addresses and what can be done. */
export const InvestorTable = memo(function InvestorTable(props: InvestorTableProps) {
  const { investors, acts, onDetails, onRemove, onAgain } = props;
  const t = useWords(investorsWords);
  const states = useWords(deliveryWords);
  const isMobile = useIsMobile();
  const places = useRowPlaces(investors);
  // A row is drawn anew with its investor, or when these are others.
  const columns = useMemo(() => {
    const all: TableColumn<Investor>[] = [
      {
        key: 'email',
        title: t.email,
        render: ({ row }) => (
          <span className={classes.email}>
            {row.email}
            {letterOf(row, t, states)}
          </span>
        ),
      },
      { key: 'status', title: t.status, render: ({ row }) => statusOf(row, t) },
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
            words={t}
            onDetails={onDetails}
            onRemove={onRemove}
            onAgain={onAgain}
          />
        ),
      },
    ];
    return isMobile ? all.filter(({ key }) => key === 'email' || key === 'actions') : all;
  }, [t, states, isMobile, acts, onDetails, onRemove, onAgain]);
  return (
    <Table
      {...places}
      className={classes.table}
      caption={t.caption}
      captionHidden
      columns={columns}
      rows={investors}
    />
  );
});

/** What went otherwise with the letter to somebody; what the mail server said of it is in their details. */
function letterOf(
  { is_suppressed, suppressed, mail }: Investor,
  t: typeof investorsWords.now,
  states: typeof deliveryWords.now,
) {
  if (is_suppressed) {
    const reason = suppressed?.reason ?? 'unsubscribed';
    return <Badge tone="rose">{reason === 'unsubscribed' ? t.unsubscribed : states[reason]}</Badge>;
  }
  // It came back, or may have: to be sent is not to have arrived.
  if (mail?.state === 'unknown' || mail?.state === 'soft' || mail?.state === 'blocked')
    return <Badge tone="rose">{states[mail.state]}</Badge>;
  // A mail server may take long to answer.
  if (mail?.state === 'sending') return <Badge tone="neutral">{states.sending}</Badge>;
  return mail?.state === 'queued' && mail.response ? <Badge tone="amber">{t.triedAgain}</Badge> : null;
}

// Made once: what is the same is not looked at again.
const checkIcon = <Icon icon={Check} />;
const mailIcon = <Icon icon={Mail} />;

/** Written to, or waiting for a letter. */
function statusOf({ status }: Investor, t: typeof investorsWords.now) {
  return (
    <span className={classes.status} data-status={status ? 'success' : 'pending'}>
      {status ? checkIcon : mailIcon}
      {status ? t.sent : t.hold}
    </span>
  );
}
