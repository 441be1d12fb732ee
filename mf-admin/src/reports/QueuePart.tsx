import type { DecisionKind, QueueEntry, QueueState } from '@plaza/api-contract';
import { Button, EmptyState, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useState } from 'react';
import { DecideDialog } from './DecideDialog.tsx';
import { QueueCard } from './QueueCard.tsx';
import classes from './Reports.module.css';
import { RuleDialog } from './RuleDialog.tsx';
import type { useQueue } from './useQueue.ts';
import { reportWords } from './words.ts';

type Asked =
  | { what: 'decide'; decision: DecisionKind; entry: QueueEntry }
  | { what: 'rule'; ruling: 'granted' | 'refused'; decisionId: string };

interface QueuePartProps {
  state: QueueState;
  queue: ReturnType<typeof useQueue>;
}

/** What members have reported: seen, decided, and answered for. */
export function QueuePart({ state, queue: { queue, entries, hasMore, isBusy, more } }: QueuePartProps) {
  const t = useWords(reportWords);
  const [asked, setAsked] = useState<Asked>();
  const { place, leaving } = useKeptFocus<HTMLUListElement>(queue.status === 'ready' && queue.answer);
  const done = () => {
    setAsked(undefined);
    leaving();
    queue.refetch();
  };
  return (
    <>
      {queue.status === 'loading' ? <Skeleton shape="block" height={320} label={t.loading} /> : null}
      {queue.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={queue.retry} requestId={queue.error.requestId}>
          {queue.error.status === 403 ? t.moderatorNeeded : queue.error.message}
        </ErrorState>
      ) : null}
      {queue.status === 'ready' && entries.length === 0 ? (
        <EmptyState title={state === 'open' ? t.nothingOpen : t.nothing}>
          {state === 'open' ? t.nothingOpenHint : null}
        </EmptyState>
      ) : null}
      <ul ref={place} tabIndex={-1} className={classes.queue}>
        {entries.map((entry) => (
          <QueueCard
            key={`${entry.id} ${entry.decided?.id}`}
            entry={entry}
            onDecide={(decision) => setAsked({ what: 'decide', decision, entry })}
            onRule={(ruling) =>
              entry.decided && setAsked({ what: 'rule', ruling, decisionId: entry.decided.id })
            }
          />
        ))}
      </ul>
      {hasMore ? (
        <div className={classes.more}>
          <Button variant="secondary" busy={isBusy} onClick={more}>
            {t.more}
          </Button>
        </div>
      ) : null}
      {asked?.what === 'decide' ? (
        <DecideDialog
          entry={asked.entry}
          decision={asked.decision}
          onClose={() => setAsked(undefined)}
          onDone={done}
        />
      ) : null}
      {asked?.what === 'rule' ? (
        <RuleDialog
          decisionId={asked.decisionId}
          ruling={asked.ruling}
          onClose={() => setAsked(undefined)}
          onDone={done}
        />
      ) : null}
    </>
  );
}
