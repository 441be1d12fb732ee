import type { AdminPerson, BulkAct } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import { bulkWords } from './words.ts';

type Act = Exclude<BulkAct, 'unverify'>;

/** What takes an act back, for those for whom it was done. */
const BACK: Partial<Record<Act, BulkAct>> = {
  block: 'unblock',
  unblock: 'block',
  verify: 'unverify',
  delete: 'restore',
  restore: 'delete',
};

type Progress = { status: 'idle' } | { status: 'asking' | 'sending'; act: Act };

/** One act for all who are chosen; where it can be taken back, the toast offers that. */
export function useBulk(people: readonly Pick<AdminPerson, 'id'>[], onDone: () => void) {
  const { api, toast, signal } = useShell();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });

  const undo = async (act: BulkAct, ids: string[]) => {
    try {
      await api.call('POST /monitor/bulk', { body: { ids, act } });
      onDone();
    } catch (error) {
      if (!signal.aborted) toast({ tone: 'bad', message: withWhy(bulkWords.now.failed, error) });
    }
  };

  const send = async (act: Act) => {
    setProgress({ status: 'sending', act });
    const { now: t } = bulkWords;
    try {
      const body = { ids: people.map(({ id }) => id), act };
      const { done, passed } = await api.call('POST /monitor/bulk', { body });
      const back = BACK[act];
      const said = [t.done({ count: done.length })];
      if (passed[0]) said.push(t.passed({ count: passed.length, why: passed[0].why }));
      toast({
        tone: passed.length > 0 ? 'calm' : 'good',
        message: said.join('. '),
        ...(back && done.length > 0 ? { action: { label: t.undo, onAct: () => void undo(back, done) } } : {}),
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
