import type { CallAnswer, Investor } from '@plaza/api-contract';
import { Button, EmptyState, ErrorState, Icon, Skeleton, useLocale, useWords } from '@plaza/design-system';
import { FileUp, UserPlus } from 'lucide';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { AddInvestor } from './AddInvestor.tsx';
import { BulkButton } from './bulk/BulkButton.tsx';
import { CampaignPanel } from './bulk/CampaignPanel.tsx';
import { useCampaigns } from './bulk/useCampaigns.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import { FreeInvestor } from './FreeInvestor.tsx';
import { InvestorBar } from './InvestorBar.tsx';
import { InvestorDetails } from './InvestorDetails.tsx';
import { InvestorPager } from './InvestorPager.tsx';
import classes from './Investors.module.css';
import { InvestorTable } from './InvestorTable.tsx';
import { RemoveInvestor } from './RemoveInvestor.tsx';
import { useInvestorActs } from './useInvestorActs.ts';
import { useInvestors } from './useInvestors.ts';
import { WriteAgain } from './WriteAgain.tsx';
import { investorsWords } from './words.ts';

type Open =
  | { what: 'add' | 'import' }
  | { what: 'details' | 'remove' | 'free' | 'again'; investor: Investor };

/** Whom the founders write to, and the letters to them. */
export function InvestorScreen() {
  const t = useWords(investorsWords);
  const investors = useInvestors();
  const { list, rows } = investors;
  const campaigns = useCampaigns(list.refetch);
  const totals = campaigns.totals ?? investors.totals;
  const acts = useInvestorActs(list.refetch);
  const [open, setOpen] = useState<Open>();
  const showDetails = useCallback((investor: Investor) => setOpen({ what: 'details', investor }), []);
  const askToRemove = useCallback((investor: Investor) => setOpen({ what: 'remove', investor }), []);
  const askToWriteAgain = useCallback((investor: Investor) => setOpen({ what: 'again', investor }), []);
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    campaigns.refetch();
    list.refetch();
  };
  const onHold = totals ? totals.investors - totals.sent : 0;
  return (
    <AdminFrame
      title={t.title}
      line={
        <>
          {t.line}{' '}
          <Link to="/email" className={classes.letter}>
            {t.template}
          </Link>
        </>
      }
      status={list.status}
      acts={
        <>
          <Button icon={<Icon icon={UserPlus} />} onClick={() => setOpen({ what: 'add' })}>
            {t.add}
          </Button>
          <Button
            variant="secondary"
            icon={<Icon icon={FileUp} />}
            onClick={() => setOpen({ what: 'import' })}
          >
            {t.import}
          </Button>
          <BulkButton
            onHold={onHold}
            lockedUntil={campaigns.lockedUntil}
            open={campaigns.latest?.ended_at === null ? campaigns.latest : undefined}
            onSent={campaigns.refetch}
          />
        </>
      }
    >
      {totals ? <Counters totals={totals} /> : null}
      {campaigns.latest ? <CampaignPanel campaign={campaigns.latest} onChanged={campaigns.refetch} /> : null}
      <InvestorBar investors={investors} />
      {list.status === 'failed' ? (
        <ErrorState title={t.nothing} onRetry={list.retry} requestId={list.error.requestId}>
          {t.failed}. {list.error.status === 403 ? t.outreachNeeded : list.error.message}
        </ErrorState>
      ) : null}
      {list.status === 'loading' && !investors.isThere ? (
        <div className={classes.loading}>
          <p role="status">{t.loading}</p>
          <Skeleton shape="block" height={420} />
        </div>
      ) : null}
      {investors.isThere && rows.length === 0 ? (
        <EmptyState
          title={t.nothing}
          action={
            totals?.investors ? (
              <Button variant="secondary" onClick={investors.showAll}>
                {t.showAll}
              </Button>
            ) : undefined
          }
        >
          {totals?.investors ? null : t.noneYet}
        </EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <InvestorTable
          investors={rows}
          acts={acts}
          onDetails={showDetails}
          onRemove={askToRemove}
          onAgain={askToWriteAgain}
        />
      ) : null}
      {investors.isThere ? <InvestorPager investors={investors} /> : null}
      {open?.what === 'add' ? <AddInvestor onClose={close} onAdded={done} /> : null}
      {open?.what === 'import' ? <ImportDialog onClose={close} onImported={done} /> : null}
      {open?.what === 'details' ? (
        <InvestorDetails
          investor={open.investor}
          onClose={close}
          onFree={() => setOpen({ what: 'free', investor: open.investor })}
        />
      ) : null}
      {open?.what === 'free' ? (
        <FreeInvestor investor={open.investor} onClose={close} onFreed={done} />
      ) : null}
      {open?.what === 'again' ? <WriteAgain investor={open.investor} onClose={close} onDone={done} /> : null}
      {open?.what === 'remove' ? (
        <RemoveInvestor investor={open.investor} onClose={close} onRemoved={done} />
      ) : null}
    </AdminFrame>
  );
}

/** How many there are, and how far one has come with them. */
function Counters({ totals }: { totals: CallAnswer<'POST /investor'>['totals'] }) {
  const t = useWords(investorsWords);
  const number = new Intl.NumberFormat(useLocale());
  const counters: [name: string, count: number][] = [
    [t.total, totals.investors],
    [t.sentCount, totals.sent],
    [t.engagedCount, totals.engaged],
  ];
  return (
    <dl className={classes.counters}>
      {counters.map(([name, count]) => (
        <div key={name} className={classes.counter}>
          <dt>{name}</dt>
          <dd>{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
