import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { withWhy } from './withWhy.ts';

interface Said {
  /** Said when it is done; nothing where the screen itself shows it. */
  done?: string | undefined;
  /** Said, with the server's reason, when it failed. */
  failed: string;
}

/** One act at a time: runs it, says how it went, and answers whether it is done. */
export function useAct() {
  const { toast, signal } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<unknown>, { done, failed }: Said): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await act();
      if (done) toast({ tone: 'good', message: done });
      return true;
    } catch (error) {
      if (!signal.aborted) toast({ tone: 'bad', message: withWhy(failed, error) });
      return false;
    } finally {
      if (!signal.aborted) setIsBusy(false);
    }
  };
  return { isBusy, run };
}
