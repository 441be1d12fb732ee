import type { Game } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { boardWords } from './words.ts';

/** Tells the feed of a score, with a link that opens the game. */
export function useShareScore(game: Game, value: number) {
  const t = useWords(boardWords);
  const { api, toast } = useShell();
  const [sent, setSent] = useState<{ value: number; state: 'sending' | 'sent' }>();
  const state = sent?.value === value ? sent.state : 'idle';

  const share = async () => {
    setSent({ value, state: 'sending' });
    const form = new FormData();
    const address = `${window.location.origin}/play/${game.id}`;
    form.set('context', t.post({ score: value.toLocaleString(), title: game.title, address }));
    form.set('clientId', crypto.randomUUID());
    try {
      await api.call('POST /content', { body: form });
      setSent({ value, state: 'sent' });
    } catch {
      setSent(undefined);
      toast({ message: t.notShared, tone: 'bad' });
    }
  };

  return { share, state };
}
