import type { ZoneAct } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useCallback } from 'react';
import type { ZoneLink } from '../ZoneLink.ts';
import { refusalWords } from './words.ts';

/** Does what one asked for. When nobody hears of it the page says why; so it answers the reason in words, or nothing. */
export function useAct(link: ZoneLink): (act: ZoneAct) => Promise<string | null> {
  const t = useWords(refusalWords);
  const { toast } = useShell();
  return useCallback(
    async (act) => {
      const outcome = await link.act(act);
      if (outcome === 'done') return null;
      const message = t[outcome];
      toast({ message, tone: 'bad' });
      return message;
    },
    [link, t, toast],
  );
}
