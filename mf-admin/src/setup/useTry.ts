import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { frameWords } from '../frame/words.ts';

/** Tries something for real, and keeps what came of it: the answer, or what is wrong in the server's words. */
export function useTry<Answer>(act: () => Promise<Answer>) {
  const { signal } = useShell();
  const [state, setState] = useState<{ isBusy: boolean; done?: Answer; trouble?: string }>({ isBusy: false });
  const run = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const done = await act();
      if (!signal.aborted) setState({ isBusy: false, done });
    } catch (error) {
      if (signal.aborted) return;
      setState({ isBusy: false, trouble: error instanceof Error ? error.message : frameWords.now.failed });
    }
  };
  return { ...state, run };
}
