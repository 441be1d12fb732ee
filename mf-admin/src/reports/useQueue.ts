import type { QueueEntry, QueueState } from '@plaza/api-contract';
import { QUEUE_STATES } from '@plaza/api-contract/values';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAct } from '../frame/useAct.ts';
import { useWhenTold } from '../frame/useWhenTold.ts';
import { reportWords } from './words.ts';

const VIEWS = [...QUEUE_STATES, 'held', 'rules'] as const;
export type ReportsView = (typeof VIEWS)[number];

/** The queue in one of its states, with as many further entries as were asked for. Beside it, how much waits elsewhere. */
export function useQueue() {
  const { api } = useShell();
  const [params, setParams] = useSearchParams();
  const view: ReportsView = VIEWS.find((one) => one === params.get('state')) ?? 'open';
  const state: QueueState = view === 'held' || view === 'rules' ? 'open' : view;
  const queue = useCall('GET /moderation/queue', { query: { state } });
  const [further, setFurther] = useState<{ of: unknown; entries: QueueEntry[]; next: string | null }>();
  const { isBusy, run } = useAct();

  const answer = queue.status === 'ready' ? queue.answer : undefined;
  const kept = further?.of === answer ? further : undefined;
  useWhenTold(['reported', 'appealed'], () => {
    // Whoever is far down in the list is not taken back to its beginning.
    if (!kept) queue.refetch();
  });
  const next = kept ? kept.next : (answer?.next ?? null);
  const more = () =>
    run(
      async () => {
        const page = await api.call('GET /moderation/queue', { query: { state, cursor: next ?? '' } });
        setFurther({ of: answer, entries: [...(kept?.entries ?? []), ...page.items], next: page.next });
      },
      { failed: reportWords.now.failed },
    );
  return {
    view,
    /** Whom a moderator came here to mute or block, from a profile or the list of people. */
    about: params.get('about'),
    leavePerson: () => setParams(view === 'open' ? {} : { state: view }, { replace: true }),
    choose: (to: ReportsView) => setParams(to === 'open' ? {} : { state: to }, { replace: true }),
    queue,
    status: queue.status,
    refetch: queue.refetch,
    waiting: answer?.waiting,
    entries: [...(answer?.items ?? []), ...(kept?.entries ?? [])],
    hasMore: next !== null,
    isBusy,
    more: () => void more(),
  };
}
