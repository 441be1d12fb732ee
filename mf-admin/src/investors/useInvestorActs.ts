import type { Investor } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useMemo, useState } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import { investorActWords } from './words.ts';

/** What is done with one investor from its row. Letters leave one after the other. */
export function useInvestorActs(onDone: () => void) {
  const { api, toast, signal } = useShell();
  const [sending, setSending] = useState<string>();

  // The same while nothing is sent: a table of rows is not drawn anew for every key.
  return useMemo(() => {
    const send = async ({ email, name }: Investor) => {
      if (sending) return;
      setSending(email);
      const { now: t } = investorActWords;
      try {
        await api.call('POST /investor/mail', { body: { email, name } });
        toast({ tone: 'good', message: t.mailed });
      } catch (error) {
        if (signal.aborted) return;
        toast({ tone: 'bad', message: withWhy(t.notMailed, error) });
      }
      setSending(undefined);
      onDone();
    };

    const review = async ({ email, status }: Investor) => {
      const { now: t } = investorActWords;
      try {
        const { data } = await api.call('PUT /investor/update', { body: { email, action: status } });
        toast(data.action ? { tone: 'good', message: t.updated } : { tone: 'calm', message: t.writeFirst });
      } catch (error) {
        if (signal.aborted) return;
        toast({ tone: 'bad', message: withWhy(t.notUpdated, error) });
      }
      onDone();
    };

    return {
      /** To whom a letter is on its way just now. */
      sending,
      send: (investor: Investor) => void send(investor),
      review: (investor: Investor) => void review(investor),
    };
  }, [api, toast, signal, sending, onDone]);
}
