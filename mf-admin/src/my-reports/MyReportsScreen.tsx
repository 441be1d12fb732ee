import type { CallAnswer } from '@plaza/api-contract';
import { Badge, Card, EmptyState, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { useWhenTold } from '../frame/useWhenTold.ts';
import classes from '../reports/Reports.module.css';
import { DecisionCard } from './DecisionCard.tsx';
import { myReportWords } from './words.ts';

type Mine = CallAnswer<'GET /moderation/mine'>;

/** For every member: what became of what they reported, and what was decided about them. */
export function MyReportsScreen() {
  const t = useWords(myReportWords);
  const { api } = useShell();
  const mine = useCall('GET /moderation/mine');
  useWhenTold(['decided', 'reviewed'], mine.refetch);
  const appeal = async (id: string, words: string) => {
    await api.call('POST /moderation/decisions/:id/appeal', { params: { id }, body: { words } });
    mine.refetch();
  };
  return (
    <AdminFrame title={t.title} line={t.line} status={mine.status}>
      {mine.status === 'loading' ? <Skeleton shape="block" height={280} label={t.loading} /> : null}
      {mine.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={mine.retry} requestId={mine.error.requestId}>
          {mine.error.message}
        </ErrorState>
      ) : null}
      {mine.status === 'ready' ? <Lists mine={mine.answer} onAppeal={appeal} /> : null}
    </AdminFrame>
  );
}

interface ListsProps {
  mine: Mine;
  onAppeal: (id: string, words: string) => Promise<unknown>;
}

function Lists({ mine: { decided, reported, held = [] }, onAppeal }: ListsProps) {
  const t = useWords(myReportWords);
  if (decided.length + reported.length + held.length === 0)
    return <EmptyState title={t.none}>{t.noneHint}</EmptyState>;
  return (
    <>
      {decided.length > 0 ? (
        <section className={classes.section}>
          <h2>{t.aboutYou}</h2>
          <ul className={classes.queue}>
            {decided.map((decision) => (
              <DecisionCard
                key={decision.id}
                decision={decision}
                onAppeal={(words) => onAppeal(decision.id, words)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {held.length > 0 ? (
        <section className={classes.section}>
          <h2>{t.held}</h2>
          <p className={classes.line}>{t.heldLine}</p>
          <ul className={classes.queue}>
            {held.map((one) => (
              <HeldBack key={one.id} one={one} />
            ))}
          </ul>
        </section>
      ) : null}
      {reported.length > 0 ? (
        <section className={classes.section}>
          <h2>{t.reported}</h2>
          <ul className={classes.queue}>
            {reported.map((one) => (
              <Reported key={one.id} one={one} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Reported({ one }: { one: Mine['reported'][number] }) {
  const t = useWords(myReportWords);
  const reviewed = {
    dismiss: t.reviewDismiss,
    hide: t.reviewHide,
    warn: t.reviewWarn,
    mute: t.reviewMute,
    block: t.reviewBlock,
  };
  const words = one.decision ? reviewed[one.decision] : one.settled_at ? t.settled : t.waits;
  return (
    <Card as="li" pad="s" className={classes.card}>
      <p className={classes.line}>
        <Badge tone={one.settled_at ? 'teal' : 'amber'}>{words}</Badge>
      </p>
      <blockquote dir="auto" className={classes.said}>
        {one.said}
      </blockquote>
      {one.answer ? <p className={classes.note}>{t.moderators({ note: one.answer })}</p> : null}
    </Card>
  );
}

function HeldBack({ one }: { one: NonNullable<Mine['held']>[number] }) {
  const t = useWords(myReportWords);
  const { context, decision, note } = one;
  const words = decision === 'release' ? t.heldReleased : decision === 'refuse' ? t.heldRefused : t.heldWaits;
  return (
    <Card as="li" pad="s" className={classes.card}>
      <p className={classes.line}>
        <Badge tone={decision === 'release' ? 'teal' : decision ? 'rose' : 'amber'}>{words}</Badge>
      </p>
      <blockquote dir="auto" className={classes.said}>
        {context}
      </blockquote>
      {note ? <p className={classes.note}>{t.moderators({ note })}</p> : null}
    </Card>
  );
}
