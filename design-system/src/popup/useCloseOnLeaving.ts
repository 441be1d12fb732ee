import { useEffect, useEffectEvent } from 'react';
import { closeOnLeaving } from './closeOnLeaving.ts';

/** For what opens over a page without being a popover: Back closes it first, and any way to another page does. */
export function useCloseOnLeaving(isOpen: boolean, close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    closeOnLeaving(() => leave(), ending.signal);
    return () => ending.abort();
  }, [isOpen]);
}
