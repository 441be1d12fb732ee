import { useWords } from '@plaza/design-system';
import { lazy, Suspense } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Segments } from '../frame/Segments.tsx';
import { HeldPart } from './held/HeldPart.tsx';
import { RulesPart } from './held/RulesPart.tsx';
import { heldWords, rulesWords } from './held/words.ts';
import { QueuePart } from './QueuePart.tsx';
import { useQueue } from './useQueue.ts';
import { reportWords } from './words.ts';

const SilenceDialog = lazy(async () => ({ default: (await import('./SilenceDialog.tsx')).SilenceDialog }));

/** What moderators look after: reports, what is held back, appeals, and the rules. */
export function ReportsScreen() {
  const t = useWords(reportWords);
  const held = useWords(heldWords);
  const rules = useWords(rulesWords);
  const queue = useQueue();
  const { view, waiting, about } = queue;
  return (
    <AdminFrame title={t.title} line={t.line} status={queue.status} waiting={waiting}>
      <Segments
        label={t.show}
        chosen={view}
        onChoose={queue.choose}
        segments={[
          { id: 'open', label: t.open({ count: waiting?.open ?? 0 }) },
          { id: 'held', label: held.tab({ count: waiting?.held ?? 0 }) },
          { id: 'appealed', label: t.appealed({ count: waiting?.appealed ?? 0 }) },
          { id: 'settled', label: t.settled },
          { id: 'rules', label: rules.tab },
        ]}
      />
      {view === 'held' ? <HeldPart onDecided={queue.refetch} /> : null}
      {view === 'rules' ? <RulesPart /> : null}
      {view === 'held' || view === 'rules' ? null : <QueuePart state={view} queue={queue} />}
      {about ? (
        <Suspense>
          <SilenceDialog
            username={about}
            onClose={queue.leavePerson}
            onDone={() => {
              queue.leavePerson();
              queue.refetch();
            }}
          />
        </Suspense>
      ) : null}
    </AdminFrame>
  );
}
