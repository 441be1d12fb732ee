import type { CallState } from '@plaza/shell-contract';
import { useCallback, useEffect, useRef } from 'react';

/** Between an answer and the next question. */
const PAUSE_MS = 250;

/**
 * Asks again for what has changed. An answer that is on its way is not given up for the next change: where changes come
 * faster than answers there would never be one. All of them together are one more question, a moment after it.
 */
export function useAskAgain<Answer>(call: CallState<Answer>): () => void {
  const { refetch } = call;
  const asking = useRef<'no' | 'yes' | 'once more'>('no');
  // With each answer it is another one.
  useEffect(() => {
    if (asking.current !== 'once more') {
      asking.current = 'no';
      return undefined;
    }
    const pause = setTimeout(() => {
      asking.current = 'yes';
      refetch();
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [call, refetch]);
  return useCallback(() => {
    const isAsked = asking.current !== 'no';
    asking.current = isAsked ? 'once more' : 'yes';
    if (!isAsked) refetch();
  }, [refetch]);
}
