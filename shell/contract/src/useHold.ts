import { useEffect } from 'react';
import { useShell } from './ctx.ts';

/** Keeps this version where it is while something goes on that must not be cut off: a game, a call. */
export function useHold(isBusy: boolean): void {
  const { hold } = useShell();
  useEffect(() => (isBusy ? hold?.() : undefined), [hold, isBusy]);
}
