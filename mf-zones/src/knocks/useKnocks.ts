import type { CallAnswer, KnockAnswer } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useCallback, useEffect, useMemo } from 'react';
import { knockWords } from './words.ts';

export const KNOCK_ANSWERS = [
  'let-in',
  'always',
  'decline',
  'block',
] as const satisfies readonly KnockAnswer[];

/** Who stands before one's zone, and what one says to them. */
export interface Knocks {
  waiting: CallAnswer<'GET /zones/u/:slug/knocks'>;
  answer(username: string, how: KnockAnswer): void;
}

const NOBODY: Knocks['waiting'] = [];

/** Asks again with everybody who knocks or is answered, here or on another page. */
export function useKnocks(slug: string): Knocks {
  const t = useWords(knockWords);
  const { api, hub, toast } = useShell();
  const knocks = useCall('GET /zones/u/:slug/knocks', { params: { slug } });
  const { refetch } = knocks;
  useEffect(() => {
    const heard = hub.on('notification').subscribe({
      next({ payload }) {
        if (!payload.notification || payload.notification.kind === 'zone-knock') refetch();
      },
    });
    return () => heard.unsubscribe();
  }, [hub, refetch]);

  const answer = useCallback(
    (username: string, how: KnockAnswer) => {
      const params = { slug, username };
      void api
        .call('PUT /zones/u/:slug/knocks/:username', { params, body: { answer: how } })
        .catch(() => toast({ tone: 'bad', message: t.notDone }))
        .then(refetch);
    },
    [api, slug, toast, t, refetch],
  );
  const waiting = knocks.status === 'ready' ? knocks.answer : NOBODY;
  return useMemo(() => ({ waiting, answer }), [waiting, answer]);
}
