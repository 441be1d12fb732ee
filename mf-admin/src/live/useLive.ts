import { useCall } from '@plaza/shell-contract';
import { useEffect } from 'react';

const NOW_MS = 5_000;
const LINES_MS = 60_000;

/** The numbers, asked again every few seconds, and their lines every minute, while somebody looks. */
export function useLive() {
  const now = useCall('GET /live');
  const lines = useCall('GET /live/lines');
  useWhileSeen(now.refetch, NOW_MS);
  useWhileSeen(lines.refetch, LINES_MS);
  return { now, lines };
}

/** A page in the background asks nothing; when it is seen again it asks at once. */
function useWhileSeen(act: () => void, everyMs: number): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') act();
    };
    const asking = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(asking);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [act, everyMs]);
}
