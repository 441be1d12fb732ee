import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a toast stays when nobody holds it. */
export const toastLifeMs = 5000;

/** Calls `onEnd` when the time is over. While it waits, the time left is kept. */
export function useCountdown(isWaiting: boolean, onEnd: () => void): void {
  const leftMs = useRef(toastLifeMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isWaiting) return undefined;
    const startedAt = Date.now();
    const timer = window.setTimeout(end, leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isWaiting]);
}
