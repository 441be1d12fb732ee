import { useEffect } from 'react';

/** Does something again and again while somebody looks. A page in the background does nothing; seen again, it does it at once. */
export function useWhileSeen(act: () => void, everyMs: number): void {
  useEffect(() => {
    const actIfSeen = () => {
      if (document.visibilityState === 'visible') act();
    };
    const acting = setInterval(actIfSeen, everyMs);
    document.addEventListener('visibilitychange', actIfSeen);
    return () => {
      clearInterval(acting);
      document.removeEventListener('visibilitychange', actIfSeen);
    };
  }, [act, everyMs]);
}
