import type { AdminPerson, BulkAct, CallAnswer } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import { bulkWords } from './words.ts';

/** What is offered; the others only take something back. */
export type Act = Exclude<BulkAct, 'unverify' | 'block-again' | 'mute-again'>;

/** What takes an act back, for those for whom it changed something. */
const BACK: Partial<Record<Act, BulkAct>> = {
  block: 'unblock',
  unblock: 'block',
  unmute: 'mute-again',
  verify: 'unverify',
  delete: 'restore',
  restore: 'delete',
};

type Progress = { status: 'idle' } | { status: 'asking' | 'sending'; act: Act };

/** And for those for whom it would have ended by itself. */
const BACK_FOR_A_TIME: Partial<Record<Act, BulkAct>> = { unblock: 'block-again' };

/** One act for all who are chosen; where it can be taken back, the toast offers that. */
export function useBulk(people: readonly Pick<AdminPerson, 'id'>[], onDone: () => void) {
  const { api, toast, signal } = useShell();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });

  const undo = async (backs: readonly Back[], since: string | undefined) => {
    const { now: t } = bulkWords;
    try {
      for (const { act, ids } of backs) {
        const body = { ids, act, ...(since ? { since } : {}) };
        const { passed } = await api.call('POST /monitor/bulk', { body });
        const [first] = passed;
        if (first) toast({ tone: 'bad', message: t.passed({ count: passed.length, why: first.why }) });
      }
    } catch (error) {
      if (!signal.aborted) toast({ tone: 'bad', message: withWhy(t.failed, error) });
    }
    if (!signal.aborted) onDone();
  };

  const send = async (act: Act) => {
    setProgress({ status: 'sending', act });
    const { now: t } = bulkWords;
    try {
      const body = { ids: people.map(({ id }) => id), act };
      const answer = await api.call('POST /monitor/bulk', { body });
      const { done, passed, mark } = answer;
      const backs = backsOf(act, answer);
      const said = [t.done({ count: done.length })];
      if (passed[0]) said.push(t.passed({ count: passed.length, why: passed[0].why }));
      toast({
        tone: passed.length > 0 ? 'calm' : 'good',
        message: said.join('. '),
        ...(backs.length > 0 ? { action: { label: t.undo, onAct: () => void undo(backs, mark) } } : {}),
      });
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: withWhy(t.failed, error) });
    }
    setProgress({ status: 'idle' });
  };

  return {
    progress,
    ask: (act: Act, isGrave: boolean) => {
      if (progress.status === 'sending') return;
      if (isGrave) setProgress({ status: 'asking', act });
      else void send(act);
    },
    confirm: () => {
      if (progress.status === 'asking') void send(progress.act);
    },
    cancel: () => setProgress({ status: 'idle' }),
  };
}

interface Back {
  act: BulkAct;
  ids: string[];
}

/** What takes it back: for nobody who was so before, and what would have ended by itself ends as it would have. */
function backsOf(
  act: Act,
  { done, changed = done, for_a_time = [] }: CallAnswer<'POST /monitor/bulk'>,
): Back[] {
  const [always, forATime = always] = [BACK[act], BACK_FOR_A_TIME[act]];
  if (!always || !forATime) return [];
  const timed = changed.filter((id) => for_a_time.includes(id));
  const others = changed.filter((id) => !for_a_time.includes(id));
  return [
    { act: always, ids: others },
    { act: forATime, ids: timed },
  ].filter(({ ids }) => ids.length > 0);
}
